// What a recount takes.

import type { RecountPlan } from '#contract/audit-recounts.ts'
import type { Messages } from '../kit/use-messages.ts'
import { sayPlaces } from './not-found-words.ts'

type Plan = Pick<RecountPlan, 'lines'> & {
  readonly shelves: readonly Pick<RecountPlan['shelves'][number], 'storeId' | 'itemIds'>[]
}

/** To how many of the lines somebody is sent; nobody knows where the others lie. */
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
