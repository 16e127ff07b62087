import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, HTMLAttributes, Ref } from 'react'
import styles from './link-tabs.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface LinkTabsProps extends HTMLAttributes<HTMLElement> {
  /** Which one is open: it is brought into view when another one is. */
  readonly current: unknown
}

/** A row of links to parts of one thing, that may be wider than a phone. */
export function LinkTabs({ current, ...nav }: LinkTabsProps) {
  const row = useCurrentInView(current)
  return <nav {...nav} ref={row} className={styles.tabs} />
}

interface TabProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
  /** For links that differ in what they search: the router takes several of them for open. */
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
