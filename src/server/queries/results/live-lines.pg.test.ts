// Lines that are in no baseline get the cost of their item, which must be an index lookup per item.

import { expect, test } from 'vitest'
import { allRawStatements } from '#server/db/raw-statement.ts'
import { APP_ROLE } from '#server/db/roles.ts'
import { testDatabase } from '#tests/support/database.ts'
import './materialize-lines.ts'
import './result-figures.ts'

const database = await testDatabase()

/** The plan if whole tables are only read when there is no other way. */
async function planOf(name: string): Promise<string> {
  const text = allRawStatements().find((statement) => statement.name === name)?.text
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query(`set local role ${APP_ROLE}`)
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain (generic_plan) ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test.each(['make_materialized_lines', 'result_figures_live'])(
  '%s never goes through the whole catalogue for a line',
  async (name) => {
    const plan = await planOf(name)
    expect(plan).toMatch(/using item_pkey on item i\b/)
    expect(plan).not.toMatch(/Seq Scan on item\b/)
  },
)
