import { Progress } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AuditSummary } from '#contract/audits.ts'
import { Clock } from '../kit/clock.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './my-work.module.css'

interface CoverageLineProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

/** How far a count is, by shelves handed in: in a blind count people may not know more than that. */
export function CoverageLine({ storeId, audit }: CoverageLineProps) {
  const { dueAt } = audit
  const { shelves, explained } = audit.coverage
  const t = useMessages('work')
  const submitted = t('coverage.submitted', { done: explained, total: shelves })
  return (
    <Link
      to="/stores/$storeId/audit/$id/room-assignments"
      params={{ storeId, id: audit.id }}
      className={styles.coverage}
    >
      <span className={styles.coverageName}>
        {audit.name}
        {audit.status === 'stopped' && (
          <span className={styles.stopped}> · {t('coverage.stopped')}</span>
        )}
      </span>
      <span className={styles.coverageFacts}>
        <span>{submitted}</span>
        {dueAt !== null && (
          <span>{t('coverage.ends', { time: () => <Clock atMs={dueAt} /> })}</span>
        )}
      </span>
      <Progress
        value={shelves === 0 ? 0 : (explained / shelves) * 100}
        size="sm"
        aria-label={t('coverage.named', { audit: audit.name, submitted })}
      />
    </Link>
  )
}
