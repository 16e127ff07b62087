// Recounts that are requested while an audit is in review. They are counted beside the review: until one is handed in,
// the earlier count is used, and all other lines can be decided.

import { type AssignmentStatus, isClosed, isInTotals } from './assignment.ts'
import type { AuditStatus } from './audit.ts'
import { countOf } from './count-words.ts'
import { Fault } from './fault.ts'

export interface ReviewedAssignment {
  readonly status: AssignmentStatus
  /** Whether it is a recount that was requested during the review; left out when it is not. */
  readonly inReview?: boolean | undefined
}

/** Whether it still has to be handed in. */
export function isRecountOut({ status, inReview = false }: ReviewedAssignment): boolean {
  return inReview && !isClosed(status)
}

/** Whether its counts are part of the result. */
export function stands(assignment: ReviewedAssignment): boolean {
  return isInTotals(assignment.status) && !isRecountOut(assignment)
}

/** The audit's status for one assignment: a recount beside the review can be counted while the rest is in review. */
export function statusFor(audit: AuditStatus, assignment: ReviewedAssignment): AuditStatus {
  return audit === 'submitted' && isRecountOut(assignment) ? 'active' : audit
}

export interface RecountRequest {
  readonly status: AuditStatus
  /** Whether the caller wants the audit to stay in review. */
  readonly keepsReview: boolean
  /** Whether shelves are named; those are counted as a whole. */
  readonly namesShelves: boolean
}

/** Whether the recount is made beside the review. Recounting a whole shelf reopens the audit instead. */
export function isBesideReview({ status, keepsReview, namesShelves }: RecountRequest): boolean {
  if (!keepsReview) return false
  if (namesShelves) {
    const message = 'Counting whole shelves again reopens the audit.'
    throw new Fault('invalid_argument', message, { field: 'keepsReview' })
  }
  return status === 'submitted'
}

/** When two managers request a recount of the same line, the second one is refused. */
export function refuseSecondRecount(linesOut: number): void {
  if (linesOut === 0) return
  const are = linesOut === 1 ? 'is' : 'are'
  const message = `${countOf(linesOut, 'line')} ${are} being recounted already. Wait for that, or withdraw it.`
  throw new Fault('conflict', message, { guard: 'recount_out', current: linesOut })
}

/** A line with an open recount is decided once that is in; other lines can be decided in the meantime. */
export function refuseWhileOut(isOut: boolean): void {
  if (!isOut) return
  const message = 'This line is being recounted. Wait for the recount, or withdraw it.'
  throw new Fault('illegal_transition', message, { guard: 'recount_out' })
}

const WITHDRAWN_IN: readonly AuditStatus[] = ['active', 'stopped', 'submitted']

/** A recount that was handed in is part of the result, and can no longer be withdrawn. */
export function decideWithdrawal(audit: AuditStatus, assignment: ReviewedAssignment): 'cancelled' {
  if (!WITHDRAWN_IN.includes(audit)) {
    const message = `This is not possible while the audit is ${audit}.`
    throw new Fault('illegal_transition', message, {
      from: audit,
      to: audit,
      guard: 'audit_status',
    })
  }
  if (isRecountOut(assignment)) return 'cancelled'
  const { status: from, inReview } = assignment
  const message = inReview
    ? 'This recount is not out any more.'
    : 'Only a recount that was requested in review can be withdrawn.'
  throw new Fault('illegal_transition', message, { from, to: 'cancelled', guard: 'recount_out' })
}
