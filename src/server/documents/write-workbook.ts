// Writes workbooks as a stream: rows come in, bytes go out, and nothing is kept in memory. Text is always written as
// text, so that no cell is ever run as a formula.

import type { ColumnKind } from '#domain/reports/document-columns.ts'
import { sheetXml, type WorkbookCell } from './sheet-xml.ts'
import { workbookParts } from './workbook-parts.ts'
import { zipStream } from './zip-stream.ts'

export const WORKBOOK_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface WorkbookColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  /** For money; two if omitted. */
  readonly decimals?: number
}

/** Plain numbers need no format. */
const FORMATS: { readonly [kind in ColumnKind]?: string } = {
  percent: '0.0%',
  time: 'yyyy-mm-dd hh:mm',
}

/** A few facts on a sheet of their own. */
export interface WorkbookNotes {
  readonly name: string
  readonly rows: readonly (readonly [name: string, value: string])[]
}

/** Writes one sheet with a frozen header row, and the notes on a second sheet. */
export function writeWorkbook(
  sheet: { readonly name: string; readonly columns: readonly WorkbookColumn[] },
  rows: AsyncIterable<readonly WorkbookCell[]>,
  notes?: WorkbookNotes | undefined,
): ReadableStream<Uint8Array> {
  const wanted = sheet.columns.map(formatOf)
  const formats = [...new Set(wanted.filter((format) => format !== undefined))]
  const shape = {
    widths: sheet.columns.map(({ width }) => width),
    styles: wanted.map((format) => (format === undefined ? 0 : formats.indexOf(format) + 1)),
  }
  const titles = sheet.columns.map(({ title }) => title)
  return streamOf(
    zipStream([
      ...workbookParts([sheet.name, ...(notes ? [notes.name] : [])], formats),
      { name: 'xl/worksheets/sheet1.xml', text: sheetXml(shape, titles, rows) },
      ...(notes ? [{ name: 'xl/worksheets/sheet2.xml', text: notesXml(notes) }] : []),
    ]),
  )
}

const NOTES_SHAPE = { widths: [28, 100], styles: [0, 0] }

function notesXml({ name, rows }: WorkbookNotes): AsyncGenerator<string> {
  async function* all() {
    yield* rows
  }
  return sheetXml(NOTES_SHAPE, [name, ''], all())
}

/** Canceling the stream stops the writing. */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await bytes.return(undefined)
    },
  })
}

function formatOf({ kind, decimals = 2 }: WorkbookColumn): string | undefined {
  return kind === 'money' ? moneyFormat(decimals) : FORMATS[kind]
}

/** Shows the decimals of the currency, and more if a unit costs a fraction of its smallest coin. */
function moneyFormat(decimals: number): string {
  const places = `${'0'.repeat(decimals)}${'#'.repeat(4 - decimals)}`
  return decimals === 0 ? '#,##0' : `#,##0.${places}`
}
