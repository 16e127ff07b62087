import type { VarianceLine } from '#contract/audit-variances.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

type Line = Pick<VarianceLine, 'counted' | 'due' | 'review' | 'places'>

/** Expected on shelves that are all handed in, but not counted; until a manager decides that there is none. */
export function isNotFound({ counted, due, review }: Omit<Line, 'places'>): boolean {
  return counted === null && due !== null && review !== 'zero'
}

const NAMED_PLACES = 3

/** "12 expected on S-04, not found": all shelves that were handed in, an empty one too, since the number is of them all. */
export function sayNotFound(
  { due, places }: Pick<Line, 'due' | 'places'>,
  t: Messages<'results'>,
  { quantity }: Pick<Formats, 'quantity'>,
): string {
  const signs = places
    .filter(({ expected, counted, handedIn }) => handedIn && expected && !counted)
    .map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  if (signs.length === 0) return t('line.notFound', { quantity: quantity(due) })
  return t('line.notFoundOn', {
    quantity: quantity(due),
    places: sayPlaces(signs, NAMED_PLACES, t),
  })
}

/** "S-03, S-04 and 2 more". */
export function sayPlaces(signs: readonly string[], most: number, t: Messages<'results'>): string {
  const places = signs.slice(0, most).join(', ')
  const more = signs.length - most
  return more > 0 ? t('line.places', { places, count: more }) : places
}
