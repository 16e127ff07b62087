// Items that stand in several rows, one for each value of a column that nobody has named: mostly the stores or places
// that they are in. A person has to say.

import type { TableColumn } from './choose-quantity.ts'
import type { ColumnKind } from './column-kind.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import { tidyCell } from './tidy-cell.ts'

/** With these, it is clear why an item has several rows. */
const EXPLAINED: readonly ColumnKind[] = [
  'site',
  'room',
  'shelf',
  'place',
  'lot',
  'expiry',
  'serial',
  'variant',
]
const IDENTITIES: readonly ColumnKind[] = ['sku', 'barcode', 'name']
/** Fewer may be mistakes. */
const FEWEST_REPEATED = 3
const MOST_PLACES = 50

export function withSpread(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
  quantityAt: number | null,
): readonly ItemGuess[] {
  if (quantityAt === null || guesses.some(({ kind }) => kind && EXPLAINED.includes(kind)))
    return guesses
  const identity = IDENTITIES.flatMap((kind) =>
    columns.filter(({ at }) => guesses[at]?.kind === kind),
  )[0]
  if (!identity) return guesses
  const repeated = rowsOfRepeated(identity.values)
  if (repeated.length < FEWEST_REPEATED) return guesses
  const place = columns.find((column) => {
    const isFree = column.at !== quantityAt && guesses[column.at]?.kind === null
    return isFree && mayBePlaces(column) && tellsApart(column.values, repeated)
  })
  if (!place) return guesses
  const why = [{ code: 'row_for_each' } as const]
  return guesses.map((guess, at) =>
    at === place.at ? { kind: 'site', certainty: 'check', why } : guess,
  )
}

/** The rows of each item that has several. */
function rowsOfRepeated(values: readonly string[]): readonly (readonly number[])[] {
  const rows = Map.groupBy(values.keys(), (row) => tidyCell(values[row] ?? ''))
  return [...rows].flatMap(([value, of]) => (value !== '' && of.length > 1 ? [of] : []))
}

function mayBePlaces({ header, profile, values }: TableColumn): boolean {
  const { distinctCount, filled, numbers, dates, longest } = profile
  if (header.trim() === '' || distinctCount < 2 || distinctCount > MOST_PLACES) return false
  return (
    filled >= Math.min(values.length, 1_000) * 0.9 && numbers < 0.5 && dates < 0.5 && longest <= 60
  )
}

function tellsApart(values: readonly string[], repeated: readonly (readonly number[])[]): boolean {
  const apart = repeated.filter((rows) => {
    return new Set(rows.map((row) => tidyCell(values[row] ?? ''))).size === rows.length
  })
  return apart.length >= repeated.length * 0.95
}
