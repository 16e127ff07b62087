// Reads the beginning of a file, from the sheet that has a list, because workbooks often start with a cover sheet.

import { guessMapping } from './guess-mapping.ts'
import type { NamedSheet } from './guess-reason.ts'
import { foldText } from './likeness.ts'
import { missingColumns } from './mapping.ts'
import type { GuessContext, MappingGuess } from './mapping-guess.ts'
import { firstRows } from './read/first-rows.ts'
import { openTable } from './read/open-table.ts'
import type { FileSource, FormatChoice, TableFormat } from './read/table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Lists are often sorted by store, so this must be enough to see a second one. */
export const LOOKED_ROWS = 5_000
const LOOKED_SHEETS = 10
/** Enough to see which columns a further sheet has. */
const COMPARED_ROWS = 100
/** A list of another store or month has nearly the same columns. */
const SAME_COLUMNS = 0.75

export interface TableLook {
  readonly format: TableFormat
  readonly sheetNames: readonly string[]
  /** The first rows. */
  readonly rows: readonly (readonly string[])[]
  /**
   * Sheets with the same columns, this one included, when nobody chose one: each may be a store, a month or a
   * department.
   */
  readonly similarSheets: readonly NamedSheet[]
}

/** What the file is for, and which stores there are, because a column may be named after a store. */
export type LookedFor = Pick<GuessContext, 'kind' | 'storeName' | 'otherStores'>

/** The sheet that the user chose; otherwise the first usable one, or the one of which most is known. */
export async function lookAtTable(
  source: FileSource,
  choice: FormatChoice,
  lookedFor: LookedFor,
): Promise<TableLook> {
  const first = await look(source, choice)
  const sheets = Math.min(first.sheetNames.length, LOOKED_SHEETS)
  const isOnly = typeof choice.sheet === 'number' || sheets < 2
  if (isOnly) return first
  let best = { look: first, found: found(first, lookedFor), sheet: 0 }
  const similar: number[] = []
  for (let sheet = 1; sheet < sheets; sheet += 1) {
    const rows = best.found.isList ? COMPARED_ROWS : LOOKED_ROWS
    const other = await look(source, { ...choice, sheet }, rows).catch(nothingIfUnreadable)
    if (!other) continue
    const has = found(other, lookedFor)
    if (best.found.isList) {
      if (areSimilar(has, best.found)) similar.push(sheet)
    } else if (has.isList || has.columns > best.found.columns) {
      best = { look: other, found: has, sheet }
    }
  }
  if (similar.length === 0) return best.look
  const named = [best.sheet, ...similar].map((sheet) => ({
    sheet,
    name: first.sheetNames[sheet] ?? '',
  }))
  const own = named.find(({ name }) => isNamed(name, lookedFor.storeName))
  if (own) return look(source, { ...choice, sheet: own.sheet })
  return { ...best.look, similarSheets: named }
}

/** What the table is, judging by the rows that were looked at. */
export function guessTable(
  { rows, format, sheetNames, similarSheets }: TableLook,
  context: GuessContext,
): MappingGuess {
  const { delimiter, sheet } = format
  const sheetName = sheetNames[sheet ?? -1] ?? ''
  return guessMapping(rows, { ...context, delimiter, sheetName, similarSheets })
}

async function look(
  source: FileSource,
  choice: FormatChoice,
  most = LOOKED_ROWS,
): Promise<TableLook> {
  const table = await openTable(source, choice)
  const rows = await firstRows(table, most)
  return { format: table.format, sheetNames: table.sheetNames, rows, similarSheets: [] }
}

interface FoundTable {
  readonly isList: boolean
  /** How many columns are known. */
  readonly columns: number
  readonly headers: ReadonlySet<string>
}

/** Whether it has all that is needed, and which columns. */
function found(look: TableLook, lookedFor: LookedFor): FoundTable {
  const { mapping } = guessTable(look, lookedFor)
  const columns = mapping.columns.filter((kind) => kind !== null).length
  const isWhole = missingColumns(mapping.columns, lookedFor.kind).length === 0
  const headers = mapping.headerRows === 0 ? [] : (look.rows[mapping.headerRows - 1] ?? [])
  return {
    // A page of sentences has one column, which may be names; one with nothing but headers is a form.
    isList: isWhole && columns > 1 && look.rows.length > mapping.headerRows,
    columns,
    headers: new Set(headers.map(foldText).filter(Boolean)),
  }
}

/** A sheet with the name of the store has its list. */
function isNamed(name: string, storeName = ''): boolean {
  return foldText(name) !== '' && foldText(name) === foldText(storeName)
}

function areSimilar(one: FoundTable, other: FoundTable): boolean {
  const most = Math.max(one.headers.size, other.headers.size)
  const shared = [...one.headers].filter((header) => other.headers.has(header)).length
  return one.isList && shared > 0 && shared >= most * SAME_COLUMNS
}

/** A sheet with only a chart is unreadable, but others may be fine. */
function nothingIfUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableFile)) throw error
}
