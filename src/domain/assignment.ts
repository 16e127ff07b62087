// The life of an assignment: one shelf (or a room without shelves) of one audit in one round.

import { Fault } from './fault.ts'

export type AssignmentStatus =
  | 'open'
  | 'assigned'
  | 'in_progress'
  | 'submitted'
  | 'approved'
  | 'returned'
  | 'excluded'
  | 'cancelled'

/** First count, recount, tie-break. */
export type Round = 0 | 1 | 2

export const LEASE_MS = 150_000
export const HEARTBEAT_MS = 30_000

const NEXT: Readonly<Record<AssignmentStatus, readonly AssignmentStatus[]>> = {
  open: ['assigned', 'in_progress', 'excluded', 'cancelled'],
  assigned: ['open', 'in_progress', 'excluded', 'cancelled'],
  in_progress: ['submitted', 'open', 'assigned', 'excluded', 'cancelled'],
  submitted: ['approved', 'returned', 'in_progress', 'cancelled'],
  approved: ['returned', 'cancelled'],
  returned: ['cancelled'],
  excluded: ['open', 'cancelled'],
  cancelled: [],
}

export function canMove(from: AssignmentStatus, to: AssignmentStatus): boolean {
  return NEXT[from].includes(to)
}

export function decideMove(from: AssignmentStatus, to: AssignmentStatus): AssignmentStatus {
  if (canMove(from, to)) return to
  throw refusal(from, to, 'status', `A shelf that is ${words(from)} cannot become ${words(to)}.`)
}

/** Explained: nobody has to go there any more in this round. */
export function isExplained(status: AssignmentStatus): boolean {
  return status === 'submitted' || status === 'approved' || status === 'excluded'
}

export interface Lease {
  readonly userId: string
  readonly userName: string
  readonly deviceId: string
  readonly expiresAt: Date
}

export interface TakeFacts {
  readonly status: AssignmentStatus
  /** Null: nobody's yet. */
  readonly assignee: { readonly userId: string; readonly userName: string } | null
  readonly lease: Lease | null
}

/** Taking a shelf: the first wins, an expired lease can be taken over, counts stay. */
export function decideTake(facts: TakeFacts, userId: string, now: Date): AssignmentStatus {
  const { status, assignee, lease } = facts
  const running = lease && lease.expiresAt > now ? lease : null
  if (running && running.userId !== userId) {
    throw new Fault('conflict', `${running.userName} is counting this shelf.`, {
      current: running.userId,
    })
  }
  if (status === 'assigned' && assignee && assignee.userId !== userId) {
    throw new Fault('conflict', `This shelf is given to ${assignee.userName}.`, {
      current: assignee.userId,
    })
  }
  if (status === 'in_progress') return status
  return decideMove(status, 'in_progress')
}

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

export interface SubmitFacts {
  readonly status: AssignmentStatus
  /** Events that the device says it has sent for this assignment. */
  readonly eventsSent: number
  /** Events of that device which the server holds. */
  readonly eventsHeld: number
  readonly countedLines: number
  readonly declaredEmpty: boolean
}

export function decideSubmission(facts: SubmitFacts): AssignmentStatus {
  const to = decideMove(facts.status, 'submitted')
  if (facts.eventsHeld < facts.eventsSent) {
    const missing = facts.eventsSent - facts.eventsHeld
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

/** Removing an assignment would lose the way to its counts. */
export function refuseRemoval(status: AssignmentStatus, events: number): void {
  if (events === 0) return
  const message = 'Counts were recorded here. Reset or exclude the shelf instead.'
  throw refusal(status, 'cancelled', 'counts', message)
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
