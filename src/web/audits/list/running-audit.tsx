import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { AuditSummary } from '#contract/audits.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import styles from './audits-page.module.css'
import { describeProgress } from './describe-summary.ts'
import { useSayWhen } from './use-say-when.ts'

interface RunningAuditProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

export function RunningAudit({ storeId, audit }: RunningAuditProps) {
  const t = useMessages('audits')
  const { share } = useFormats()
  const sayWhen = useSayWhen()
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
          <span className={styles.when}>{sayWhen(audit)}</span>
        </span>
        <span className={styles.progress}>
          <span>{describeProgress(audit, t)}</span>
          {isStarted && (
            <span className={styles.share}>{shelves === 0 ? '–' : share(explained / shelves)}</span>
          )}
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
