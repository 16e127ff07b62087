// The filter of the list in words, for the part that the tab does not show.

import type { PlaceName } from '#contract/audit-variances.ts'
import type { Currency } from '#domain/money.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'
import { type ReviewSearch, toleranceIn } from './review-search.ts'
import { sayTolerance } from './tolerance-words.ts'

/** Undefined: no filter. `place`: the name of the room or shelf, once it is known. */
export function sayCut(
  { part, category, room, shelf }: ReviewSearch,
  place: PlaceName | null | undefined,
  t: Messages<'results'>,
): string | undefined {
  const cuts = [
    // The recount filter has a button of its own.
    part && part !== 'recount' ? t(`cut.${part}`) : undefined,
    category === '' ? t('cut.noCategory') : category,
    (room ?? shelf) && (place ? sayPlace(place, t) : t(shelf ? 'cut.shelf' : 'cut.room')),
  ].filter((cut) => cut !== undefined)
  return cuts.length === 0 ? undefined : cuts.join(' · ')
}

interface Cut {
  readonly search: ReviewSearch
  readonly place: PlaceName | null | undefined
  readonly currency: Currency | null
}

/** The same, including what the screen shows in fields, because paper has none; empty: every line of the tab. */
export function sayCutOnPaper(
  { search, place, currency }: Cut,
  t: Messages<'results'>,
  formats: Formats,
): string {
  const own = toleranceIn(search)
  return [
    sayCut(search, place, t),
    search.q && t('cut.found', { text: search.q }),
    own && sayTolerance(own, currency, t, formats),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function withoutCut(search: ReviewSearch): ReviewSearch {
  return { ...search, part: undefined, room: undefined, shelf: undefined, category: undefined }
}

function sayPlace({ roomName, shelfCode }: PlaceName, t: Messages<'results'>): string {
  return shelfCode === null ? roomName : t('cut.place', { room: roomName, shelf: shelfCode })
}
