// What the list is cut to beside its tab, in words.

import type { FigurePart, PlaceName } from '#contract/audit-variances.ts'
import type { Currency } from '#domain/money.ts'
import { describeTolerance } from './describe-tolerance.ts'
import { type ReviewSearch, toleranceIn } from './review-search.ts'

const PART_NAMES: Readonly<Record<FigurePart, string>> = {
  counted: 'Lines with a count',
  unvalued: 'Lines without a cost',
}

/** Undefined: to nothing. `place` is what the room or the shelf is called, once that is known. */
export function describeCut(
  { part, category, room, shelf }: ReviewSearch,
  place: PlaceName | null | undefined,
): string | undefined {
  const cuts = [
    part && PART_NAMES[part],
    category === '' ? 'Without a category' : category,
    (room ?? shelf) && (place ? namePlace(place) : shelf ? 'One shelf' : 'One room'),
  ].filter((cut) => cut !== undefined)
  return cuts.length === 0 ? undefined : cuts.join(' · ')
}

/** The same with what stands in fields, which paper does not have; empty: every line of the tab. */
export function describeCutOnPaper(
  search: ReviewSearch,
  place: PlaceName | null | undefined,
  currency: Currency | null,
): string {
  const own = toleranceIn(search)
  return [
    describeCut(search, place),
    search.q && `Found by “${search.q}”`,
    own && `Tolerance: ${describeTolerance(own, currency)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function withoutCut(search: ReviewSearch): ReviewSearch {
  return { ...search, part: undefined, room: undefined, shelf: undefined, category: undefined }
}

function namePlace({ roomName, shelfCode }: PlaceName): string {
  return shelfCode === null ? roomName : `${roomName}, ${shelfCode}`
}
