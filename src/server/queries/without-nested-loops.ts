// For statements over whole audits. Right after an import or a bulk decision the tables have no statistics yet, and the
// planner would choose nested loops over all their rows. They sort and hash a hundred thousand lines, in memory.

import type { QueryResultRow } from 'pg'
import { type RawStatement, rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

const OFF = rawStatement<Record<string, never>, []>()({
  name: 'nested_loops_off',
  text: `select set_config('enable_nestloop', 'off', true),
    set_config('work_mem', '32MB', true)`,
  reads: [],
})
const ON = rawStatement<Record<string, never>, []>()({
  name: 'nested_loops_on',
  text: `select set_config('enable_nestloop', 'on', true)`,
  reads: [],
})

/** Runs a statement with hash and merge joins only. The three statements are sent together, in this order. */
export async function rawWithoutNestedLoops<
  Row extends QueryResultRow,
  Values extends readonly unknown[],
>(
  db: ScopedDatabase,
  statement: RawStatement<Row, Values>,
  values: Values,
): Promise<readonly Row[]> {
  const [, rows] = await Promise.all([db.raw(OFF, []), db.raw(statement, values), db.raw(ON, [])])
  return rows
}
