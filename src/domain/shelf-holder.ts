// Whether a count was made by whoever had the shelf. Device time says when somebody counted: what a phone
// without network counted before its shelf was given to another is that person's work.

import { type AssignmentStatus, isHandedIn } from './assignment.ts'
import { isForAnother } from './independent.ts'
import { type CountMode, type Protocol, seesCounts } from './protocol.ts'
import type { SetAsideReason } from './scan-warning.ts'

/** Somebody had a shelf, until it became another's or nobody's. */
interface EarlierHolder {
  readonly userId: string
  readonly untilMs: number
  /** The version of the shelf at that time. */
  readonly version: number
}

export interface AssignedShelf {
  readonly status: AssignmentStatus
  readonly mode: CountMode
  /** Null: nobody's. */
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

/** Holds: the count stands. Held before: it stands, and says that the shelf has changed hands since. */
export type Holding = Claim | Extract<SetAsideReason, 'after_approval'>

/** Whose count stands on a shelf; what a manager has approved is not changed behind their back. */
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
 * Managers count anywhere, and so does everybody where the protocol lets people help; not where two
 * counts are compared, which another's would spoil.
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
  // What another has handed in is not changed behind their back.
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

/** Who counts on a shelf that nobody holds takes it, if they may. */
export function takesByCounting(
  shelf: AssignedShelf,
  counter: ShelfCounter,
  deviceTimeMs: number,
): boolean {
  if (shelf.status !== 'open' || shelf.holderId !== null) return false
  return holdingOf(shelf, counter, { helping: false }, deviceTimeMs) === 'nobody_holds'
}

/** Whether somebody may see what was counted on a shelf; where two count it apart, only their own. */
export function seesShelf(
  { mode, holderId }: Pick<AssignedShelf, 'mode' | 'holderId'>,
  { userId, isManager }: ShelfCounter,
  { blind }: Pick<Protocol, 'blind'>,
): boolean {
  const isHolder = holderId === userId
  return seesCounts({ blind: blind || mode === 'independent' }, { isManager, isHolder })
}

/**
 * The newest version that somebody can have seen of a shelf which is at `version`. Of one that is not theirs to see
 * it says nothing: whoever may not see the counts must not find out how many there are.
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

/** Whether a device of theirs may be there, and hold counts that have not arrived. */
export function isAtShelf(
  shelf: AssignedShelf,
  counter: ShelfCounter,
  protocol: Pick<Protocol, 'helping'>,
): boolean {
  const wasTheirs = shelf.earlier.some(({ userId }) => userId === counter.userId)
  return wasTheirs || claimOf(shelf, counter, protocol, 0) === 'holds'
}
