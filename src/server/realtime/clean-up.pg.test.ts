import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { deleteOutlived } from './clean-up.ts'

const { owner } = await testDatabase()
const MANY = 100_000
/** A batch ends with the last row of a transaction. */
const MOST_AT_ONCE = 6_000

afterEach(() => vi.restoreAllMocks())

test('catches up from a hundred thousand rows in small steps, and keeps what is young', async () => {
  await owner.query(
    `insert into app.change_log (xid, keys)
     select (1 + n % 1000)::text::xid8, array['room/s/x'] from generate_series(1, $1) n`,
    [MANY],
  )
  await owner.query(
    `insert into app.mutation_result (user_id, connection_id, request_id, result, claimed_at)
     select 'u', 'old-connection', n, 'null'::json, now() - interval '2 days' + n * interval '1 ms'
     from generate_series(1, 20000) n
     union all select 'u', 'young', 1, 'null'::json, now()`,
  )
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await deleteOutlived(owner, '1000')
  const steps = await Promise.all(query.mock.results.map(({ value }) => value))
  const deleted = steps.filter(({ command }) => command === 'DELETE')
  expect(Math.max(...deleted.map(({ rowCount }) => rowCount))).toBeLessThanOrEqual(MOST_AT_ONCE)
  expect(deleted.length).toBeGreaterThan(20)
  const kept = await owner.query(
    'select distinct xid::text from app.change_log where xid <= 1000::text::xid8',
  )
  expect(kept.rows).toEqual([{ xid: '1000' }])
  const claims = await owner.query(
    "select connection_id from app.mutation_result where user_id = 'u'",
  )
  expect(claims.rows).toEqual([{ connection_id: 'young' }])
})

test('one node cleans up at a time, and none takes a connection that jobs wait for', async () => {
  await owner.query("insert into app.change_log (xid, keys) values ('5', '{room/s/y}')")
  const rows = async () => {
    const found = await owner.query("select from app.change_log where keys = '{room/s/y}'")
    return found.rowCount
  }
  const other = new pg.Client(owner.options)
  await other.connect()
  await other.query('select pg_advisory_lock(7435058)')
  await deleteOutlived(owner, '1000')
  expect(await rows()).toBe(1)
  await other.query('select pg_advisory_unlock_all()')
  const taken = vi.spyOn(owner, 'connect')
  await deleteOutlived(owner, '1000')
  expect(taken).not.toHaveBeenCalled()
  await other.end()
  expect(await rows()).toBe(0)
})
