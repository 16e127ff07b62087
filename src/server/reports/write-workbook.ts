// The only place that knows how workbooks are written: rows go in as they come, bytes go out, and
// nothing is kept. Text is always text, so that no cell of it is ever run as a formula.

import { writeXlsxStream } from 'hucre/xlsx'
import type { CsvCell } from '#domain/csv-text.ts'
import type { ColumnKind } from '#domain/reports/document-columns.ts'

export const WORKBOOK_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface WorkbookColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
}

export type WorkbookCell = CsvCell | Date

/** Plain numbers look right as they are, and a format on a column costs every row. */
const FORMATS: { readonly [kind in ColumnKind]?: string } = {
  money: '#,##0.00##',
  percent: '0.0%',
  time: 'yyyy-mm-dd hh:mm',
}

/** One sheet, its titles in the first row, which stays in view. */
export function writeWorkbook(
  sheet: { readonly name: string; readonly columns: readonly WorkbookColumn[] },
  rows: AsyncIterable<readonly WorkbookCell[]>,
): ReadableStream<Uint8Array> {
  const columns = sheet.columns.map(({ title, kind, width }) => {
    const numFmt = FORMATS[kind]
    return { header: title, width, ...(numFmt && { numFmt }) }
  })
  return writeXlsxStream(asArrays(rows), {
    name: sheet.name,
    columns,
    freezePane: { rows: 1 },
  })
}

async function* asArrays(rows: AsyncIterable<readonly WorkbookCell[]>) {
  for await (const row of rows) yield row.map(plain)
}

/** Signs that no XML document may have, as a file of items may well contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function plain(cell: WorkbookCell): WorkbookCell {
  return typeof cell === 'string' ? cell.replace(FORBIDDEN, '') : cell
}
