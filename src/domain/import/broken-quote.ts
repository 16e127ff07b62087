import type { Finding } from './finding.ts'
import type { Mapping } from './mapping.ts'

const LONGEST_VALUE = 200

/** The cell with the quote that never closes, so that a person can correct it. */
export function brokenQuote(
  row: number,
  cells: readonly string[],
  { columns }: Pick<Mapping, 'columns'>,
): Finding {
  const code = 'quote_not_closed'
  const at = cells.findIndex((cell) => (cell.split('"').length - 1) % 2 === 1)
  const column = columns[at]
  if (column) {
    const value = (cells[at] ?? '').slice(0, LONGEST_VALUE)
    return { row, code, column, value, suggestion: value.replaceAll('"', '').trim() || null }
  }
  // The broken cell is in an unused column, so the row can be imported as it is.
  const used = columns.findIndex((kind, place) => kind !== null && cells[place])
  const value = cells.join(' ').slice(0, LONGEST_VALUE)
  return { row, code, column: columns[used] ?? null, value, suggestion: cells[used] ?? null }
}
