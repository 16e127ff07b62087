// Shelves that a person walked past: open ones between two of their own in the same room.

import { type AssignmentStatus, isHandedIn } from './assignment.ts'
import type { CountMode } from './protocol.ts'

export interface WalkedShelf {
  readonly id: string
  readonly roomId: string
  readonly userId: string | null
  readonly status: AssignmentStatus
  readonly round: number
  readonly mode: CountMode
}

interface Walk {
  readonly here: Pick<WalkedShelf, 'id' | 'roomId'>
  readonly userId: string
}

/** `shelves` in walking order. */
export function skippedShelves<Shelf extends WalkedShelf>(
  shelves: readonly Shelf[],
  { here, userId }: Walk,
): readonly Shelf[] {
  // Recounts are requested for single shelves, so their order says nothing about a walk.
  const walk = shelves.filter(({ roomId, round, mode }) => {
    return roomId === here.roomId && round === 0 && mode === 'additive'
  })
  const isMine = (one: Shelf) => one.id === here.id || isBegunBy(one, userId)
  const [first, last] = [walk.findIndex(isMine), walk.findLastIndex(isMine)]
  return walk.slice(Math.max(0, first), last + 1).filter((one) => {
    return one.id !== here.id && isWaitingFor(one, userId)
  })
}

function isBegunBy({ userId, status }: WalkedShelf, person: string): boolean {
  return userId === person && (status === 'in_progress' || isHandedIn(status))
}

function isWaitingFor({ userId, status }: WalkedShelf, person: string): boolean {
  const isFree = userId === null || userId === person
  return isFree && (status === 'open' || status === 'assigned')
}
