// Records usage of several callers in one statement.

import { DatabaseError, type Pool } from 'pg'
import { amount, sum } from '#domain/billing/amount.ts'
import { rawStatement } from '../db/raw-statement.ts'
import type { QuickUsage } from './quick-track.ts'

/** Usage of one customer and one feature. */
export type UsageGroup = readonly QuickUsage[]

const TAKE_BATCH_TEXT = 'select app.take_billing_batch($1, $2, $3, $4, $5, $6, $7, $8, $9) as taken'

const TAKE_BATCH = rawStatement<{ readonly taken: readonly boolean[] }, readonly unknown[]>()({
  name: 'take_billing_batch',
  text: TAKE_BATCH_TEXT,
  reads: [],
  readsThroughFunctions: ['billing_balance'],
})

/** By group; false if nothing was done, because it needs the full check. */
export async function deductBatch(
  pool: Pool,
  groups: readonly UsageGroup[],
): Promise<readonly boolean[]> {
  const all = groups.flat()
  const { rows } = await pool.query<{ taken: readonly boolean[] }>({
    name: TAKE_BATCH.name,
    text: TAKE_BATCH_TEXT,
    values: [
      groups.map(([first]) => first?.organizationId),
      groups.map(([first]) => first?.featureId),
      groups.map(totalOf),
      endsOf(groups),
      Math.max(...all.map(({ nowMs }) => nowMs)),
      all.map(({ eventId }) => eventId),
      all.map(({ eventName }) => eventName),
      all.map(({ value }) => value),
      all.map(({ properties }) => properties),
    ],
  })
  return rows[0]?.taken ?? []
}

/** The position, from one, of the last entry of each group. */
function endsOf(groups: readonly UsageGroup[]): readonly number[] {
  let end = 0
  return groups.map(({ length }) => {
    end += length
    return end
  })
}

function totalOf(group: UsageGroup): string {
  const [first] = group
  if (first && group.length === 1) return first.value
  return sum(group.map(({ value }) => amount(value))).toFixed()
}

/** The database refused the statement and runs on: it had no effect. */
export function wasRolledBack(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}
