import type { AuditDashboard } from '#contract/audits.ts'
import { useSayClock } from '#web/kit/clock.tsx'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import styles from './progress-chart.module.css'
import { PICTURE, type ProgressPicture, progressPicture } from './progress-path.ts'

const MOVES_EVERY_MS = 30_000

/** Shelves handed in over time: the solid line is the count, the dashed one the plan. */
export function ProgressChart({ dashboard }: { readonly dashboard: AuditDashboard }) {
  const now = useNow(MOVES_EVERY_MS)
  const t = useMessages('dashboard')
  const sayClock = useSayClock()
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
        <span>{sayClock(picture.from, now)}</span>
        <span>{describePlan(picture, t)}</span>
        <span>{sayClock(picture.until, now)}</span>
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

function describePlan({ ahead }: ProgressPicture, t: Messages<'dashboard'>): string {
  if (ahead === undefined) return t('chart.plain')
  if (ahead === 0) return t('chart.asPlanned')
  const count = Math.abs(ahead)
  return ahead > 0 ? t('chart.ahead', { count }) : t('chart.behind', { count })
}
