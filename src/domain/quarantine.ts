// Which counts wait for a manager, and why: by the state of their audit, by whose shelf it is, and where
// they cannot be honest. Device time says when somebody counted, however late the count arrives.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import type { Milli } from './quantity.ts'
import type { SetAsideReason } from './scan-warning.ts'
import type { Holding } from './shelf-holder.ts'

/** A time in which the audit was stopped. */
export interface Pause {
  readonly fromMs: number
  /** Null while it lasts. */
  readonly untilMs: number | null
}

export interface CountingTimes {
  readonly status: AuditStatus
  readonly pauses: readonly Pause[]
}

/** What is judged of a count that somebody sends. */
export interface SentCount {
  readonly deviceTimeMs: number
  /** Of the server. */
  readonly nowMs: number
  /** When its audit was started; null: not yet, or it cannot matter. */
  readonly startedAtMs: number | null
  /** In thousandths; null: it says no number. */
  readonly quantity: Milli | null
  readonly holding: Holding
}

/** A phone in the wrong time zone is up to 14 hours off. */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000
/** More units than a person counts in one go: numbers as long as a short barcode lie above. */
const LARGEST_HONEST_QUANTITY: Milli = 1_000_000_000

/**
 * Why a count is kept for the manager without effect; empty: it counts. Where nothing can be counted, it
 * throws. Nothing here goes by what is expected, which a blind count must not tell.
 */
export function reasonsToSetAside(
  times: CountingTimes,
  count: SentCount,
): readonly SetAsideReason[] {
  refuseUncountable(times.status)
  const { deviceTimeMs, quantity, holding } = count
  const reasons: readonly (readonly [SetAsideReason, boolean])[] = [
    // Counting is closed; what still comes may explain a variance.
    ['after_submission', times.status === 'submitted'],
    ['while_stopped', times.pauses.some((pause) => isWithin(pause, deviceTimeMs))],
    ['impossible_time', isImpossibleTime(count)],
    ['impossible_quantity', quantity !== null && Math.abs(quantity) > LARGEST_HONEST_QUANTITY],
  ]
  const own = reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
  return holding === 'holds' || holding === 'held_before' ? own : [...own, holding]
}

/** Whether somebody has to find out when the audit was started. */
export function isLongAgo({ deviceTimeMs, nowMs }: Pick<SentCount, 'deviceTimeMs' | 'nowMs'>) {
  return deviceTimeMs < nowMs - CLOCK_TOLERANCE_MS
}

function isImpossibleTime({ deviceTimeMs, nowMs, startedAtMs }: SentCount): boolean {
  if (deviceTimeMs > nowMs + CLOCK_TOLERANCE_MS) return true
  return startedAtMs !== null && deviceTimeMs < startedAtMs - CLOCK_TOLERANCE_MS
}

function refuseUncountable(status: AuditStatus): void {
  if (status === 'active' || status === 'stopped' || status === 'submitted') return
  const message = `Nothing can be counted while the audit is ${status}.`
  throw new Fault('illegal_transition', message, {
    from: status,
    to: status,
    guard: 'audit_status',
  })
}

/** Counts that were held back are let through, or left out for good, with a word why. */
export function requireRelease(release: {
  readonly reason: string
  readonly eventIds?: readonly string[] | undefined
  readonly auditAssignmentId?: string | undefined
  readonly deviceId?: string | undefined
}): string {
  const { eventIds, auditAssignmentId, deviceId } = release
  if (!eventIds?.length && auditAssignmentId === undefined && deviceId === undefined) {
    throw new Fault('invalid_argument', 'Say which counts.', { field: 'eventIds' })
  }
  const reason = release.reason.trim()
  if (reason !== '') return reason
  throw new Fault('invalid_argument', 'Say why.', { field: 'reason' })
}

export function pause(pauses: readonly Pause[], now: Date): readonly Pause[] {
  return [...pauses, { fromMs: now.getTime(), untilMs: null }]
}

export function resume(pauses: readonly Pause[], now: Date): readonly Pause[] {
  return pauses.map((one) => (one.untilMs === null ? { ...one, untilMs: now.getTime() } : one))
}

/** Reads pauses back from where they were stored. */
export function parsePauses(stored: unknown): readonly Pause[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => (isPause(one) ? [one] : []))
}

function isWithin({ fromMs, untilMs }: Pause, timeMs: number): boolean {
  return timeMs > fromMs && (untilMs === null || timeMs < untilMs)
}

function isPause(value: unknown): value is Pause {
  if (typeof value !== 'object' || value === null) return false
  const { fromMs, untilMs } = value as Record<string, unknown>
  return typeof fromMs === 'number' && (typeof untilMs === 'number' || untilMs === null)
}
