// Router links that look like the kit's components.

import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type NativeLink = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  keyof ButtonProps | keyof AnchorProps
> & {
  readonly ref?: Ref<HTMLAnchorElement>
}

function ButtonLink(props: NativeLink & ButtonProps) {
  return <Button component="a" {...props} />
}

function AnchorLink(props: NativeLink & AnchorProps) {
  return <Anchor {...props} />
}

export const LinkButton = createLink(ButtonLink)
export const LinkAnchor = createLink(AnchorLink)
