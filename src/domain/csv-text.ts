// Tables as text. Cells that a spreadsheet would run as a formula are told to be text.

export type CsvCell = string | number | boolean | null

/** Also behind blanks, and as wide as East Asian keyboards type them: some programs run those too. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
/** What sealed documents were spelled with from the start: their hash stays what it is. */
const SEALED_FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\n\r]/

export function csvRow(cells: readonly CsvCell[]): string {
  return cells.map((cell) => csvCell(cell, FORMULA)).join(',')
}

export function sealedCsvRow(cells: readonly CsvCell[]): string {
  return cells.map((cell) => csvCell(cell, SEALED_FORMULA)).join(',')
}

function csvCell(cell: CsvCell, formula: RegExp): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
