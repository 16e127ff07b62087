// The tables that hand-written SQL declares must be the ones that PostgreSQL reads.

import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import '#server/billing/referral-store.ts'
import '#server/billing/trials.ts'
import '#server/functions/registry.ts'
import '#server/jobs/enqueue-job.ts'
import { allRawStatements } from './raw-statement.ts'

const database = await testDatabase()
/** Reading a table also reads the tables behind it. */
const FRONTS: Readonly<Record<string, string>> = { 'app.audit_item_rows': 'audit_item' }
/** Other tables of this schema are only used by database functions: no cached answer depends on them. */
const UNWATCHED = /^app\./

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly Plans?: readonly PlanNode[]
}

function relationsOf(node: PlanNode): readonly string[] {
  const name = node['Relation Name']
  const own = name ? [node.Schema === 'public' ? name : `${node.Schema}.${name}`] : []
  return [...own.map((one) => FRONTS[one] ?? one), ...(node.Plans ?? []).flatMap(relationsOf)]
}

async function plannedRelations(text: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query(
    `explain (generic_plan, verbose, format json) ${text}`,
  )
  const [{ Plan: plan }] = rows[0]['QUERY PLAN']
  return [...new Set(relationsOf(plan))].filter((name) => !UNWATCHED.test(name)).sort()
}

test('the plan of a statement names its tables', async () => {
  const text = 'select from room r join shelf s on s.room_id = r.id where r.id = $1'
  expect(await plannedRelations(text)).toEqual(['room', 'shelf'])
})

test('every raw statement declares the tables of its plan', async () => {
  const statements = allRawStatements()
  expect(statements.length).toBeGreaterThan(0)
  for (const { name, text, reads } of statements) {
    expect(await plannedRelations(text), name).toEqual([...reads].sort())
  }
})
