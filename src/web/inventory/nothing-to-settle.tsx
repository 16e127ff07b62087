import type { ReactNode } from 'react'
import type { AuditStatus } from '#domain/audit.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './inventory.module.css'

interface NothingToSettleProps {
  readonly status: AuditStatus
  /** What helps all the same. */
  readonly children?: ReactNode
}

/** Of an audit that is over: what is listed stays as it is. */
export function NothingToSettle({ status, children }: NothingToSettleProps) {
  const t = useMessages('inventory')
  return (
    <p className={styles.over}>
      {t(status === 'cancelled' ? 'over.cancelled' : 'over.completed')} {children}
    </p>
  )
}
