// Tables as CSV text. Cells that a spreadsheet would run as a formula are escaped as text.

export type CsvCell = string | number | boolean | null

/** Also after blanks, and with the full-width signs of East Asian keyboards: some programs run those too. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
/** The rule for sealed documents must never change, or their hashes would. */
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
