import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, HTMLAttributes, Ref } from 'react'
import styles from './link-tabs.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface LinkTabsProps extends HTMLAttributes<HTMLElement> {
  /** Which link is active: a change scrolls the new one into view. */
  readonly current: unknown
}

/** A row of links to the parts of one thing, which may be wider than a phone. */
export function LinkTabs({ current, ...nav }: LinkTabsProps) {
  const row = useCurrentInView(current)
  return <nav {...nav} ref={row} className={styles.tabs} />
}

interface TabProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
  /** For links that differ only in their search parameters: the router would mark several as active. */
  readonly isCurrent?: boolean
}

function Tab({ isCurrent, 'aria-current': byRouter, ...link }: TabProps) {
  const current = isCurrent ? 'true' : undefined
  return (
    <a
      {...link}
      className={styles.tab}
      aria-current={isCurrent === undefined ? byRouter : current}
    />
  )
}

export const LinkTab = createLink(Tab)
