import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { AuditSummary } from '#contract/audits.ts'
import { formatShare } from '#web/kit/format-number.ts'
import { useNow } from '#web/kit/use-now.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import styles from './audits-page.module.css'
import { describeProgress, describeWhen } from './describe-summary.ts'

interface RunningAuditProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

const LOOK_EVERY_MS = 30_000

export function RunningAudit({ storeId, audit }: RunningAuditProps) {
  const now = useNow(LOOK_EVERY_MS)
  const { shelves, explained } = audit.coverage
  const isStarted = audit.status !== 'draft'
  return (
    <li>
      <Link
        to="/stores/$storeId/audit/$id"
        params={{ storeId, id: audit.id }}
        className={styles.running}
      >
        <span className={styles.head}>
          <span className={styles.name}>{audit.name}</span>
          <AuditStatus status={audit.status} />
          <span className={styles.when}>{now !== undefined && describeWhen(audit, now)}</span>
        </span>
        <span className={styles.progress}>
          <span>{describeProgress(audit)}</span>
          {isStarted && <span className={styles.share}>{formatShare(explained, shelves)}</span>}
        </span>
        {isStarted && (
          <span className={styles.bar} aria-hidden>
            <span className={styles.fill} style={width(explained, shelves)} />
          </span>
        )}
      </Link>
    </li>
  )
}

function width(part: number, whole: number): CSSProperties {
  return { width: `${whole === 0 ? 0 : (part / whole) * 100}%` }
}
