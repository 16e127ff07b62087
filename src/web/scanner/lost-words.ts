import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained } from '#domain/assignment.ts'
import { shelfSign } from './shelf.ts'

type HeldShelf = Pick<
  AssignmentDetails,
  'shelfCode' | 'roomName' | 'status' | 'userId' | 'userName'
>

/** What to tell somebody whose shelf went to somebody else while they stood there. */
export function lostWords(shelf: HeldShelf): string {
  const kept = 'What you counted is kept.'
  const sign = shelfSign(shelf)
  // Colleagues know each other by it, and the screen is small.
  const name = shelf.userName?.split(' ')[0] ?? 'Somebody else'
  if (shelf.status === 'excluded') return `${sign} was left out of this count.`
  if (shelf.userId === null) return `${sign} is open to everybody again. ${kept}`
  if (isExplained(shelf.status)) return `${name} has handed in ${sign}. ${kept}`
  return `${name} counts ${sign} now. ${kept}`
}
