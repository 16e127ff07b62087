import type { QueryResult } from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { deleteOutlived } from './clean-up.ts'

const { owner } = await testDatabase()
const MANY = 300_000

test('catches up from hundreds of thousands of rows in small steps, and keeps what is young', async () => {
  await owner.query(
    `insert into app.change_log (xid, keys)
     select (n % 1000)::text::xid8, array['room/s/x'] from generate_series(1, $1) n`,
    [MANY],
  )
  await owner.query(
    `insert into app.mutation_result (user_id, connection_id, request_id, result, claimed_at)
     select 'u', 'old-connection', n, 'null'::json, now() - interval '2 days' from generate_series(1, 20000) n
     union all select 'u', 'young', 1, 'null'::json, now()`,
  )
  const steps: number[] = []
  const counted = {
    query: async (...asked: [string, string[]]): Promise<QueryResult> => {
      const result = await owner.query(...asked)
      steps.push(result.rowCount ?? 0)
      return result
    },
  }
  await deleteOutlived({ query: counted.query as typeof owner.query }, '999')
  const kept = await owner.query(
    'select distinct xid::text from app.change_log where xid < 1000::text::xid8',
  )
  expect(kept.rows).toEqual([{ xid: '999' }])
  const claims = await owner.query(
    "select connection_id from app.mutation_result where user_id = 'u'",
  )
  expect(claims.rows).toEqual([{ connection_id: 'young' }])
  expect(Math.max(...steps)).toBeLessThanOrEqual(5_000)
})
