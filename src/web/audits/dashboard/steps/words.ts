// The texts of the steps to the end of an audit.

import { allowsWork } from '#domain/assignment.ts'
import type { AuditStatus, ChecklistPoint } from '#domain/audit.ts'
import type { FinishEstimate } from '#domain/estimate.ts'
import type { Protocol } from '#domain/protocol.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import type { SaidTimes } from '../describe-audit.ts'

/** What is left to do, or that nothing is. */
export function describePoint(
  { id, open, lone = 0, ties = 0, units = 0 }: ChecklistPoint,
  { controlTotals }: Pick<Protocol, 'controlTotals'>,
  t: Messages<'dashboard'>,
): string {
  if (id === 'control_totals' && open === 0 && !controlTotals) return t('met.notUsed')
  if (open === 0) return t(`met.${id}`)
  const parts = [
    id === 'set_aside'
      ? t('open.set_aside', { count: open, units })
      : t(`open.${id}`, { count: open }),
    lone > 0 && t('open.lone', { count: lone }),
    ties > 0 && t('open.ties', { count: ties }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Once counting is closed, there is no deadline left for the points. */
export function checklistTitle(status: AuditStatus, t: Messages<'dashboard'>): string {
  return status === 'active' || status === 'stopped' ? t('checklist.before') : t('checklist.closed')
}

export function isOver(status: AuditStatus): boolean {
  return !allowsWork(status, 'settle')
}

/** What was left open in an audit that is over: it can no longer be fixed. */
export function describeLeft({ id, open }: ChecklistPoint, t: Messages<'dashboard'>): string {
  return t(`left.${id}`, { count: open })
}

/** "4 of 6 still open", or that all points are met. */
export function describeOpenPoints(
  points: readonly ChecklistPoint[],
  status: AuditStatus,
  t: Messages<'dashboard'>,
): string {
  const counts = {
    open: points.filter((point) => point.open > 0).length,
    points: points.length,
  }
  if (counts.open === 0) return t('checklist.allMet')
  return isOver(status) ? t('checklist.leftOpen', counts) : t('checklist.stillOpen', counts)
}

const MINUTE_MS = 60_000
const STILL_AFTER_MS = 20 * MINUTE_MS

/** Nobody is counting: an estimate based on people at work means nothing. */
export function isStill({ asOf }: FinishEstimate, nowMs: number): boolean {
  return nowMs - asOf > STILL_AFTER_MS
}

/** Even the latest estimate has passed: people did not continue at their pace. */
export function isLate({ until }: FinishEstimate, nowMs: number): boolean {
  return nowMs - until > MINUTE_MS
}

/** "about 1 h 50 min to go"; an estimate that has passed says that the count is late. */
export function describeRemaining(
  finish: FinishEstimate,
  { nowMs, duration }: Omit<SaidTimes, 'clock'>,
  t: Messages<'dashboard'>,
): string {
  if (isStill(finish, nowMs)) {
    return t('remaining.still', { duration: duration(nowMs - finish.asOf) })
  }
  if (isLate(finish, nowMs)) return t('remaining.late')
  const leftMs = finish.about - nowMs
  if (leftMs < MINUTE_MS) return t('remaining.almost')
  return t('remaining.about', { duration: duration(rounded(leftMs)) })
}

export interface FinishWords {
  readonly about: string
  /** Undefined: it is almost certain. */
  readonly range: { readonly from: string; readonly until: string } | undefined
}

/** "Finish about 3:30 pm", with the range. */
export function describeFinish(
  finish: FinishEstimate,
  { nowMs, clock }: Omit<SaidTimes, 'duration'>,
  t: Messages<'dashboard'>,
): FinishWords {
  const about = (timeMs: number) => clock(toFiveMinutes(Math.max(timeMs, nowMs)))
  const [from, until] = [about(finish.from), about(finish.until)]
  return {
    about: t('finish.about', { clock: about(finish.about) }),
    range: from === until ? undefined : { from, until },
  }
}

/** An estimate is not precise to the minute. */
function rounded(leftMs: number): number {
  const stepMs = leftMs > 20 * MINUTE_MS ? 5 * MINUTE_MS : MINUTE_MS
  return Math.max(stepMs, Math.round(leftMs / stepMs) * stepMs)
}

function toFiveMinutes(timeMs: number): number {
  const stepMs = 5 * MINUTE_MS
  return Math.round(timeMs / stepMs) * stepMs
}
