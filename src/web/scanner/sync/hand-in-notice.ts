import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { Notice } from '../choose-shelf.tsx'
import type { OwnActions } from '../counter/own-actions.ts'
import { shelfSign } from '../counter/shelf.ts'

type NamedShelf = Pick<
  AssignmentDetails,
  'id' | 'shelfCode' | 'roomName' | 'roomId' | 'shelfId' | 'round'
>

/** What became of handing shelves in: whatever the server did not take comes before the last one. */
export function handInNotice(
  last: NamedShelf | undefined,
  shelves: readonly NamedShelf[],
  { handedIn, refused }: Pick<OwnActions, 'handedIn' | 'refused'>,
): Notice | undefined {
  const back = shelves.find(({ id }) => refused.has(id))
  if (back) {
    return { words: `${shelfSign(back)} is not handed in. ${refused.get(back.id)}`, isGood: false }
  }
  if (!last || refused.has(last.id) || shelves.some((one) => isAgain(one, last))) return undefined
  const when = handedIn.has(last.id) ? ' when sent' : ''
  return { words: `${shelfSign(last)} is handed in${when}`, isGood: true }
}

/** The same shelf in a later round: it was sent back, which is said where it is listed. */
function isAgain(one: NamedShelf, last: NamedShelf): boolean {
  return one.roomId === last.roomId && one.shelfId === last.shelfId && one.round > last.round
}
