import type { ReactNode } from 'react'
import type { AuditStatus } from '#domain/audit.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './inventory.module.css'

interface NothingToSettleProps {
  readonly status: AuditStatus
  /** What can be done instead. */
  readonly children?: ReactNode
}

/** The audit is over: the list can no longer be changed. */
export function NothingToSettle({ status, children }: NothingToSettleProps) {
  const t = useMessages('inventory')
  return (
    <p className={styles.over}>
      {t(status === 'cancelled' ? 'over.cancelled' : 'over.completed')} {children}
    </p>
  )
}
