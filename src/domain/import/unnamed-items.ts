// Columns with unknown headers whose values look like item data. They are suggested to a person if the file has
// nothing better.

import type { TableColumn } from './choose-quantity.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import { OTHER_THINGS } from './item-words.ts'
import { foldText } from './likeness.ts'
import { says, wordsIn } from './stock-header.ts'

const THINGS = wordsIn(OTHER_THINGS)
/** With fewer values, chance explains everything. */
const FEW = 5
const LONG = 8
const SMALLEST_NUMBER = 10_000

export function withUnnamed(
  columns: readonly TableColumn[],
  guesses: readonly ItemGuess[],
  quantityAt: number | null,
): readonly ItemGuess[] {
  const has = (kind: ItemGuess['kind']) => guesses.some((guess) => guess.kind === kind)
  const hasNumbers = has('sku') || has('barcode')
  const free = columns.filter(
    ({ at, header }) =>
      at !== quantityAt && guesses[at]?.kind === null && !says(foldText(header), THINGS),
  )
  const found = new Map<number, ItemGuess>()
  if (!hasNumbers && has('name')) {
    const [only, ...others] = free.filter(areItemNumbers)
    const why = 'Every value is different, as numbers of items are'
    if (only && others.length === 0) found.set(only.at, { kind: 'sku', certainty: 'check', why })
  }
  if (has('barcode') && !has('sku')) {
    const [only, ...others] = free.filter(
      (column) => areItemNumbers(column) && arePlainCodes(column),
    )
    const why = 'Every value is different, as numbers of items are'
    if (only && others.length === 0) found.set(only.at, { kind: 'sku', certainty: 'check', why })
  }
  if (hasNumbers && !has('name')) {
    const [only, ...others] = free.filter(areNames)
    const why = 'Its values look like names'
    if (only && others.length === 0) found.set(only.at, { kind: 'name', certainty: 'check', why })
  }
  if (!hasNumbers && !has('name')) {
    const [only, ...others] = free.filter((column) => areNames(column) && isEachItsOwn(column))
    const why = 'Its values look like names'
    if (only && others.length === 0) found.set(only.at, { kind: 'name', certainty: 'check', why })
  }
  return found.size === 0 ? guesses : guesses.map((guess, at) => found.get(at) ?? guess)
}

function areItemNumbers({ header, profile, values }: TableColumn): boolean {
  const { filled, distinct, codes, cents, dates, letters, largest } = profile
  if (header.trim() === '' || filled < FEW || distinct < 0.99 || codes < 0.95) return false
  if (cents > 0.05 || dates > 0.05) return false
  return letters > 0.5 || largest >= SMALLEST_NUMBER || arePadded(values)
}

const PLAIN_CODE = /^[A-Z]{1,4}[-./ ]?\d{2,}[-./]?[A-Z\d]{0,6}$/

/** PX-100, but not the name of a picture or a page. */
function arePlainCodes({ values }: TableColumn): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  return filled.filter((value) => PLAIN_CODE.test(value)).length > filled.length * 0.9
}

/** 000412 and 001733: leading zeros that pad to a fixed length, as in item numbers. */
function arePadded(values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  const isOneLength = filled.every((value) => value.length === filled[0]?.length)
  return isOneLength && filled.some((value) => /^0\d{2,}$/.test(value))
}

/** No other column has different texts of several words in every row. */
function isEachItsOwn({ profile: { distinct, longest }, values }: TableColumn): boolean {
  const said = values.filter((value) => value.trim() !== '').length
  return distinct > 0.95 && longest >= LONG && said >= values.length * 0.95
}

function areNames({ header, profile }: TableColumn): boolean {
  const { filled, distinct, letters, codes, dates, addresses, longest } = profile
  if (header.trim() === '' || filled < FEW || distinct < 0.8 || letters < 0.95) return false
  return codes < 0.1 && dates === 0 && addresses === 0 && longest <= 200
}
