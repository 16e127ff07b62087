// What a shelf is shown as while it is counted: one word out of where its assignment stands, which
// round it is, and what its devices still hold.

import { type AssignmentStatus, isExplained } from './assignment.ts'

export const SHELF_STATES = [
  'open',
  'assigned',
  'counting',
  'unsent',
  'submitted',
  'approved',
  'returned',
  'empty',
  'excluded',
] as const

export type ShelfState = (typeof SHELF_STATES)[number]

export interface ShelfFacts {
  readonly status: AssignmentStatus
  readonly round: number
  readonly declaredEmpty: boolean
  /** What devices at this shelf still hold. */
  readonly unsentEvents: number
}

export function shelfStateOf({
  status,
  round,
  declaredEmpty,
  unsentEvents,
}: ShelfFacts): ShelfState {
  if (status === 'excluded' || status === 'cancelled') return 'excluded'
  // Counts that have not arrived go before everything: the shelf only looks finished.
  if (unsentEvents > 0) return 'unsent'
  if (isExplained(status)) return declaredEmpty ? 'empty' : handedIn(status)
  if (status === 'in_progress') return 'counting'
  // A later round that nobody has begun was sent back.
  if (round > 0 || status === 'returned') return 'returned'
  return status === 'assigned' ? 'assigned' : 'open'
}

/** Nobody has to go there any more. */
export function isCovered(state: ShelfState): boolean {
  return state === 'submitted' || state === 'approved' || state === 'empty' || state === 'excluded'
}

function handedIn(status: AssignmentStatus): ShelfState {
  return status === 'approved' ? 'approved' : 'submitted'
}
