// How managers decide about the lines of an audit, and what a line still needs.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import { isNotFound } from './handed-in.ts'
import { type Milli, unitsOf } from './quantity.ts'

/**
 * Accept: keep the count. Reject: keep the expectation. Recount: count it again. Zero: it was not counted because
 * there is none.
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

export function isReasonCode(stored: string): stored is ReasonCode {
  return REASON_CODES.some((code) => code === stored)
}

/** The numbers of a line. */
export interface LineFigures {
  /** Null without a baseline. */
  readonly expected: Milli | null
  /** Null when not counted, which is not the same as 0. */
  readonly counted: Milli | null
  /** How much of the expectation is on shelves that were handed in; null when none of it is. */
  readonly due: Milli | null
}

/** A stored decision, with the figures that it was based on. */
export interface StoredDecision extends LineFigures {
  readonly decision: Decision
  /** Whether the line has been counted again since. */
  readonly recounted: boolean
}

/** The state of a line in the review. Open, recount and stale still need action. */
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
      // Two counts that agree need no third opinion; other lines are decided by the latest count.
      if (!decision.recounted) return 'recount'
      // Not finding it twice is not an answer yet.
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

/** Whether the line blocks completion: a recount was requested, or a decision is missing. */
export function needsDecision(review: LineReview): boolean {
  return review === 'open' || review === 'recount' || review === 'stale'
}

/** Whether the line is decided and has not changed since. */
export function isSettled(review: LineReview): boolean {
  return review !== 'none' && !needsDecision(review)
}

/** The line's quantity after the review. Null when it was not counted and not decided to be 0. */
export function settledQuantity(figures: LineFigures, review: LineReview): Milli | null {
  const { expected, counted, due } = figures
  if (review === 'rejected') return expected
  const found = review === 'zero' ? 0 : counted
  if (found === null || expected === null) return found
  // For shelves that were not counted, the expected quantity is kept.
  return due === null ? found : found + expected - due
}

export interface DecisionInput {
  /** Null takes the decision back. */
  readonly decision: Decision | null
  readonly reasonCode: ReasonCode | null
  readonly note: string | null
}

/** Whether the decision is possible for this line at all, apart from other decisions about it. */
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

/** Lines are decided only in review: before it they still change, after it they are sealed. */
export function requireReview(status: AuditStatus): void {
  if (status === 'submitted') return
  const message = 'Lines are decided once counting is closed, and before the audit is completed.'
  throw new Fault('illegal_transition', message, {
    from: status,
    to: status,
    guard: 'audit_status',
  })
}

/** When two managers decide at once, the second gets the first one's decision instead of overwriting it. */
export function refuseOverwriting(
  current: { readonly version: number; readonly decision: Decision | null },
  seenVersion: number,
): void {
  if (current.version === seenVersion) return
  const message = 'Somebody else has decided this line in the meantime.'
  const { version, decision } = current
  throw new Fault('conflict', message, { current: { version, decision } })
}

/** A count that changed since the manager saw it must be looked at again. */
export function refuseUnseen(counted: Milli | null, seen: number | null | undefined): void {
  const current = unitsOf(counted)
  if (seen === undefined || seen === current) return
  throw new Fault('conflict', 'This was counted again in the meantime.', { current })
}

/** In a bulk decision: whether the line is still as seen, neither decided nor recounted since. */
export function isAsSeen(
  line: { readonly version: number; readonly counted: Milli | null },
  seen: { readonly seenVersion: number; readonly seenCounted?: number | null | undefined },
): boolean {
  if (line.version !== seen.seenVersion) return false
  return seen.seenCounted === undefined || seen.seenCounted === unitsOf(line.counted)
}

/** A bulk decision skips lines that were already decided; those are changed one by one. */
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
