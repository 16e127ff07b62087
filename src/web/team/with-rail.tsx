import type { ReactNode } from 'react'
import styles from './with-rail.module.css'

interface WithRailProps {
  readonly label: string
  readonly rail: ReactNode
  /** Where there is no room beside the page, the rail opens above it. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A page with its actions beside it. */
export function WithRail({ label, rail, isOpen, children }: WithRailProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.page}>{children}</div>
      <aside className={styles.rail} data-closed={!isOpen || undefined} aria-label={label}>
        {rail}
      </aside>
    </div>
  )
}

/** The class of a button that opens the rail: hidden while the rail is beside the page. */
export const railOpener = styles.opener
