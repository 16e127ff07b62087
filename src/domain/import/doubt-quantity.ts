// Doubts about a quantity column that come from other columns of the file.

import {
  doubted,
  type QuantityChoice,
  type StockColumn,
  type TableColumn,
} from './choose-quantity.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import { foldText } from './likeness.ts'
import { parseQuantityText } from './number-text.ts'
import { isOtherNumber, says, saysStock, wordsIn } from './stock-header.ts'
import { BEGINNING_WORDS, COUNTED_WORDS } from './stock-words.ts'

const BEGINNINGS = wordsIn(BEGINNING_WORDS)
const COUNTED: ReadonlySet<string> = new Set(wordsIn(COUNTED_WORDS))
const FREE_TO_SELL = 1
const FEWEST = 5

/**
 * What is available is what is on hand minus what is reserved. So an unrecognized column that is never less and
 * sometimes more may be what is on hand.
 */
export function besideAvailable(
  choice: QuantityChoice,
  stock: readonly StockColumn[],
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
): QuantityChoice {
  const own = stock.find(({ at }) => at === choice.at)
  if (!own || own.rank !== FREE_TO_SELL || choice.doubt !== undefined) return choice
  const larger = columns.find(
    (column) =>
      !stock.some(({ at }) => at === column.at) &&
      !items[column.at]?.kind &&
      !isOtherNumber(column.header) &&
      isNeverLess(column, own),
  )
  if (!larger) return choice
  const rivals = [...choice.rivals, larger.at]
  return doubted({ ...choice, rivals }, { code: 'rivals', headers: [larger.header.trim()] })
}

/** After a count, what was counted may be the stock, and no longer what the books said. */
export function besideCounted(
  choice: QuantityChoice,
  columns: readonly TableColumn[],
): QuantityChoice | undefined {
  const own = columns.find(({ at }) => at === choice.at)
  if (!own || choice.doubt !== undefined) return undefined
  const counted = columns.find(
    ({ at, header, profile, values }) =>
      at !== own.at &&
      COUNTED.has(foldText(header)) &&
      profile.numbers > 0.8 &&
      profile.filled >= own.profile.filled * 0.8 &&
      values.some((value, row) => numberIn(value) !== numberIn(own.values[row] ?? '')),
  )
  if (!counted) return undefined
  const rivals = [...choice.rivals, counted.at]
  return doubted({ ...choice, rivals }, { code: 'rivals', headers: [counted.header.trim()] })
}

const [FEWEST_SIZES, MOST_SIZES] = [3, 0.6]

/** 250 beside "Cottage cheese 250 g" is how much is in a piece, not how many pieces there are. */
export function sizeOfItem(
  choice: QuantityChoice,
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
): QuantityChoice | undefined {
  const own = columns.find(({ at }) => at === choice.at)
  const names = columns.filter(({ at }) => items[at]?.kind === 'name')
  if (!own || names.length === 0) return undefined
  const told = own.values.flatMap((text, row) => {
    const size = Number(text.trim().replace(',', '.'))
    if (text.trim() === '' || Number.isNaN(size) || size === 0 || size === 1) return []
    return [{ size, isSaid: names.some(({ values }) => saysSize(values[row] ?? '', size)) }]
  })
  const said = told.filter(({ isSaid }) => isSaid)
  const isSize =
    said.length >= FEWEST_SIZES &&
    said.length >= told.length * MOST_SIZES &&
    new Set(said.map(({ size }) => size)).size > 1
  return isSize ? doubted(choice, { code: 'other_number', words: own.header.trim() }) : undefined
}

/** 0.25 is said by "250 g" as well. */
function saysSize(name: string, size: number): boolean {
  const numbers = name.match(/\d+(?:[.,]\d+)?/g) ?? []
  const said = numbers.map((number) => Number(number.replace(',', '.')))
  return said.some((one) => one === size || (size < 10 && Math.abs(one - size * 1_000) < 0.001))
}

function isNeverLess(column: TableColumn, own: TableColumn): boolean {
  const { integers, filled, largest } = column.profile
  if (integers < 0.9 || filled < own.profile.filled * 0.9 || largest >= 100_000) return false
  let [more, less, both] = [0, 0, 0]
  for (const [row, text] of column.values.entries()) {
    const [one, other] = [numberIn(text), numberIn(own.values[row] ?? '')]
    if (one === null || other === null) continue
    both += 1
    if (one > other) more += 1
    if (one < other) less += 1
  }
  // Nearly always equal and sometimes more; other numbers are unrelated.
  return both >= FEWEST && less <= both * 0.02 && more > 0
}

function numberIn(text: string): number | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : parseQuantityText(trimmed, '.')
}

/** A list with only opening stock does not say what is there now, so a person has to decide. */
export function openingStock(columns: readonly TableColumn[]): QuantityChoice | undefined {
  const column = columns.find(
    ({ header, profile }) =>
      profile.filled > 0 && profile.numbers > 0.9 && saysStock(header) && isOfBeginning(header),
  )
  if (!column) return undefined
  return doubted({ at: column.at, rivals: [], outlets: [] }, { code: 'opening_stock' })
}

function isOfBeginning(header: string): boolean {
  return says(foldText(header), BEGINNINGS)
}
