// The planner knows how many lines an audit has as soon as they were made.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { testDatabase } from '#tests/support/database.ts'

const LINES = 5_000

const database = await testDatabase()
const { owner } = database
const world = new World({ database })

async function startedAudit() {
  const draft = await world.draftAudit()
  const { organizationId, storeId, auditId } = draft
  await owner.query(
    `with made as (
       insert into baseline (organization_id, id, store_id, audit_id, version, status, items)
       values ($1, gen_random_uuid(), $2, $3, 1, 'current', $4) returning id
     ), items as (
       insert into item (organization_id, id, name, unit_cost)
       select $1, gen_random_uuid(), 'Item ' || n, 10000 from generate_series(1, $4::int) n
       returning id
     ), filled as (
       insert into audit_item (organization_id, baseline_id, item_id, expected, unit_cost)
       select $1, made.id, items.id, 1000, 10000 from items cross join made
     )
     update audit_store set baseline_id = made.id from made
     where organization_id = $1 and audit_id = $3`,
    [organizationId, storeId, auditId, LINES],
  )
  await world.run(draft.owner, api.audits.start, { auditId })
  return draft
}

async function plannedLines(auditId: string, storeId: string): Promise<number> {
  const { rows } = await owner.query(
    `explain (format json) select from result_line where audit_id = '${auditId}' and store_id = '${storeId}'`,
  )
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows']
}

test('the lines of a large audit are not taken for a few', async () => {
  const draft = await startedAudit()
  const { auditId, storeId } = draft
  // Nobody else analyzes the table meanwhile.
  await owner.query('alter table result_line set (autovacuum_enabled = off)')
  expect(await plannedLines(auditId, storeId)).toBeLessThan(LINES / 100)
  await materializeResults(database.app, draft)
  const planned = await plannedLines(auditId, storeId)
  expect(planned).toBeGreaterThan(LINES / 2)
  expect(planned).toBeLessThan(LINES * 2)
})
