// Whether a count was made by the person who held the shelf at that time. Device time decides: what a phone counted
// offline, before its shelf was reassigned, is still that person's work.

import { type AssignmentStatus, isHandedIn } from './assignment.ts'
import { isForAnother } from './independent.ts'
import { type CountMode, type Protocol, seesCounts } from './protocol.ts'
import type { SetAsideReason } from './scan-warning.ts'

/** A person who held the shelf until it was reassigned or opened. */
interface EarlierHolder {
  readonly userId: string
  readonly untilMs: number
  /** The shelf's version at that time. */
  readonly version: number
}

export interface AssignedShelf {
  readonly status: AssignmentStatus
  readonly mode: CountMode
  /** Null while it is open. */
  readonly holderId: string | null
  readonly earlier: readonly EarlierHolder[]
}

export interface ShelfCounter {
  readonly userId: string
  readonly isManager: boolean
}

type NotTheirs = Extract<
  SetAsideReason,
  'handed_in_by_another' | 'held_by_another' | 'nobody_holds'
>

type Claim = 'holds' | 'held_before' | NotTheirs

/** Holds: the count is effective. Held before: effective too, with a note that the shelf has changed hands since. */
export type Holding = Claim | Extract<SetAsideReason, 'after_approval'>

/** Whether a person's count on a shelf is effective. A shelf that a manager approved is not changed without them. */
export function holdingOf(
  shelf: AssignedShelf,
  counter: ShelfCounter,
  protocol: Pick<Protocol, 'helping'>,
  deviceTimeMs: number,
): Holding {
  const claim = claimOf(shelf, counter, protocol, deviceTimeMs)
  const stands = claim === 'holds' || claim === 'held_before'
  return stands && shelf.status === 'approved' && !counter.isManager ? 'after_approval' : claim
}

/**
 * Managers may count anywhere. Other people may too if the protocol allows helping, but not on independent shelves,
 * where a third person's count would spoil the comparison.
 */
function claimOf(
  shelf: AssignedShelf,
  { userId, isManager }: ShelfCounter,
  { helping }: Pick<Protocol, 'helping'>,
  deviceTimeMs: number,
): Claim {
  const { status, mode, holderId, earlier } = shelf
  if (holderId === userId) return 'holds'
  if (isForAnother({ mode, userId: holderId }, userId)) return heldBy(status)
  if (isManager || helping) return 'holds'
  // A shelf that another person handed in is not changed without them.
  if (holderId !== null && isHandedIn(status)) return 'handed_in_by_another'
  const wasTheirs = earlier.some(
    (holder) => holder.userId === userId && deviceTimeMs <= holder.untilMs,
  )
  if (wasTheirs) return 'held_before'
  return holderId === null ? 'nobody_holds' : heldBy(status)
}

function heldBy(status: AssignmentStatus): NotTheirs {
  return isHandedIn(status) ? 'handed_in_by_another' : 'held_by_another'
}

/** A person who counts on an open shelf takes it, if they may. */
export function takesByCounting(
  shelf: AssignedShelf,
  counter: ShelfCounter,
  deviceTimeMs: number,
): boolean {
  if (shelf.status !== 'open' || shelf.holderId !== null) return false
  return holdingOf(shelf, counter, { helping: false }, deviceTimeMs) === 'nobody_holds'
}

/** Whether a person may see the counts on a shelf; on an independent shelf only their own. */
export function seesShelf(
  { mode, holderId }: Pick<AssignedShelf, 'mode' | 'holderId'>,
  { userId, isManager }: ShelfCounter,
  { blind }: Pick<Protocol, 'blind'>,
): boolean {
  const isHolder = holderId === userId
  return seesCounts({ blind: blind || mode === 'independent' }, { isManager, isHolder })
}

/**
 * The newest version that a person can have seen of a shelf at `version`. It must say nothing about a shelf whose
 * counts they may not see, because the version would reveal how many there are.
 */
export function seeableVersion(
  shelf: AssignedShelf,
  counter: ShelfCounter,
  protocol: Pick<Protocol, 'blind'>,
  version: number,
): number {
  if (seesShelf(shelf, counter, protocol)) return version
  const before = shelf.earlier.filter(({ userId }) => userId === counter.userId)
  return Math.max(0, ...before.map((holder) => holder.version))
}

/** Whether one of their devices may be at the shelf, with counts that have not arrived. */
export function isAtShelf(
  shelf: AssignedShelf,
  counter: ShelfCounter,
  protocol: Pick<Protocol, 'helping'>,
): boolean {
  const wasTheirs = shelf.earlier.some(({ userId }) => userId === counter.userId)
  return wasTheirs || claimOf(shelf, counter, protocol, 0) === 'holds'
}
