// One line about an audit in a list.

import type { AuditSummary } from '#contract/audits.ts'
import type { Messages } from '#web/kit/use-messages.ts'

type Facts = Pick<AuditSummary, 'status' | 'coverage' | 'storeIds'>

/** "44 of 60 shelves done", with the number of stores if there are several. */
export function describeProgress(
  { status, coverage, storeIds }: Facts,
  t: Messages<'audits'>,
): string {
  const counted = status === 'draft' ? t('row.notStarted') : describeCoverage(coverage, t)
  return storeIds.length > 1
    ? `${counted} · ${t('row.stores', { count: storeIds.length })}`
    : counted
}

/** Without shelves, it was canceled before anything was planned. */
function describeCoverage(
  { shelves, explained }: Facts['coverage'],
  t: Messages<'audits'>,
): string {
  return shelves === 0 ? t('row.noShelf') : t('row.done', { done: explained, shelves })
}

type Times = Pick<AuditSummary, 'status' | 'createdAt' | 'startedAt' | 'endedAt' | 'dueAt'>

/** How clocks and durations read at this moment. */
export interface SaidTimes {
  readonly nowMs: number
  readonly clock: (timeMs: number) => string
  readonly duration: (durationMs: number) => string
}

/** When it is due, or how long it has been running. Only in the browser, which has a clock. */
export function describeWhen(audit: Times, times: SaidTimes, t: Messages<'audits'>): string {
  const { createdAt, startedAt, endedAt, dueAt } = audit
  const { nowMs, clock, duration } = times
  if (endedAt !== null) return t('row.ended', { clock: clock(endedAt) })
  const begun =
    startedAt === null
      ? t('row.planned', { clock: clock(createdAt) })
      : t('row.started', { duration: duration(Math.max(0, nowMs - startedAt)) })
  return dueAt === null ? begun : `${begun} · ${describeDue(dueAt, times, t)}`
}

function describeDue(dueAt: number, { nowMs, clock }: SaidTimes, t: Messages<'audits'>): string {
  return dueAt < nowMs
    ? t('row.overdue', { clock: clock(dueAt) })
    : t('row.due', { clock: clock(dueAt) })
}
