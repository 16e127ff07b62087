// Lists that reckon what their stock is worth show which of their numbers they take for the stock.

import type { ColumnProfile } from './column-profile.ts'
import { type DecimalMark, parseNumberText } from './number-text.ts'

interface NumberColumn {
  readonly at: number
  readonly profile: ColumnProfile
  readonly values: readonly string[]
}

const MOST_ROWS = 60
const MOST_COLUMNS = 40
/** With fewer rows, or always the same number, chance explains a product. */
const [FEWEST_ROWS, FEWEST_NUMBERS] = [6, 3]
const MARKS: readonly DecimalMark[] = ['.', ',']

/** Whether some column is this one times another, as a value is a quantity times a price. */
export function isValued(quantity: NumberColumn, all: readonly NumberColumn[]): boolean {
  const rows = quantity.values
    .flatMap((text, row) => {
      const number = numberIn(text, '.') ?? numberIn(text, ',')
      return number ? [{ row, number }] : []
    })
    .slice(0, MOST_ROWS)
  const distinct = new Set(rows.map(({ number }) => number))
  if (rows.length < FEWEST_ROWS || distinct.size < FEWEST_NUMBERS) return false
  const columns = all
    .filter(({ at, profile }) => at !== quantity.at && profile.numbers > 0.9 && profile.gtins < 0.5)
    .slice(0, MOST_COLUMNS)
  const read = columns.flatMap(({ values }) =>
    MARKS.map((mark) => rows.map(({ row }) => numberIn(values[row] ?? '', mark))),
  )
  const counts = rows.map(({ number }) => number)
  return read.some((prices) => read.some((values) => isProduct(counts, prices, values)))
}

type Numbers = readonly (number | undefined)[]

function isProduct(counts: readonly number[], prices: Numbers, values: Numbers): boolean {
  let [right, wrong] = [0, 0]
  for (const [at, count] of counts.entries()) {
    const [price, value] = [prices[at], values[at]]
    if (price === undefined || value === undefined || price === 0) continue
    // Prices are often shown more roughly than they are reckoned with.
    const isNear = Math.abs(count * price - value) <= Math.abs(count) * 0.006 + 0.011
    if (isNear && price !== 1) right += 1
    else wrong += 1
    if (wrong > counts.length * 0.1) return false
  }
  return right >= FEWEST_ROWS && right >= counts.length * 0.8
}

function numberIn(text: string, mark: DecimalMark): number | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? undefined : (parseNumberText(trimmed, mark) ?? undefined)
}
