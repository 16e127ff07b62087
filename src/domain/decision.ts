// What managers decide about the lines of a count, and what a line still needs.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import { isNotFound } from './handed-in.ts'
import { type Milli, unitsOf } from './quantity.ts'

/**
 * Accept: the count stands. Reject: the expectation stands. Recount: somebody counts it again. Zero:
 * nobody counted it, because there is none.
 */
export const DECISIONS = ['accept', 'reject', 'recount', 'zero'] as const
export type Decision = (typeof DECISIONS)[number]

export const REASON_CODES = [
  'miscount',
  'misplaced',
  'wrong_variant',
  'pack_size',
  'receiving_error',
  'unrecorded_sale',
  'unrecorded_transfer',
  'record_error',
  'damaged',
  'expired',
  'theft',
  'unknown',
  'other',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** What a line stands at. */
export interface LineFigures {
  /** Null: there is no baseline to compare with. */
  readonly expected: Milli | null
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** What of the expectation should lie on shelves that were handed in; null: nothing. */
  readonly due: Milli | null
}

/** A decision as it is kept: with what it was made on. */
export interface StoredDecision extends LineFigures {
  readonly decision: Decision
  /** Whether the line has been counted again since. */
  readonly recounted: boolean
}

/** Where a line stands in the review. Open, recount and stale still need somebody. */
export const LINE_REVIEWS = [
  'none',
  'open',
  'accepted',
  'rejected',
  'zero',
  'recount',
  'recounted',
  'stale',
] as const
export type LineReview = (typeof LINE_REVIEWS)[number]

export function reviewOf(line: {
  readonly figures: LineFigures
  readonly beyond: boolean
  readonly decision: StoredDecision | null
}): LineReview {
  const { figures, beyond, decision } = line
  if (!decision) return beyond || isNotFound(figures) ? 'open' : 'none'
  const unchanged = isSame(decision, figures)
  switch (decision.decision) {
    case 'recount':
      // Two counts that agree need no third word; others are decided by what was counted last.
      if (!decision.recounted) return 'recount'
      // That twice nobody found it is no answer yet.
      if (isNotFound(figures)) return 'open'
      if (unchanged) return 'recounted'
      return beyond ? 'stale' : 'none'
    case 'accept':
      return unchanged && !decision.recounted ? 'accepted' : 'stale'
    case 'reject':
      return unchanged && !decision.recounted ? 'rejected' : 'stale'
    case 'zero':
      return unchanged && !decision.recounted ? 'zero' : 'stale'
  }
}

/** Whether an audit cannot be completed because of the line: somebody asked, or has to say. */
export function needsDecision(review: LineReview): boolean {
  return review === 'open' || review === 'recount' || review === 'stale'
}

/** Whether somebody has said what holds, and the line has not moved since. */
export function isSettled(review: LineReview): boolean {
  return review !== 'none' && !needsDecision(review)
}

/** What the line stands at in the end. Null: not counted, and nobody has said that there is none. */
export function settledQuantity(figures: LineFigures, review: LineReview): Milli | null {
  const { expected, counted, due } = figures
  if (review === 'rejected') return expected
  const found = review === 'zero' ? 0 : counted
  if (found === null || expected === null) return found
  // Where nobody counted, the books stand.
  return due === null ? found : found + expected - due
}

export interface DecisionInput {
  /** Null: what was decided is taken back. */
  readonly decision: Decision | null
  readonly reasonCode: ReasonCode | null
  readonly note: string | null
}

/** Whether this may be decided about a line, whatever else stands there. */
export function refuseDecision(
  { decision, reasonCode, note }: DecisionInput,
  figures: Omit<LineFigures, 'due'>,
  protocol: { readonly reasonCodes: boolean },
): void {
  if (decision === null) return
  if (decision === 'zero' && figures.counted !== null) {
    throw illegal('counted', 'This was counted: accept or reject the count.')
  }
  if (decision === 'zero' && figures.expected === null) {
    throw illegal('baseline', 'Nothing is expected here.')
  }
  if ((decision === 'accept' || decision === 'reject') && figures.counted === null) {
    throw illegal('uncounted', 'This was not counted. Say that there is none, or have it counted.')
  }
  if (decision === 'reject' && figures.expected === null) {
    throw illegal('baseline', 'There is no baseline that could stand instead of the count.')
  }
  if (decision !== 'recount' && protocol.reasonCodes && reasonCode === null) {
    throw new Fault('invalid_argument', 'Choose a reason.', { field: 'reasonCode' })
  }
  if (reasonCode === 'other' && !note?.trim()) {
    throw new Fault('invalid_argument', 'Say what the reason is.', { field: 'note' })
  }
}

/** Lines are decided while the audit is reviewed: before, they move; afterwards, they are sealed. */
export function requireReview(status: AuditStatus): void {
  if (status === 'submitted') return
  const message = 'Lines are decided once counting is closed, and before the audit is completed.'
  throw new Fault('illegal_transition', message, {
    from: status,
    to: status,
    guard: 'audit_status',
  })
}

/** Of two who decide at once, the second is told what the first has said. */
export function refuseOverwriting(
  current: { readonly version: number; readonly decision: Decision | null },
  seenVersion: number,
): void {
  if (current.version === seenVersion) return
  const message = 'Somebody else has decided this line in the meantime.'
  const { version, decision } = current
  throw new Fault('conflict', message, { current: { version, decision } })
}

/** A figure that has moved since it was looked at is looked at again. */
export function refuseUnseen(counted: Milli | null, seen: number | null | undefined): void {
  const current = unitsOf(counted)
  if (seen === undefined || seen === current) return
  throw new Fault('conflict', 'This was counted again in the meantime.', { current })
}

/** Whether a line among many is still what was looked at: nobody decided it, nobody counted it again. */
export function isAsSeen(
  line: { readonly version: number; readonly counted: Milli | null },
  seen: { readonly seenVersion: number; readonly seenCounted?: number | null | undefined },
): boolean {
  if (line.version !== seen.seenVersion) return false
  return seen.seenCounted === undefined || seen.seenCounted === unitsOf(line.counted)
}

/** Many at once: what somebody has decided stands, and is changed line by line. */
export function isLeftToMany(line: {
  readonly decision: Decision | null
  readonly review: LineReview
}): boolean {
  return line.decision === null || needsDecision(line.review)
}

function isSame(one: LineFigures, other: LineFigures): boolean {
  return one.expected === other.expected && one.counted === other.counted && one.due === other.due
}

function illegal(guard: string, message: string): Fault {
  return new Fault('illegal_transition', message, { guard })
}
