import type { ReactNode } from 'react'
import type { AuditStatus } from '#domain/audit.ts'
import styles from './inventory.module.css'

interface NothingToSettleProps {
  readonly status: AuditStatus
  /** What helps all the same. */
  readonly children?: ReactNode
}

/** Of an audit that is over: what is listed stays as it is. */
export function NothingToSettle({ status, children }: NothingToSettleProps) {
  return (
    <p className={styles.over}>
      {status === 'cancelled'
        ? 'This audit was cancelled, and nothing of it counts any more.'
        : 'This audit is completed and sealed: what is listed here stays as it is.'}{' '}
      {children}
    </p>
  )
}
