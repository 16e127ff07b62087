import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { SayRefusal } from '#web/outbox/words.ts'
import type { Notice } from '../choose-shelf.tsx'
import type { OwnActions } from '../counter/own-actions.ts'
import { shelfSign } from '../counter/shelf.ts'
import type { SyncMessages } from './words.ts'

type NamedShelf = Pick<
  AssignmentDetails,
  'id' | 'shelfCode' | 'roomName' | 'roomId' | 'shelfId' | 'round'
>

interface HandInWords {
  readonly t: SyncMessages
  readonly sayRefusal: SayRefusal
}

/** How handing in went: shelves that the server refused come before the last one that went well. */
export function handInNotice(
  last: NamedShelf | undefined,
  shelves: readonly NamedShelf[],
  { handedIn, refused }: Pick<OwnActions, 'handedIn' | 'refused'>,
  { t, sayRefusal }: HandInWords,
): Notice | undefined {
  const back = shelves.find(({ id }) => refused.has(id))
  if (back) {
    const reason = sayRefusal(refused.get(back.id)) ?? ''
    return { words: t('submit.refused', { shelf: shelfSign(back), reason }), isGood: false }
  }
  if (!last || refused.has(last.id) || shelves.some((one) => isAgain(one, last))) return undefined
  const key = handedIn.has(last.id) ? 'submit.whenSent' : 'submit.done'
  return { words: t(key, { shelf: shelfSign(last) }), isGood: true }
}

/** The same shelf in a later round: it was sent back, and the list of shelves says so. */
function isAgain(one: NamedShelf, last: NamedShelf): boolean {
  return one.roomId === last.roomId && one.shelfId === last.shelfId && one.round > last.round
}
