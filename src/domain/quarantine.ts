// What becomes of a count by the state of its audit. Device time says when somebody counted, however
// late the count arrives.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'

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

/** Whether a count is kept for the manager without effect. Where nothing can be counted, it throws. */
export function isQuarantined({ status, pauses }: CountingTimes, deviceTimeMs: number): boolean {
  switch (status) {
    case 'active':
    case 'stopped':
      return pauses.some((pause) => isWithin(pause, deviceTimeMs))
    case 'submitted':
      // Counting is closed; what still comes may explain a variance.
      return true
    case 'draft':
    case 'completed':
    case 'cancelled': {
      const message = `Nothing can be counted while the audit is ${status}.`
      throw new Fault('illegal_transition', message, {
        from: status,
        to: status,
        guard: 'audit_status',
      })
    }
  }
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

/** Reads pauses back from where they were kept. */
export function parsePauses(kept: unknown): readonly Pause[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one: unknown) => (isPause(one) ? [one] : []))
}

function isWithin({ fromMs, untilMs }: Pause, timeMs: number): boolean {
  return timeMs > fromMs && (untilMs === null || timeMs < untilMs)
}

function isPause(value: unknown): value is Pause {
  if (typeof value !== 'object' || value === null) return false
  const { fromMs, untilMs } = value as Record<string, unknown>
  return typeof fromMs === 'number' && (typeof untilMs === 'number' || untilMs === null)
}
