// Opens any file with a table, and reads it in batches within the limits.

import { UNDECIDED } from '../encoding.ts'
import { FILE_LIMITS, type FileKind, MOST_COLUMNS } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { ALIGNED, isAligned } from './aligned-text.ts'
import { takeBytes } from './bytes.ts'
import { guessEncoding, TextPieces } from './decode-text.ts'
import { findHint, guessDelimiter } from './delimited-text.ts'
import { sniff } from './sniff.ts'
import type { FileSource, FormatChoice, RowBatch, Table, TableFormat } from './table.ts'
import { textBatches } from './text-batches.ts'
import type { SheetRow, WorkbookRequest } from './workbook.ts'
import type { UnpackEntry } from './zip-entry.ts'
import { inspectZip } from './zip-guard.ts'

const HEAD_BYTES = 256 * 1024
const BATCH_ROWS = 200

export async function openTable(
  source: FileSource,
  choice: FormatChoice = {},
  unpack?: UnpackEntry,
): Promise<Table> {
  const head = await takeBytes(source.pieces(), HEAD_BYTES)
  const sniffed = sniff(head)
  if (sniffed === 'text') {
    refuseLarge('text', source.sizeBytes)
    return openText(source, head, choice)
  }
  refuseLarge('xlsx', source.sizeBytes)
  const bytes = await takeBytes(source.pieces(), source.sizeBytes)
  if (bytes.byteLength < source.sizeBytes) throw new UnreadableFile({ code: 'cut_off' })
  const { kind, sheetNames } = await inspectWorkbook(sniffed, bytes)
  refuseLarge(kind, source.sizeBytes)
  return openWorkbook({ kind, bytes, sheet: choice.sheet ?? 0, unpack }, sheetNames)
}

async function inspectWorkbook(sniffed: 'zip' | 'xls', bytes: Uint8Array) {
  const packed = sniffed === 'zip' ? inspectZip(bytes) : undefined
  if (packed?.kind === 'xlsx') return packed
  const { odsSheetNames, oldWorkbookSheets } = await import('./workbook.ts')
  if (packed?.kind === 'ods') {
    refuseLarge('ods', bytes.byteLength)
    return { ...packed, sheetNames: odsSheetNames(bytes) }
  }
  return { kind: 'xls' as const, sheetNames: await oldWorkbookSheets(bytes) }
}

function refuseLarge(kind: FileKind, sizeBytes: number): void {
  const { bytes } = FILE_LIMITS[kind]
  if (sizeBytes <= bytes) return
  throw new UnreadableFile({ code: 'too_large', kind, megabytes: bytes / 1024 / 1024 })
}

function openText(source: FileSource, head: Uint8Array, choice: FormatChoice): Table {
  const chosen = choice.encoding ?? guessEncoding(head)
  const encoding = chosen === UNDECIDED ? undefined : chosen
  const start = new TextPieces(encoding).decode(head)
  const hint = findHint(start)
  const delimiter = choice.delimiter ?? hint?.delimiter ?? separatorOf(start)
  const format: TableFormat = {
    kind: 'text',
    encoding: encoding ?? UNDECIDED,
    delimiter,
    sheet: null,
  }
  return {
    format,
    sheetNames: [],
    batches: ({ maxRows, fast } = {}) =>
      limited(textBatches(source, { encoding, delimiter, start, hint, fast }), 'text', maxRows),
  }
}

function separatorOf(start: string): string {
  return isAligned(start) ? ALIGNED : guessDelimiter(start)
}

function openWorkbook(request: WorkbookRequest, sheetNames: readonly string[]): Table {
  const { kind, sheet } = request
  return {
    format: { kind, encoding: null, delimiter: null, sheet },
    sheetNames,
    batches: ({ maxRows } = {}) => {
      const most = maxRows === undefined ? {} : { maxRows }
      return limited(chunk(sheetRows({ ...request, ...most })), kind, maxRows)
    },
  }
}

/** Loaded only when needed: most files are text, and do without the workbook reader. */
async function* sheetRows(request: WorkbookRequest): AsyncGenerator<SheetRow> {
  const { workbookRows } = await import('./workbook.ts')
  yield* workbookRows(request)
}

/** Sheets leave out empty rows, so a batch ends where row numbers jump. */
async function* chunk(sheetRows: AsyncIterable<SheetRow>): AsyncGenerator<RowBatch> {
  let firstRow = 1
  let rows: (readonly string[])[] = []
  for await (const { row, cells } of sheetRows) {
    if (rows.length >= BATCH_ROWS || (rows.length > 0 && row !== firstRow + rows.length)) {
      yield { firstRow, rows, brokenRows: [], fastRows: 0 }
      rows = []
    }
    if (rows.length === 0) firstRow = row
    rows.push(cells)
  }
  if (rows.length > 0) yield { firstRow, rows, brokenRows: [], fastRows: 0 }
}

async function* limited(
  batches: AsyncIterable<RowBatch>,
  kind: FileKind,
  maxRows = Number.POSITIVE_INFINITY,
): AsyncGenerator<RowBatch> {
  const { rows: mostRows } = FILE_LIMITS[kind]
  let count = 0
  for await (const batch of batches) {
    const widest = batch.rows.reduce((most, row) => Math.max(most, row.length), 0)
    if (widest > MOST_COLUMNS) {
      throw new UnreadableFile({ code: 'too_wide', cells: widest, most: MOST_COLUMNS })
    }
    const left = maxRows - count
    count += batch.rows.length + batch.fastRows
    if (count > mostRows + 1 && maxRows > mostRows) {
      throw new UnreadableFile({ code: 'too_long', kind, rows: mostRows })
    }
    yield batch.rows.length <= left ? batch : { ...batch, rows: batch.rows.slice(0, left) }
    if (count >= maxRows) return
  }
}
