// Lists in which a group stands before its items with the sum of them. Read as items, such rows would double the stock,
// and no reader of one row after the other can know.

import type { TableColumn } from './choose-quantity.ts'
import type { DecimalMark } from './number-text.ts'
import { parseQuantityText } from './number-text.ts'
import { totalOf } from './total-row.ts'

const FEWEST_ROWS = 6
const UNIT = 1_000

/** Whether all rows are groups with their parts: each sum is followed by what it adds up. */
export function hasSumsBeforeParts(
  columns: readonly TableColumn[],
  quantityAt: number,
  decimal: DecimalMark,
): boolean {
  const quantities = columns[quantityAt]?.values.flatMap((text, row) => {
    const labels = columns
      .map(({ values }) => values[row] ?? '')
      .filter((cell) => /\p{L}/u.test(cell))
    const quantity = parseQuantityText(text.trim(), decimal)
    return quantity === null || totalOf(labels.slice(0, 1)) !== null
      ? []
      : [Math.round(quantity * UNIT)]
  })
  return quantities !== undefined && quantities.length >= FEWEST_ROWS && areGroups(quantities)
}

function areGroups(quantities: readonly number[]): boolean {
  let at = 0
  while (at < quantities.length) {
    const sum = quantities[at] ?? 0
    let [added, parts] = [0, 0]
    at += 1
    while (at < quantities.length && (added < sum || quantities[at] === 0)) {
      added += quantities[at] ?? 0
      if (quantities[at] !== 0) parts += 1
      at += 1
    }
    if (sum <= 0 || added !== sum || parts < 2) return false
  }
  return true
}
