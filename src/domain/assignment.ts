// The life of an assignment: one shelf (or a room without shelves) of one audit in one round.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import type { Protocol } from './protocol.ts'

export const ASSIGNMENT_STATUSES = [
  'open',
  'assigned',
  'in_progress',
  'submitted',
  'approved',
  'returned',
  'excluded',
  'cancelled',
] as const

export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]

export const LEASE_MS = 150_000
export const HEARTBEAT_MS = 30_000

const NEXT: Readonly<Record<AssignmentStatus, readonly AssignmentStatus[]>> = {
  open: ['assigned', 'in_progress', 'returned', 'excluded', 'cancelled'],
  assigned: ['open', 'in_progress', 'returned', 'excluded', 'cancelled'],
  in_progress: ['submitted', 'open', 'assigned', 'returned', 'excluded', 'cancelled'],
  submitted: ['approved', 'returned', 'in_progress', 'cancelled'],
  approved: ['returned', 'cancelled'],
  // Replaced by a newer round.
  returned: [],
  excluded: ['open', 'returned', 'cancelled'],
  // Left out of the audit; a manager can include it again.
  cancelled: ['open', 'assigned'],
}

export function canMove(from: AssignmentStatus, to: AssignmentStatus): boolean {
  return NEXT[from].includes(to)
}

export function decideMove(from: AssignmentStatus, to: AssignmentStatus): AssignmentStatus {
  if (canMove(from, to)) return to
  throw refusal(from, to, 'status', `A shelf that is ${words(from)} cannot become ${words(to)}.`)
}

/** Explained: nothing is left to do there in this round. */
export function isExplained(status: AssignmentStatus): boolean {
  return isHandedIn(status) || status === 'excluded'
}

export function isHandedIn(status: AssignmentStatus): boolean {
  return status === 'submitted' || status === 'approved'
}

/** Whether it is the newest round of a shelf that belongs to the audit. */
export function isInForce(status: AssignmentStatus): boolean {
  return status !== 'returned' && status !== 'cancelled'
}

export const IN_FORCE_STATUSES = ASSIGNMENT_STATUSES.filter(isInForce)

/** Whether what was counted is part of the result. */
export function isInTotals(status: AssignmentStatus): boolean {
  return isInForce(status) && status !== 'excluded'
}

/** Counts that still arrive are recorded, with a warning. */
export function isClosed(status: AssignmentStatus): boolean {
  return status !== 'open' && status !== 'assigned' && status !== 'in_progress'
}

export interface Lease {
  readonly userId: string
  readonly userName: string
  readonly deviceId: string
  readonly expiresAt: Date
}

export interface TakeFacts {
  readonly status: AssignmentStatus
  /** Null while it is open. */
  readonly assignee: { readonly userId: string; readonly userName: string } | null
  readonly lease: Lease | null
}

/** Taking a shelf: the first to ask gets it, an expired lease can be taken over, and counts are kept. */
export function decideTake(facts: TakeFacts, userId: string, now: Date): AssignmentStatus {
  const { status, assignee, lease } = facts
  const running = lease && lease.expiresAt > now ? lease : null
  if (running && running.userId !== userId) {
    throw new Fault('conflict', `${running.userName} is counting this shelf.`, {
      current: running.userId,
      reason: 'counting',
      holder: running.userName,
    })
  }
  if (status === 'assigned' && assignee && assignee.userId !== userId) {
    throw new Fault('conflict', `This shelf is given to ${assignee.userName}.`, {
      current: assignee.userId,
      reason: 'assigned',
      holder: assignee.userName,
    })
  }
  if (status === 'submitted' && assignee && assignee.userId !== userId) {
    throw new Fault('conflict', `${assignee.userName} has counted this shelf.`, {
      current: assignee.userId,
      reason: 'submitted',
      holder: assignee.userName,
    })
  }
  if (status === 'in_progress') return status
  return decideMove(status, 'in_progress')
}

/** When managers assign the shelves, a person can only start the ones assigned to them. */
export function canTake(
  { selfAssignment }: Pick<Protocol, 'selfAssignment'>,
  { isManager, isHolder }: ShelfPerson,
): boolean {
  return selfAssignment || isManager || isHolder
}

export function refuseTaking(protocol: Pick<Protocol, 'selfAssignment'>, taker: ShelfPerson): void {
  if (canTake(protocol, taker)) return
  const message = 'In this audit managers hand out the shelves.'
  throw new Fault('forbidden', message, { reason: 'managers_assign' })
}

/** Assigns a shelf to a person, or opens it to all (null). Counts are kept. */
export function decideAssign(from: AssignmentStatus, userId: string | null): AssignmentStatus {
  const to = userId === null ? 'open' : 'assigned'
  return from === to ? to : decideMove(from, to)
}

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

export interface SubmitFacts {
  readonly status: AssignmentStatus
  /** How many events the device says it has sent for this assignment. */
  readonly eventsSent: number
  /** How many of them have arrived. */
  readonly eventsArrived: number
  readonly countedLines: number
  readonly declaredEmpty: boolean
}

export function decideSubmission(facts: SubmitFacts): AssignmentStatus {
  const to = decideMove(facts.status, 'submitted')
  if (facts.eventsArrived < facts.eventsSent) {
    const missing = facts.eventsSent - facts.eventsArrived
    throw refusal(facts.status, to, 'unsent_events', `${missing} counts have not arrived yet.`)
  }
  if (facts.countedLines === 0 && !facts.declaredEmpty) {
    throw refusal(
      facts.status,
      to,
      'empty',
      'Nothing was counted here. Say that the shelf is empty.',
    )
  }
  return to
}

/** Until it is approved, its holder may continue counting. */
export function decideRevision(from: AssignmentStatus): AssignmentStatus {
  if (from === 'submitted') return 'in_progress'
  const message = `A shelf that is ${words(from)} has no submission to take back.`
  throw refusal(from, 'in_progress', 'status', message)
}

export interface ShelfPerson {
  readonly isManager: boolean
  readonly isHolder: boolean
}

/**
 * The holder of a shelf may also report that it could not be counted; only a manager may approve it or bring it back.
 */
export function refuseChange(
  from: AssignmentStatus,
  to: AssignmentStatus,
  { isManager, isHolder }: ShelfPerson,
): void {
  const ended = to === 'submitted' && ENDED_WORDS[from]
  if (ended) throw refusal(from, to, 'status', ended)
  if (isManager) return
  if (to === 'approved' || from === 'excluded') throw new Fault('forbidden')
  if (!isHolder) throw new Fault('forbidden', 'This shelf is not yours.', { reason: 'not_holder' })
}

/** Messages for a phone that hands in a shelf after its assignment was replaced or left out. */
const ENDED_WORDS: Readonly<Partial<Record<AssignmentStatus, string>>> = {
  returned: 'This shelf is counted again, from nothing. What you counted is kept beside it.',
  cancelled: 'This count is not needed any more. What you counted is kept.',
}

interface AskedChange {
  readonly from: AssignmentStatus
  readonly to: AssignmentStatus
  /** `reason` is the stored one, `said` the one in this request. */
  readonly reason: string | null
  readonly said: string | undefined
}

/**
 * A phone that missed the answer repeats its request, maybe after the shelf was approved. The request was already
 * carried out, so it is not refused.
 */
export function isDoneAlready(
  { from, to, reason, said }: AskedChange,
  { isHolder }: Pick<ShelfPerson, 'isHolder'>,
): boolean {
  if (!isHolder) return false
  if (to === 'submitted') return from === 'submitted' || from === 'approved'
  return to === 'excluded' && from === 'excluded' && said?.trim() === reason
}

/** Leaving a shelf out needs a reason. */
export function decideExclusion(from: AssignmentStatus, said: string | undefined) {
  const reason = requireReason(said)
  return { status: decideMove(from, 'excluded'), reason }
}

export function requireReason(said: string | undefined): string {
  const reason = said?.trim() ?? ''
  if (reason === '') throw new Fault('invalid_argument', 'Say why.', { field: 'reason' })
  return reason
}

export interface ResetFacts {
  readonly status: AssignmentStatus
  readonly events: number
  /** Whether a device has been there: it may still hold counts that have not arrived. */
  readonly wasTaken: boolean
}

/**
 * A recount starts a new round, so that earlier counts stay out of it, however late they arrive. A shelf that was
 * never started keeps its round.
 */
export function decideReset({ status, events, wasTaken }: ResetFacts): 'same_round' | 'new_round' {
  decideMove(status, 'returned')
  const isBegun = status === 'in_progress' || isHandedIn(status)
  return events > 0 || wasTaken || isBegun ? 'new_round' : 'same_round'
}

/** An assignment with counts cannot be removed, because its counts could not be found any more. */
export function refuseRemoval(status: AssignmentStatus, events: number): void {
  if (events === 0) return
  const message = 'Counts were recorded here. Reset or exclude the shelf instead.'
  throw refusal(status, 'cancelled', 'counts', message)
}

export type AssignmentWork = 'plan' | 'count' | 'submit' | 'approve' | 'settle'

const WORK: Readonly<Record<AssignmentWork, readonly AuditStatus[]>> = {
  plan: ['draft', 'active', 'stopped'],
  count: ['active'],
  submit: ['active', 'stopped'],
  approve: ['active', 'stopped', 'submitted'],
  // Unknown codes and late counts are often settled after the counting.
  settle: ['active', 'stopped', 'submitted'],
}

/** Which work on assignments the status of their audit allows. */
export function allowsWork(status: AuditStatus, work: AssignmentWork): boolean {
  return WORK[work].includes(status)
}

export function requireAuditFor(work: AssignmentWork, status: AuditStatus): void {
  if (allowsWork(status, work)) return
  const message = `This is not possible while the audit is ${status}.`
  throw new Fault('illegal_transition', message, {
    from: status,
    to: status,
    guard: 'audit_status',
  })
}

function words(status: AssignmentStatus): string {
  return status.replace('_', ' ')
}

function refusal(
  from: AssignmentStatus,
  to: AssignmentStatus,
  guard: string,
  message: string,
): Fault {
  return new Fault('illegal_transition', message, { from, to, guard })
}
