import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained } from '#domain/assignment.ts'
import { shelfSign } from '../counter/shelf.ts'

type AssignedShelf = Pick<
  AssignmentDetails,
  'shelfCode' | 'roomName' | 'status' | 'userId' | 'userName'
>

/** What to tell somebody whose shelf went to somebody else while they stood there. */
export function lostWords(shelf: AssignedShelf): string {
  const kept = 'What you counted is kept.'
  const sign = shelfSign(shelf)
  const name = holderName(shelf)
  if (shelf.status === 'excluded') {
    return `${sign} was left out of this count. What you counted is kept beside it.`
  }
  if (shelf.userId === null) return `${sign} is open to everybody again. ${kept}`
  if (isExplained(shelf.status)) return `${name} has handed in ${sign}. ${kept}`
  return `${name} counts ${sign} now. ${kept}`
}

type LeftShelf = Pick<AssignmentDetails, 'shelfCode' | 'roomName' | 'roomId' | 'shelfId' | 'round'>

/** What to tell somebody whose shelf has left the count while they stood there, or before they came. */
export function goneWords(
  shelf: LeftShelf | undefined,
  assignments: readonly Pick<AssignmentDetails, 'roomId' | 'shelfId' | 'round'>[],
): string {
  if (!shelf) return 'This shelf is not part of the count any more.'
  const sign = shelfSign(shelf)
  const others = assignments.filter(
    ({ roomId, shelfId }) => roomId === shelf.roomId && shelfId === shelf.shelfId,
  )
  if (others.some(({ round }) => round > shelf.round)) {
    return `${sign} is to be counted again, from nothing. What you counted is kept beside it.`
  }
  return others.length > 0
    ? `Your count of ${sign} is not needed any more. What you counted is kept.`
    : `${sign} is not part of this count any more.`
}

/** What to tell whoever comes second to a shelf that has another count, which nobody has yet. */
export function secondWords(shelf: AssignedShelf): string {
  return `${holderName(shelf)} counts ${shelfSign(shelf)}. Its other count is free.`
}

/** Colleagues know each other by it, and the screen is small. */
function holderName({ userName }: AssignedShelf): string {
  return userName?.split(' ')[0] ?? 'Somebody else'
}
