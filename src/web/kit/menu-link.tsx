import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type NativeLink = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & {
  readonly ref?: Ref<HTMLAnchorElement>
}

function MenuItemLink(props: NativeLink & MenuItemProps) {
  return <Menu.Item component="a" {...props} />
}

/** A menu item that leads to another page. */
export const MenuLink = createLink(MenuItemLink)
