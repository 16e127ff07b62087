import fc from 'fast-check'
import pg, { type PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { cancelStatement } from './cancel-statement.ts'
import { openDatabase } from './database.ts'
import { pipeline } from './pipeline.ts'
import { APP_ROLE } from './roles.ts'

const database = await testDatabase()
const unprepared = await openDatabase({
  connection: database.connection,
  keepsPrepared: false,
  sqlFolder: SQL_FOLDER,
  log: () => {},
})
afterAll(() => unprepared.close())

const WHO = `select current_user::text as role, current_setting('statement_timeout') as patience,
  current_setting('jit') as jit`
const AS_APP = { role: APP_ROLE, patience: '5s', jit: 'off' }
const who = { name: 'who', text: WHO }

type Step = (client: PoolClient) => Promise<unknown>

const BEGINS: readonly Step[] = [
  (client) => client.query('begin'),
  (client) => client.query('begin isolation level repeatable read read only'),
  (client) => client.query({ name: 'begin', text: 'begin' }),
  (client) => pipeline(client, [{ name: 'begin', text: 'begin' }, who]),
]
const ASKS: readonly Step[] = [
  (client) => client.query(WHO),
  (client) => client.query(who),
  (client) => client.query(`${WHO} where $1`, [true]),
  (client) => pipeline(client, [who, { name: 'more', text: 'select 1 as one' }]),
]
const FAILS: readonly Step[] = [
  (client) => client.query('select 1 / 0'),
  (client) => client.query({ name: 'no_table', text: 'select from no_such_table' }),
  (client) => pipeline(client, [who, { name: 'zero', text: 'select 1 / 0' }]),
]
const ENDS: readonly Step[] = [
  (client) => client.query('commit'),
  (client) => client.query('rollback'),
  (client) => pipeline(client, [{ name: 'commit', text: 'commit' }]),
]

test.each([
  ['prepared', database],
  ['not prepared', unprepared],
])(
  'whatever was asked before, and whatever failed, a statement has the role of its pool: %s',
  async (_, { app }) => {
    const anyOf = (steps: readonly Step[]) => fc.constantFrom(...steps)
    const transaction = fc
      .tuple(anyOf(BEGINS), fc.array(fc.oneof(anyOf(ASKS), anyOf(FAILS))), anyOf(ENDS))
      .map(([begin, inside, end]) => [begin, ...inside, end])
    const alone = fc.oneof(anyOf(ASKS), anyOf(FAILS)).map((step) => [step])
    const client = await app.connect()
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.oneof(transaction, alone), { maxLength: 5 }),
          fc.boolean(),
          async (pieces, isPipelined) => {
            for (const step of pieces.flat()) {
              const done = step(client).catch(() => {})
              if (!isPipelined) await done
            }
            expect((await client.query(WHO)).rows).toEqual([AS_APP])
            await client.query('begin')
            const inside = client.query(WHO)
            const [again] = await pipeline(client, [who])
            await client.query('rollback')
            expect([(await inside).rows, again?.rows]).toEqual([[AS_APP], [AS_APP]])
          },
        ),
        { numRuns: 60 },
      )
    } finally {
      client.release()
    }
  },
)

test('nothing of the role stays on the connection', async () => {
  const client = await database.app.connect()
  await client.query(WHO)
  await client.query('begin')
  await client.query('commit')
  const bare = Reflect.apply(pg.Client.prototype.query, client, [WHO]) as Promise<pg.QueryResult>
  expect((await bare).rows[0]).toMatchObject({ patience: '0' })
  client.release()
})

test('a failed statement can be asked again, prepared or not', async () => {
  const client = await database.app.connect()
  const late = { name: 'late_table', text: 'select from late_table' }
  await expect(client.query(late)).rejects.toThrow('does not exist')
  await expect(client.query(late)).rejects.toThrow('does not exist')
  await client.query('create temporary table late_table ()')
  expect((await client.query(late)).rowCount).toBe(0)
  client.release(true)
})

test('a snapshot can be imported after the role was taken', async () => {
  const [one, other] = [await database.live.connect(), await database.live.connect()]
  await one.query('begin isolation level repeatable read')
  const { rows } = await one.query('select pg_export_snapshot() as id')
  await other.query('begin isolation level repeatable read')
  await other.query(`set transaction snapshot '${rows[0]?.id}'`)
  expect((await other.query(WHO)).rows).toEqual([AS_APP])
  for (const client of [one, other]) {
    await client.query('rollback')
    client.release()
  }
})

test('a statement that nobody waits for any more is cancelled', async () => {
  const client = await database.live.connect()
  const asked = client.query('select pg_sleep(60)')
  const outcome = expect(asked).rejects.toThrow('due to user request')
  await eventually(async () => {
    const { rowCount } = await database.owner.query(
      `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    )
    expect(rowCount).toBe(1)
  })
  await cancelStatement(client)
  await outcome
  expect((await client.query(WHO)).rows).toEqual([AS_APP])
  client.release()
})
