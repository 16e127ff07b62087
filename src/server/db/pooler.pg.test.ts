// A node whose connections pass through a pooler in transaction mode.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { startPgbouncer } from '#tests/support/pgbouncer.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { createReadiness } from '../http/readiness.ts'
import { cancelStatement } from './cancel-statement.ts'
import { openDatabase } from './database.ts'
import { inTransaction } from './transaction.ts'

/** Fewer than a node opens, so that transactions of all kinds of work share them. */
const SERVER_CONNECTIONS = 5

test('a node works behind a pooler in transaction mode', async () => {
  const direct = await testDatabase()
  const pooler = await startPgbouncer(direct.connection, SERVER_CONNECTIONS)
  afterAll(() => pooler.close())
  const open = { sqlFolder: SQL_FOLDER, log: () => {} }
  const pooled = { connectionString: pooler.url }
  await expect(openDatabase({ ...open, connection: pooled })).rejects.toThrow('DATABASE_DIRECT_URL')
  const database = await openDatabase({ ...open, connection: pooled, direct: direct.connection })
  afterAll(() => database.close())

  expect(await createReadiness(database, () => {})()).toBeUndefined()

  // Statements of all kinds of work at once, each as whoever it should be.
  const asked = Array.from({ length: 60 }, (_, turn) => {
    const kinds = [
      [database.app, 'shelfcount_app'],
      [database.live, 'shelfcount_app'],
      [database.auth, 'shelfcount_auth'],
    ] as const
    const [pool, role] = kinds[turn % kinds.length] ?? kinds[0]
    const WHO = `select current_user::text as role, pg_sleep(0.01)`
    const one = turn % 2 ? pool.query(WHO) : inTransaction(pool, (client) => client.query(WHO))
    return one.then(({ rows }) => expect(rows[0]).toMatchObject({ role }))
  })
  await Promise.all(asked)
  const { rows } = await direct.owner.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()
       and backend_type = 'client backend' and application_name = '' and usename = current_user`,
  )
  expect(rows[0]?.n).toBeLessThan(30)

  // A statement is cancelled on whichever connection runs it.
  const reader = await database.reads.connect()
  const slow = expect(reader.query('select pg_sleep(4)')).rejects.toMatchObject({ code: '57014' })
  await eventually(async () => {
    const running = await direct.owner.query(
      `select from pg_stat_activity where query like '%pg_sleep(4)%' and state = 'active'
         and pid <> pg_backend_pid()`,
    )
    expect(running.rowCount).toBe(1)
  })
  await cancelStatement(reader)
  await slow
  reader.release()

  // People see each other's changes, and what is theirs alone.
  const world = new World({ database: direct })
  const shop = await world.shop()
  const node = await startLiveNode({ database })
  afterAll(() => node.stop())
  const client = new RealtimeClient({ origin: node.url, expectAuth: true })
  afterAll(() => client.close())
  client.setAuth(async () => token(shop.owner.identity))
  const { storeId } = shop
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  await Promise.all(names.map((name) => client.mutation(api.rooms.create, { storeId, name })))
  const created = await direct.owner.query('select name from room where store_id = $1', [storeId])
  expect(new Set(created.rows.map(({ name }) => name))).toEqual(new Set(names))
})
