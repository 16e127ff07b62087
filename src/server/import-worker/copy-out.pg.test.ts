import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { copyOut } from './copy-out.ts'

const database = await testDatabase()
const client = new pg.Client({ ...database.connection })
await client.connect()
afterAll(() => client.end())

async function texts(query: string): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  await copyOut(client, query, 1, (row) => {
    const isNull = row.start(0) < 0
    found.push(isNull ? null : row.bytes.toString('utf8', row.start(0), row.end(0)))
  })
  return found
}

test('every row arrives, also one that is larger than what the socket holds', async () => {
  const large = 'x'.repeat(700_000)
  const query = `select case n when 3 then null when 4 then repeat('x', 700000) else 'row ' || n end
    from generate_series(1, 5000) as n`
  const rows = await texts(query)
  expect(rows).toHaveLength(5_000)
  expect(rows.slice(0, 5)).toEqual(['row 1', 'row 2', null, large, 'row 5'])
  expect(rows.at(-1)).toBe('row 5000')
})

test('a query that fails half-way says why, and the connection is used on', async () => {
  await expect(
    texts(`select (1000 / (2000 - n))::text from generate_series(1, 3000) as n`),
  ).rejects.toThrow('division by zero')
  expect(await texts(`select 'fine'`)).toEqual(['fine'])
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('what goes wrong with a row is told when the query has ended', async () => {
  const reading = copyOut(client, 'select n::text from generate_series(1, 3000) as n', 1, () => {
    throw new Error('no row is good enough')
  })
  await expect(reading).rejects.toThrow('no row is good enough')
  expect(await texts(`select 'fine'`)).toEqual(['fine'])
})

test('queries that copy out one after the other leave no listener behind', async () => {
  for (let time = 0; time < 30; time += 1) expect(await texts(`select 'again'`)).toEqual(['again'])
  const { rows } = await client.query('select 2 as two')
  expect(rows).toEqual([{ two: 2 }])
})
