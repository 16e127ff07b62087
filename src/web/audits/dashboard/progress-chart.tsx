import type { AuditDashboard } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import { formatClock } from '#web/kit/format-time.ts'
import { useNow } from '#web/kit/use-now.ts'
import styles from './progress-chart.module.css'
import { PICTURE, type ProgressPicture, progressPicture } from './progress-path.ts'

const MOVES_EVERY_MS = 30_000

/** Shelves handed in over time: the full line is the count, the dashed one the plan. */
export function ProgressChart({ dashboard }: { readonly dashboard: AuditDashboard }) {
  const now = useNow(MOVES_EVERY_MS)
  const { timeline, startedAt, dueAt, coverage, status } = dashboard
  if (now === undefined) return null
  const { shelves } = coverage
  const isClosed = status !== 'active' && status !== 'stopped'
  const picture = progressPicture({ timeline, startedAt, dueAt, shelves, now, isClosed })
  if (!picture) return null
  return (
    <figure className={styles.chart}>
      <Drawing picture={picture} />
      <figcaption className={styles.caption}>
        <span>{formatClock(picture.from, now)}</span>
        <span>{describePlan(picture)}</span>
        <span>{formatClock(picture.until, now)}</span>
      </figcaption>
    </figure>
  )
}

function Drawing({ picture: { done, plan, end } }: { readonly picture: ProgressPicture }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`-2 -4 ${PICTURE.width + 6} ${PICTURE.height + 8}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={`M0 ${PICTURE.height}H${PICTURE.width}`} className={styles.ground} />
      {plan && <path d={plan} className={styles.plan} />}
      <path d={done} className={styles.done} />
      <path d={`M${end.x} ${end.y}h0`} className={styles.end} />
    </svg>
  )
}

function describePlan({ ahead }: ProgressPicture): string {
  if (ahead === undefined) return 'Shelves over time'
  if (ahead === 0) return 'As planned (dashed)'
  const shelves = countOf(Math.abs(ahead), 'shelf', 'shelves')
  return ahead > 0 ? `${shelves} ahead of the plan (dashed)` : `${shelves} behind the plan (dashed)`
}
