import type { AuditDetails } from '#contract/audits.ts'
import type { Messages } from '#web/kit/use-messages.ts'

type Facts = Pick<
  AuditDetails,
  | 'status'
  | 'startedAt'
  | 'submittedAt'
  | 'endedAt'
  | 'stores'
  | 'protocol'
  | 'dueAt'
  | 'statusReason'
>

/** How clocks and durations read at this moment. */
export interface SaidTimes {
  readonly nowMs: number
  readonly clock: (timeMs: number) => string
  readonly duration: (durationMs: number) => string
}

/** The facts next to the title: when it started, how it counts, where. Only in the browser, which has a clock. */
export function describeAudit(audit: Facts, times: SaidTimes, t: Messages<'dashboard'>): string {
  return [
    describeTime(audit, times, t),
    hasReason(audit) ? `“${audit.statusReason}”` : undefined,
    audit.protocol.blind ? t('fact.blind') : t('fact.open'),
    audit.stores.length > 1 ? t('fact.stores', { count: audit.stores.length }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Why it was stopped or canceled is what people want to know first. */
function hasReason({ status, statusReason }: Facts): boolean {
  return (status === 'stopped' || status === 'cancelled') && Boolean(statusReason)
}

function describeTime(
  audit: Facts,
  { nowMs, clock, duration }: SaidTimes,
  t: Messages<'dashboard'>,
): string | undefined {
  const { startedAt, submittedAt, endedAt, dueAt } = audit
  if (endedAt !== null) return t('fact.ended', { clock: clock(endedAt) })
  if (submittedAt !== null) return t('fact.submitted', { clock: clock(submittedAt) })
  if (startedAt !== null) {
    const ago = duration(Math.max(0, nowMs - startedAt))
    return t('fact.started', { clock: clock(startedAt), duration: ago })
  }
  return dueAt === null ? undefined : t('fact.due', { clock: clock(dueAt) })
}
