// Workbooks from the nineties, and other files that systems name .xls: binary ones from BIFF2 on, web pages, XML. They
// are small, so they are read as a whole.

import { read, set_cptable, utils } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { guessEncoding, TextPieces } from './decode-text.ts'
import { MergedTexts } from './merged-cells.ts'
import { isMarkup } from './sniff.ts'

set_cptable(codePages)

export type OldCell = string | number | boolean | Date | null

export function oldSheetNames(bytes: Uint8Array): readonly string[] {
  return open(bytes, { bookSheets: true }).SheetNames
}

/** All rows from the first one, including empty ones. */
export function oldRows(
  bytes: Uint8Array,
  sheet: number,
  maxRows: number | undefined,
): readonly (readonly OldCell[])[] {
  const book = open(bytes, { cellDates: true, UTC: true, ...(maxRows && { sheetRows: maxRows }) })
  const chosen = book.Sheets[book.SheetNames[sheet] ?? '']
  if (!chosen) return []
  const rows = utils.sheet_to_json<OldCell[]>(fromTheFirstCell(chosen), {
    header: 1,
    raw: true,
    defval: null,
    blankrows: true,
    UTC: true,
  })
  const merged = new MergedTexts<OldCell>()
  for (const { s, e } of chosen['!merges'] ?? []) {
    merged.add({ column: s.c, from: s.r, to: e.r }, e.c - s.c + 1)
  }
  return rows.map((values, index) => merged.fill(index, values, null))
}

/** Rows and columns are counted from the first cell, even if it is empty. */
function fromTheFirstCell(sheet: ReturnType<typeof open>['Sheets'][string]) {
  const range = sheet['!ref']
  if (!range) return sheet
  const { e } = utils.decode_range(range)
  return { ...sheet, '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e }) }
}

/** Texts of web pages stay as written: 007 is not a number. */
function open(bytes: Uint8Array, options: Parameters<typeof read>[1]) {
  if (!isMarkup(bytes)) return read(bytes, { type: 'array', ...options })
  const text = new TextPieces(guessEncoding(bytes))
  return read(text.decode(bytes) + text.end(), { type: 'string', raw: true, ...options })
}
