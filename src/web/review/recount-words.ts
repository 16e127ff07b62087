// What a recount involves.

import type { RecountPlan } from '#contract/audit-recounts.ts'
import type { Messages } from '../kit/use-messages.ts'
import { sayPlaces } from './not-found-words.ts'

type Plan = Pick<RecountPlan, 'lines'> & {
  readonly shelves: readonly Pick<RecountPlan['shelves'][number], 'storeId' | 'itemIds'>[]
}

/** How many of the lines have a place; for the others it is unknown where they are. */
export function placedIn({ shelves }: Plan): number {
  const placed = shelves.flatMap(({ storeId, itemIds }) => itemIds.map((id) => `${storeId}/${id}`))
  return new Set(placed).size
}

const SHOWN_SHELVES = 8

/** "S-03, S-04 and 2 more". */
export function nameRecountShelves(
  { shelves }: Pick<RecountPlan, 'shelves'>,
  t: Messages<'results'>,
): string {
  const names = shelves.map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  return sayPlaces(names, SHOWN_SHELVES, t)
}
