// Whether a list without quantities is one of items.

import type { ColumnKind } from './column-kind.ts'
import type { GuessReason } from './guess-reason.ts'
import { foldText } from './likeness.ts'
import type { ColumnGuess } from './mapping-guess.ts'
import { saysDiscount, type TableKind } from './table-kind.ts'

/** Without any of these, a list of names may be of anything. */
const OF_ITEMS: ReadonlySet<ColumnKind> = new Set([
  'sku',
  'barcode',
  'case_barcode',
  'variant',
  'unit',
  'pack',
  'unit_cost',
  'unit_price',
])

export function doubtItems(
  kind: TableKind,
  guesses: readonly ColumnGuess[],
): GuessReason | undefined {
  const has = (kinds: ReadonlySet<ColumnKind>) =>
    guesses.some((guess) => guess.kind && kinds.has(guess.kind))
  const isOfItems = guesses.some(isOfAnItem) && !(saysDiscounts(guesses) && !has(PRICED))
  return kind === 'catalogue' && !(isOfItems && has(CALLED)) ? { code: 'may_be_other' } : undefined
}

const PRICED: ReadonlySet<ColumnKind> = new Set(['unit_cost', 'unit_price', 'barcode'])

/** Discounts without a price are mostly those of whole groups of items. */
function saysDiscounts(guesses: readonly ColumnGuess[]): boolean {
  return guesses.some(({ header }) => saysDiscount(header))
}

/** What nobody can tell apart by its numbers alone. */
const CALLED: ReadonlySet<ColumnKind> = new Set(['name', 'barcode'])

/** Whatever is listed has an "ID", and names that are close to that of a number are many. */
function isOfAnItem({ kind, header, why, samples }: ColumnGuess): boolean {
  if (!kind || !OF_ITEMS.has(kind)) return false
  if (kind !== 'sku') return true
  const areMixed = samples.every((value) => /\p{L}/u.test(value) && /\d/.test(value))
  return areMixed || (why[0]?.code !== 'name_is_close' && foldText(header) !== 'id')
}
