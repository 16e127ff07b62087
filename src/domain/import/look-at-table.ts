// Reads the beginning of a file, from the sheet that has a list, because workbooks often start with a cover sheet.

import { type GuessContext, guessMapping } from './guess-mapping.ts'
import { missingColumns } from './mapping.ts'
import { firstRows } from './read/first-rows.ts'
import { openTable } from './read/open-table.ts'
import type { FileSource, FormatChoice, TableFormat } from './read/table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Lists are often sorted by store, so this must be enough to see a second one. */
export const LOOKED_ROWS = 5_000
const LOOKED_SHEETS = 10

export interface TableLook {
  readonly format: TableFormat
  readonly sheetNames: readonly string[]
  /** The first rows. */
  readonly rows: readonly (readonly string[])[]
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
  let best = { look: first, found: found(first, lookedFor) }
  for (let sheet = 1; sheet < sheets && !best.found.isList; sheet += 1) {
    const other = await look(source, { ...choice, sheet }).catch(nothingIfUnreadable)
    if (!other) continue
    const has = found(other, lookedFor)
    if (has.isList || has.columns > best.found.columns) best = { look: other, found: has }
  }
  return best.look
}

async function look(source: FileSource, choice: FormatChoice): Promise<TableLook> {
  const table = await openTable(source, choice)
  const rows = await firstRows(table, LOOKED_ROWS)
  return { format: table.format, sheetNames: table.sheetNames, rows }
}

/** Whether it has all that is needed, and how many columns of it are known. */
function found({ rows, format }: TableLook, lookedFor: LookedFor) {
  const { mapping } = guessMapping(rows, { ...lookedFor, delimiter: format.delimiter })
  const columns = mapping.columns.filter((kind) => kind !== null).length
  return {
    // A page of sentences has one column, which may be names.
    isList: missingColumns(mapping.columns, lookedFor.kind).length === 0 && columns > 1,
    columns,
  }
}

/** A sheet with only a chart is unreadable, but others may be fine. */
function nothingIfUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableFile)) throw error
}
