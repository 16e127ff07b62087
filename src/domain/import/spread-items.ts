// Items that stand in several rows, one for each value of a column that nobody has named: mostly the stores or places
// that they are in. A person has to say.

import type { TableColumn } from './choose-quantity.ts'
import type { ColumnKind } from './column-kind.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import type { GuessReason } from './guess-reason.ts'
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
/** In a short list of which they are the most, they are none. */
const FEWEST_OF_FEW = 2
const MOST_PLACES = 50

export function withSpread(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
  quantityAt: number | null,
): readonly ItemGuess[] {
  if (quantityAt === null || guesses.some(({ kind }) => kind && EXPLAINED.includes(kind)))
    return guesses
  const identity = identityOf(columns, guesses)
  if (!identity) return guesses
  const repeated = rowsOfRepeated(identity.values)
  if (repeated.length < FEWEST_REPEATED) return guesses
  const place = columns.find((column) => {
    const isFree = column.at !== quantityAt && guesses[column.at]?.kind === null
    return isFree && mayBePlaces(column) && tellsApart(column.values, repeated)
  })
  if (place) {
    const why = [{ code: 'row_for_each' } as const]
    return guesses.map((guess, at) =>
      at === place.at ? { kind: 'site', certainty: 'check', why } : guess,
    )
  }
  const isOfDays = columns.some(
    (column) => isOfDates(column) && tellsApart(column.values, repeated),
  )
  if (isOfDays || !areMostRepeated(repeated, identity.values)) return guesses
  const why = [{ code: 'repeats' } as const]
  return guesses.map((guess, at) =>
    at === identity.at && guess.kind === 'sku' ? { ...guess, certainty: 'check', why } : guess,
  )
}

/** Items have a row for each day: it may be a history, of which the last day is what is there. */
export function doubtDays(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
): GuessReason | undefined {
  if (guesses.some(({ kind }) => kind && kind !== 'lot' && EXPLAINED.includes(kind)))
    return undefined
  const identity = identityOf(columns, guesses)
  const repeated = identity ? rowsOfRepeated(identity.values) : []
  const areMost = identity !== undefined && areMostRepeated(repeated, identity.values)
  if (repeated.length < (areMost ? FEWEST_OF_FEW : FEWEST_REPEATED)) return undefined
  const isOfDays = columns.some(
    (column) => isOfDates(column) && tellsApart(column.values, repeated),
  )
  return isOfDays ? { code: 'row_for_each_day' } : undefined
}

function isOfDates({ profile }: TableColumn): boolean {
  return profile.dates > 0.7 && profile.distinctCount > 1
}

function areMostRepeated(
  repeated: readonly (readonly number[])[],
  values: readonly string[],
): boolean {
  const rows = repeated.reduce((sum, of) => sum + of.length, 0)
  return rows * 2 > values.length
}

function identityOf(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
): TableColumn | undefined {
  return IDENTITIES.flatMap((kind) => columns.filter(({ at }) => guesses[at]?.kind === kind))[0]
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
