// One line about an audit in a list.

import type { AuditSummary } from '#contract/audits.ts'
import { countOf, countWithin } from '#domain/count-words.ts'
import { formatClock, formatDuration } from '#web/kit/format-time.ts'

type Facts = Pick<AuditSummary, 'status' | 'coverage' | 'storeIds'>

/** "44 of 60 shelves covered", with the other stores it counts. */
export function describeProgress({ status, coverage, storeIds }: Facts): string {
  const counted = status === 'draft' ? 'Nothing is counted yet' : describeCoverage(coverage)
  return storeIds.length > 1 ? `${counted} in ${storeIds.length} stores` : counted
}

/** Without shelves it was cancelled before anything was planned. */
function describeCoverage({ shelves, explained }: Facts['coverage']): string {
  if (shelves === 0) return 'No shelf was counted'
  return `${countWithin(explained, shelves, 'shelf', 'shelves')} covered`
}

type Times = Pick<AuditSummary, 'status' | 'createdAt' | 'startedAt' | 'endedAt' | 'dueAt'>

/** When it is due, or how long it has been going on. Only in the browser: it holds a clock. */
export function describeWhen(audit: Times, nowMs: number): string {
  const { createdAt, startedAt, endedAt, dueAt } = audit
  if (endedAt !== null) return `Ended ${formatClock(endedAt, nowMs)}`
  const due = dueAt === null ? '' : `, ${describeDue(dueAt, nowMs)}`
  if (startedAt === null) return `Planned ${formatClock(createdAt, nowMs)}${due}`
  return `Started ${formatDuration(Math.max(0, nowMs - startedAt))} ago${due}`
}

function describeDue(dueAt: number, nowMs: number): string {
  return dueAt < nowMs
    ? `overdue since ${formatClock(dueAt, nowMs)}`
    : `due ${formatClock(dueAt, nowMs)}`
}

/** "12 audits, 2 of them going on". */
export function describeTotal(total: number, goingOn: number): string {
  const audits = countOf(total, 'audit')
  return goingOn === 0 ? audits : `${audits}, ${goingOn} of them going on`
}
