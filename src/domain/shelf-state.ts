// The state shown for a shelf while it is counted: one word that combines its assignment's status, its round, and what
// is still on its devices.

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
  /** Events that devices at this shelf have not sent. */
  readonly unsentEvents: number
}

export function shelfStateOf({
  status,
  round,
  declaredEmpty,
  unsentEvents,
}: ShelfFacts): ShelfState {
  if (status === 'excluded' || status === 'cancelled') return 'excluded'
  // Unsent counts come first, because the shelf only looks finished.
  if (unsentEvents > 0) return 'unsent'
  if (isExplained(status)) return declaredEmpty ? 'empty' : handedIn(status)
  if (status === 'in_progress') return 'counting'
  // A later round that is not started means that the shelf was sent back.
  if (round > 0 || status === 'returned') return 'returned'
  return status === 'assigned' ? 'assigned' : 'open'
}

/** Nothing is left to do there. */
export function isCovered(state: ShelfState): boolean {
  return state === 'submitted' || state === 'approved' || state === 'empty' || state === 'excluded'
}

function handedIn(status: AssignmentStatus): ShelfState {
  return status === 'approved' ? 'approved' : 'submitted'
}
