// Recounts that are asked for while an audit is reviewed. They are counted beside the review: until one is
// handed in, what was counted before stands, and every other line can be decided.

import { type AssignmentStatus, isClosed, isInTotals } from './assignment.ts'
import type { AuditStatus } from './audit.ts'
import { countOf } from './count-words.ts'
import { Fault } from './fault.ts'

export interface ReviewedAssignment {
  readonly status: AssignmentStatus
  /** Whether it is a recount that was asked for in a review; left out: it is not. */
  readonly inReview?: boolean | undefined
}

/** Somebody has still to make it. */
export function isRecountOut({ status, inReview = false }: ReviewedAssignment): boolean {
  return inReview && !isClosed(status)
}

/** Whether what was counted there is part of the result. */
export function stands(assignment: ReviewedAssignment): boolean {
  return isInTotals(assignment.status) && !isRecountOut(assignment)
}

/** Where an audit stands for one of its assignments: a recount is counted while all else is reviewed. */
export function statusFor(audit: AuditStatus, assignment: ReviewedAssignment): AuditStatus {
  return audit === 'submitted' && isRecountOut(assignment) ? 'active' : audit
}

export interface RecountRequest {
  readonly status: AuditStatus
  /** Whoever asks wants the audit to stay in review. */
  readonly keepsReview: boolean
  /** Whether shelves are named, which are counted as a whole. */
  readonly namesShelves: boolean
}

/** Whether a recount is made beside the review; a whole shelf that is counted again reopens the audit. */
export function isBesideReview({ status, keepsReview, namesShelves }: RecountRequest): boolean {
  if (!keepsReview) return false
  if (namesShelves) {
    const message = 'Counting whole shelves again reopens the audit.'
    throw new Fault('invalid_argument', message, { field: 'keepsReview' })
  }
  return status === 'submitted'
}

/** Of two managers who send somebody to the same line the second is told. */
export function refuseSecondRecount(linesOut: number): void {
  if (linesOut === 0) return
  const are = linesOut === 1 ? 'is' : 'are'
  const message = `${countOf(linesOut, 'line')} ${are} being recounted already. Wait for that, or withdraw it.`
  throw new Fault('conflict', message, { guard: 'recount_out', current: linesOut })
}

/** What somebody is counting again is decided when that is in; everything else meanwhile. */
export function refuseWhileOut(isOut: boolean): void {
  if (!isOut) return
  const message = 'This line is being recounted. Wait for the recount, or withdraw it.'
  throw new Fault('illegal_transition', message, { guard: 'recount_out' })
}

const WITHDRAWN_IN: readonly AuditStatus[] = ['active', 'stopped', 'submitted']

/** What was handed in stands, and is decided; nobody takes it back behind the back of whoever counted. */
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
