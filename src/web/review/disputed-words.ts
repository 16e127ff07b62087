import type { DisputedShelf } from '#contract/audit-results.ts'
import type { Messages } from '../kit/use-messages.ts'
import { sayPlaces } from './not-found-words.ts'

const MOST_NAMED = 5

type Named = Pick<DisputedShelf, 'shelfCode' | 'roomName' | 'reason'>

/** "A-1, A-2 and 3 more". */
export function nameShelves(shelves: readonly Named[], t: Messages<'results'>): string {
  return sayPlaces(shelves.map(nameOf), MOST_NAMED, t)
}

/** "A-1 (Bob went home), A-2". */
export function nameWithReasons(shelves: readonly Named[], t: Messages<'results'>): string {
  const names = shelves.map((shelf) =>
    shelf.reason === null
      ? nameOf(shelf)
      : t('disputed.because', { shelf: nameOf(shelf), reason: shelf.reason }),
  )
  return sayPlaces(names, MOST_NAMED, t)
}

function nameOf({ shelfCode, roomName }: Named): string {
  return shelfCode ?? roomName
}
