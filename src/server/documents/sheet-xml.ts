// The sheet of a workbook as XML. Each row is built as one text, and nothing is kept in memory.

import type { CsvCell } from '#domain/csv-text.ts'

export type WorkbookCell = CsvCell | Date

export interface SheetShape {
  /** In characters. */
  readonly widths: readonly number[]
  /** The style of each column; 0 for none. */
  readonly styles: readonly number[]
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const SHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Rows are passed on in pieces of about this many characters. */
const PIECE_CHARACTERS = 65_536
const DAY_MS = 86_400_000
/** Spreadsheets count days from this many days before the epoch. */
const EPOCH_DAYS = 25_569

export async function* sheetXml(
  { widths, styles }: SheetShape,
  titles: readonly string[],
  rows: AsyncIterable<readonly WorkbookCell[]>,
): AsyncGenerator<string> {
  const cells = styles.map((style, n) => cellWriter(columnName(n), style))
  let number = 1
  let piece = `${XML_HEAD}<worksheet xmlns="${SHEET_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map(columnXml).join('')}</cols><sheetData>${rowXml(number, titles, cells)}`
  for await (const row of rows) {
    number += 1
    piece += rowXml(number, row, cells)
    if (piece.length < PIECE_CHARACTERS) continue
    yield piece
    piece = ''
  }
  // Lets every column be filtered and sorted.
  const table = `A1:${columnName(Math.max(0, widths.length - 1))}${number}`
  yield `${piece}</sheetData><autoFilter ref="${table}"/></worksheet>`
}

type CellWriter = (cell: WorkbookCell, row: number) => string

function rowXml(
  number: number,
  row: readonly WorkbookCell[],
  cells: readonly CellWriter[],
): string {
  let xml = `<row r="${number}">`
  for (let n = 0; n < row.length; n += 1) xml += cells[n]?.(row[n] ?? null, number) ?? ''
  return `${xml}</row>`
}

/** Prepares the parts of a cell that are the same in every row. */
function cellWriter(column: string, style: number): CellWriter {
  const styled = style === 0 ? '' : ` s="${style}"`
  return (cell, row) => {
    if (cell === null || cell === '') return ''
    if (typeof cell === 'number') return `<c r="${column}${row}"${styled}><v>${cell}</v></c>`
    if (cell instanceof Date) {
      const days = cell.getTime() / DAY_MS + EPOCH_DAYS
      return `<c r="${column}${row}"${styled}><v>${days}</v></c>`
    }
    if (typeof cell === 'boolean') return `<c r="${column}${row}" t="b"><v>${Number(cell)}</v></c>`
    return `<c r="${column}${row}" t="inlineStr"><is><t xml:space="preserve">${xmlText(shortened(cell))}</t></is></c>`
  }
}

/** Spreadsheets report a file with longer texts as damaged. */
const MOST_LETTERS = 32_767

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  return `${text.slice(0, MOST_LETTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function columnXml(width: number, n: number): string {
  return `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`
}

function columnName(n: number): string {
  const rest = Math.floor(n / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (n % 26))
}

/** Characters that XML does not allow. A file of items may contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts have none of these
const SPECIAL = /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f&<>_\ufffe\uffff]/

export function xmlText(text: string): string {
  if (!SPECIAL.test(text)) return text
  return (
    text
      .replace(FORBIDDEN, '')
      // Spreadsheets decode such sequences, so the underscore at their beginning is escaped.
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  )
}

/** For attributes. */
export function xmlAttribute(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;')
}
