// The only file that knows which library reads workbooks: our own reader, which keeps no sheet in memory (XLSX), hucre
// (ODS) and SheetJS (XLS and similar). It only returns rows of texts.

import { streamOdsRows } from 'hucre/ods'
import { UnreadableFile } from '../unreadable-file.ts'
import { MergedTexts } from './merged-cells.ts'
import { odsSheets } from './ods-sheets.ts'
import { xlsxRows } from './xlsx-rows.ts'
import type { UnpackEntry } from './zip-entry.ts'

export interface SheetRow {
  /** As people count rows, from 1. */
  readonly row: number
  readonly cells: readonly string[]
}

export interface WorkbookRequest {
  readonly kind: 'xlsx' | 'xls' | 'ods'
  readonly bytes: Uint8Array
  readonly sheet: number
  readonly maxRows?: number
  readonly unpack?: UnpackEntry | undefined
}

export async function* workbookRows(request: WorkbookRequest): AsyncGenerator<SheetRow> {
  try {
    for await (const { index, values } of openRows(request)) {
      yield { row: index + 1, cells: textsOf(values) }
    }
  } catch (error) {
    throw translate(error)
  }
}

type CellValue = string | number | boolean | Date | null

interface RawRow {
  readonly index: number
  readonly values: readonly CellValue[]
}

async function* openRows(request: WorkbookRequest): AsyncGenerator<RawRow> {
  const { kind, bytes, sheet, maxRows, unpack } = request
  const most = maxRows === undefined ? {} : { maxRows }
  switch (kind) {
    case 'xlsx':
      yield* xlsxRows(bytes, sheet, unpack)
      return
    case 'ods':
      yield* withMerged(streamOdsRows(bytes, { sheets: [sheet], ...most }), bytes, sheet)
      return
    case 'xls': {
      const { oldRows } = await import('./old-workbook.ts')
      for (const [index, values] of oldRows(bytes, sheet, maxRows).entries()) {
        yield { index, values }
      }
    }
  }
}

async function* withMerged(
  rows: AsyncIterable<RawRow>,
  bytes: Uint8Array,
  sheet: number,
): AsyncGenerator<RawRow> {
  const merged = new MergedTexts<CellValue>()
  for (const cells of odsSheets(bytes)[sheet]?.merged ?? []) merged.add(cells, 1)
  for await (const { index, values } of rows) {
    yield { index, values: merged.fill(index, values, null) }
  }
}

export function odsSheetNames(bytes: Uint8Array): readonly string[] {
  try {
    return odsSheets(bytes).map(({ name }) => name)
  } catch (error) {
    throw translate(error)
  }
}

/** For formats that do not list their sheets at the beginning. */
export async function oldWorkbookSheets(bytes: Uint8Array): Promise<readonly string[]> {
  const { oldSheetNames } = await import('./old-workbook.ts')
  try {
    return oldSheetNames(bytes)
  } catch (error) {
    throw translate(error)
  }
}

/** Drops trailing empty cells, because sheets are often thousands of empty columns wide. */
function textsOf(values: readonly CellValue[]): readonly string[] {
  let end = values.length
  while (end > 0 && (values[end - 1] ?? '') === '') end -= 1
  return values.slice(0, end).map(cellText)
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
}

/** With all digits in the file, because a code must not become 4.00638E+12. */
function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  if (Number.isInteger(value)) return BigInt(value).toString()
  if (!Number.isFinite(value)) return ''
  return String(Number(value.toPrecision(15)))
}

function translate(error: unknown): unknown {
  if (error instanceof UnreadableFile || !(error instanceof Error)) return error
  const text = error.message.toLowerCase()
  if (/encrypt|password/.test(text)) {
    return new UnreadableFile({ code: 'password' })
  }
  if (/limit|too (large|many)|exceed|maximum/.test(text)) {
    return new UnreadableFile({ code: 'large_workbook' })
  }
  return new UnreadableFile({ code: 'unusual_workbook' })
}
