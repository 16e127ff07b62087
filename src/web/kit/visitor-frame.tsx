import type { ComponentProps } from 'react'
import { LanguageMenu } from './language-menu.tsx'
import { NarrowFrame } from './narrow-frame.tsx'

/** A page with one thing to do, for visitors, with a choice of the language below it. */
export function VisitorFrame({ foot, ...props }: ComponentProps<typeof NarrowFrame>) {
  return (
    <NarrowFrame
      {...props}
      foot={
        <>
          {foot && <div>{foot}</div>}
          <LanguageMenu />
        </>
      }
    />
  )
}
