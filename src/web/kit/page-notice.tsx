import type { ReactNode } from 'react'
import styles from './page-notice.module.css'

/** One line above every page, announced when it appears. */
export function PageNotice({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  )
}
