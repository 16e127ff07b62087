import { Progress } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AuditSummary } from '#contract/audits.ts'
import { countWithin } from '#domain/count-words.ts'
import { Clock } from '../kit/clock.tsx'
import styles from './store-index.module.css'

interface CoverageLineProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

/** How far a count is, by shelves handed in: nothing finer is told to whoever counts blind. */
export function CoverageLine({ storeId, audit }: CoverageLineProps) {
  const { shelves, explained } = audit.coverage
  const handedIn = `${countWithin(explained, shelves, 'shelf', 'shelves')} handed in`
  return (
    <Link
      to="/stores/$storeId/audit/$id/room-assignments"
      params={{ storeId, id: audit.id }}
      className={styles.coverage}
    >
      <span className={styles.coverageName}>
        {audit.name}
        {audit.status === 'stopped' && <span className={styles.stopped}> · stopped</span>}
      </span>
      <span className={styles.coverageFacts}>
        <span>{handedIn}</span>
        {audit.dueAt !== null && (
          <span>
            ends <Clock atMs={audit.dueAt} />
          </span>
        )}
      </span>
      <Progress
        value={shelves === 0 ? 0 : (explained / shelves) * 100}
        size="sm"
        aria-label={`${audit.name}: ${handedIn}`}
      />
    </Link>
  )
}
