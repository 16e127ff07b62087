// Counted items that are missing from an uploaded file, as rows in the same format.

import type { Mapping } from '../import/mapping.ts'
import { joinBytes } from '../import/read/bytes.ts'
import type { TableFormat } from '../import/read/table.ts'
import { textEncoderOf } from './encode-text.ts'
import type { FilePart, RowlessItem } from './plan-cells.ts'
import { quantityCell } from './quantity-cell.ts'
import { textLayoutOf } from './text-layout.ts'

type Shape = Pick<FilePart, 'headers' | 'mapping' | 'column'>

/** One row per item, under the file's headers; unknown cells stay empty. */
export function rowlessRows(
  { headers, mapping, column }: Shape,
  items: readonly RowlessItem[],
): readonly (readonly string[])[] {
  const width = Math.max(headers.length, mapping.columns.length, column + 1)
  return items.map((one) => {
    const cells = Array.from({ length: width }, (_, at) => cellOf(mapping, at, one))
    cells[column] = quantityCell(one.quantity, mapping.decimal)
    return cells
  })
}

/** The same rows as text, in the format of the file that they are missing from. */
export function rowlessText(
  head: Uint8Array,
  { encoding, delimiter }: Pick<TableFormat, 'encoding' | 'delimiter'>,
  rows: readonly (readonly string[])[],
): Uint8Array {
  const { letters, newline, skippedBytes } = textLayoutOf(head, {
    ...{ kind: 'text', sheet: null },
    ...{ encoding, delimiter },
  })
  const start = letters.decode(head)
  const lineEnd = start.includes('\r\n') ? '\r\n' : newline
  const between = delimiter?.length === 1 ? delimiter : ','
  const text = rows.map((row) => row.map((cell) => spelled(cell, between)).join(between) + lineEnd)
  return joinBytes([head.subarray(0, skippedBytes), textEncoderOf(encoding)(text.join(''))])
}

/** Cells that a spreadsheet would run as a formula are escaped as text. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

function spelled(cell: string, delimiter: string): string {
  const safe = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
  const needsQuotes = safe.includes(delimiter) || /["\r\n]/.test(safe)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}

function cellOf({ columns, site }: Mapping, at: number, { item, shelf }: RowlessItem): string {
  switch (columns[at] ?? null) {
    case 'sku':
      return item.sku ?? ''
    case 'barcode':
      // A file may have several columns for codes; ours goes into the first one.
      return columns.indexOf('barcode') === at ? (item.codes[0]?.raw ?? '') : ''
    case 'name':
      return item.name
    case 'category':
      return item.category ?? ''
    case 'unit':
      return item.unit
    case 'site':
      return site ?? ''
    case 'room':
      return shelf?.room ?? ''
    case 'shelf':
      return shelf?.code ?? ''
    case 'place':
      return shelf ? `${shelf.room}/${shelf.code}` : ''
    default:
      return ''
  }
}
