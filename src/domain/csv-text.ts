// Tables as text. Cells that a spreadsheet would run as a formula are told to be text.

export type CsvCell = string | number | boolean | null

const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\n\r]/

export function csvRow(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',')
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
