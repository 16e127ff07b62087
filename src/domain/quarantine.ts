// Which counts wait for a manager, and why: because of the audit's status, the shelf's holder, or because they cannot
// be right. Device time says when a count was made, however late it arrives.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import type { Milli } from './quantity.ts'
import type { SetAsideReason } from './scan-warning.ts'
import type { Holding } from './shelf-holder.ts'

/** A period in which the audit was stopped. */
export interface Pause {
  readonly fromMs: number
  /** Null while it is still stopped. */
  readonly untilMs: number | null
}

export interface CountingTimes {
  readonly status: AuditStatus
  readonly pauses: readonly Pause[]
}

/** What the rules need to know about an incoming count. */
export interface SentCount {
  readonly deviceTimeMs: number
  /** Server time. */
  readonly nowMs: number
  /** When its audit was started; null when it was not, or when it does not matter. */
  readonly startedAtMs: number | null
  /** In thousandths; null when it has no number. */
  readonly quantity: Milli | null
  readonly holding: Holding
  /** True if the day pass of the counter has ended. */
  readonly isPassEnded?: boolean
}

/** A phone in the wrong time zone is up to 14 hours off. */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000
/** More units than a person counts in one go; a barcode read as a quantity is larger, even a short one. */
const LARGEST_HONEST_QUANTITY: Milli = 1_000_000_000

/**
 * The reasons to set a count aside for a manager; empty when it counts. Throws where nothing may be counted. Never
 * looks at what is expected, because that would reveal it in a blind count.
 */
export function reasonsToSetAside(
  times: CountingTimes,
  count: SentCount,
): readonly SetAsideReason[] {
  refuseUncountable(times.status)
  const { deviceTimeMs, quantity, holding, isPassEnded = false } = count
  const reasons: readonly (readonly [SetAsideReason, boolean])[] = [
    ['pass_ended', isPassEnded],
    // Counting is closed, but a late count may still explain a variance.
    ['after_submission', times.status === 'submitted'],
    ['while_stopped', times.pauses.some((pause) => isWithin(pause, deviceTimeMs))],
    ['impossible_time', isImpossibleTime(count)],
    ['impossible_quantity', quantity !== null && Math.abs(quantity) > LARGEST_HONEST_QUANTITY],
  ]
  const own = reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
  return holding === 'holds' || holding === 'held_before' ? own : [...own, holding]
}

/** Whether the count is old enough that the start of the audit has to be looked up. */
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

/** Accepting set-aside counts, or leaving them out for good, needs a reason. */
export function requireRelease(release: {
  readonly reason: string
  readonly eventIds?: readonly string[] | undefined
  readonly auditAssignmentId?: string | undefined
  readonly deviceId?: string | undefined
  readonly userId?: string | undefined
}): string {
  const { eventIds, auditAssignmentId, deviceId, userId } = release
  if (!eventIds?.length && (auditAssignmentId ?? deviceId ?? userId) === undefined) {
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

/** Parses stored pauses. */
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
