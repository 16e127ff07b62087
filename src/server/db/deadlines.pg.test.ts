// Connections to the database that are dead at the other end, and slow ones.

import type pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { type Database, openDatabase } from './database.ts'
import { scopedDatabase } from './scoped-database.ts'
import { onConnection } from './transaction.ts'

const direct = await testDatabase()
const world = new World({ database: direct })
const proxy = await startDatabaseProxy(direct.connection)
const database = await openDatabase({
  connection: { connectionString: proxy.url },
  sqlFolder: SQL_FOLDER,
  log: () => {},
  statementMs: 400,
})

afterEach(() => proxy.heal())
afterAll(async () => {
  await database.close()
  await proxy.close()
})

const processOf = async (pool: pg.Pool) =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

/** Opens several connections of a pool and leaves them idle, as after a busy minute. */
async function fill(pool: pg.Pool): Promise<void> {
  // Its first connection, with which it proved its role, was silenced together with those of the other pools.
  await eventually(() => processOf(pool))
  const clients = await Promise.all(Array.from({ length: 3 }, () => pool.connect()))
  await Promise.all(clients.map((client) => client.query('select 1')))
  for (const client of clients) client.release()
}

describe.each(['app', 'reads', 'live', 'auth'] as const)('the pool for %s', (name) => {
  const pool = database[name]

  test('gives up a statement that nobody answers, and every line that went silent with it', async () => {
    await fill(pool)
    proxy.fallSilent()
    await expect(onConnection(pool, (client) => client.query('select 1'))).rejects.toThrow(
      'Query read timeout',
    )
    proxy.heal()
    // Without closing idle ones, each of these would get another dead connection.
    for (let turn = 0; turn < 5; turn += 1) expect(await processOf(pool)).toBeGreaterThan(0)
  })

  test('has the server end what takes too long', async () => {
    await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  })

  test('goes on over a slow line', async () => {
    proxy.delay(50)
    expect(await processOf(pool)).toBeGreaterThan(0)
  })
})

test('a transaction that was given time has it on both sides, and the next has not', async () => {
  const { app } = database
  // Its connections were silenced together with those of the other pools.
  await eventually(() => processOf(app))
  await onConnection(app, async (client) => {
    await client.query('begin')
    const db = scopedDatabase(client, { kind: 'user', userId: 'somebody' }, new Set())
    await db.allowTime(30_000)
    await client.query('select pg_sleep(1)')
    await client.query('commit')
  })
  proxy.fallSilent()
  await expect(onConnection(app, (client) => client.query('select 1'))).rejects.toThrow(
    'Query read timeout',
  )
})

test('jobs have longer, and an end as well', async () => {
  const { rows } = await database.owner.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '1min' }])
  expect(database.owner.options).toMatchObject({ query_timeout: 96_000, keepAlive: true })
})

test('a mutation that was not answered is done, once, and nobody has to ask for it', async () => {
  const shop = await world.shop()
  const node = await startLiveNode({ database })
  const client = new RealtimeClient({ origin: node.url, expectAuth: true })
  try {
    client.setAuth(async () => token(shop.owner.identity))
    const { storeId } = shop
    await client.mutation(api.rooms.create, { storeId, name: 'Before' })
    proxy.fallSilent()
    const created = client.mutation(api.rooms.create, { storeId, name: 'Silent' })
    await waitForTrouble(database)
    proxy.heal()
    await created
    expect(await namesOfRooms(storeId)).toEqual(['Before', 'Silent'])
  } finally {
    client.close()
    await node.stop()
  }
})

/** Until the first statement has timed out. */
function waitForTrouble({ app }: Database): Promise<unknown> {
  return new Promise((resolve) => app.once('remove', resolve))
}

async function namesOfRooms(storeId: string): Promise<readonly string[]> {
  const { rows } = await direct.owner.query<{ name: string }>(
    'select name from room where store_id = $1 order by name',
    [storeId],
  )
  return rows.map(({ name }) => name)
}
