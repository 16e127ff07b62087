// The columns of a table, with what their values look like.

import type { TableColumn } from './choose-quantity.ts'
import { profileColumn } from './column-profile.ts'
import { type FileMarks, readMarks } from './decimal-marks.ts'

type Rows = readonly (readonly string[])[]

/** Enough rows to recognize a column. */
const PROFILED_ROWS = 1_000

export function columnsOf(
  headers: readonly string[],
  body: Rows,
  delimiter: string | null,
): { readonly columns: readonly TableColumn[]; readonly marks: FileMarks } {
  const widest = body.reduce((most, row) => Math.max(most, row.length), 0)
  const width = headers.length || widest
  const cells = Array.from({ length: width }, (_, at) => body.map((row) => row[at] ?? ''))
  const marks = readMarks(cells, delimiter, thinned)
  const columns = cells.map((values, at) => {
    const profile = profileColumn(thinned(values), marks.columns[at]?.decimal ?? marks.decimal)
    return { at, header: headers[at] ?? '', profile, values }
  })
  return { columns, marks }
}

/** How many rows the profiles of the columns have seen. */
export function profiledRows(rows: number): number {
  return rows <= PROFILED_ROWS ? rows : Math.floor(rows / Math.ceil(rows / PROFILED_ROWS))
}

/** A sample over all rows, not just the first ones. */
function thinned<Value>(values: readonly Value[]): readonly Value[] {
  if (values.length <= PROFILED_ROWS) return values
  const step = Math.ceil(values.length / PROFILED_ROWS)
  return values.filter((_, at) => at % step === 0)
}
