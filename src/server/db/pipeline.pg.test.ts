import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { pipeline } from './pipeline.ts'

const database = await testDatabase()
let client: PoolClient

beforeEach(async () => {
  client = await database.app.connect()
  await client.query('create temporary table note (id int, words text[])')
})
afterEach(() => client.release(true))

const insert = (id: number) => ({
  name: 'insert_note',
  text: 'insert into note values ($1, $2)',
  values: [id, ['a', 'b "c"']],
})
const divide = (by: number) => ({
  name: 'divide',
  text: 'select 6 / $1::int as result, $2::bigint as big',
  values: [by, 2 ** 40],
})
const idsOf = async () => (await client.query('select id, words from note order by id')).rows

test('every statement has an answer, the first time and when all are prepared', async () => {
  for (const [time, by] of [2, 3, 6].entries()) {
    const [inserted, divided, committed] = await pipeline(client, [
      insert(time),
      divide(by),
      { name: 'show', text: 'show server_encoding' },
    ])
    expect(inserted?.rows).toEqual([])
    expect(divided?.rows).toEqual([{ result: 6 / by, big: 2 ** 40 }])
    expect(committed?.rows).toEqual([{ server_encoding: 'UTF8' }])
  }
  expect(await idsOf()).toEqual([0, 1, 2].map((id) => ({ id, words: ['a', 'b "c"'] })))
})

test('statements without rows stand between others and are counted like them', async () => {
  for (const time of [1, 2, 3]) {
    const [inserted, divided, again] = await pipeline(client, [
      insert(time),
      divide(2),
      insert(time + 10),
    ])
    expect([inserted?.rows, again?.rows]).toEqual([[], []])
    expect(divided?.rows).toEqual([{ result: 3, big: 2 ** 40 }])
  }
  expect(await idsOf()).toMatchObject([1, 2, 3, 11, 12, 13].map((id) => ({ id })))
})

test('statements that are prepared are one piece of work: with one of them all fail', async () => {
  await pipeline(client, [insert(1), divide(1)])
  const asked = pipeline(client, [insert(2), divide(0), insert(3)])
  await expect(asked).rejects.toMatchObject({ code: '22012' })
  expect(await idsOf()).toMatchObject([{ id: 1 }])
  const [, divided] = await pipeline(client, [insert(4), divide(2)])
  expect(divided?.rows).toMatchObject([{ result: 3 }])
})

const list = { name: 'list', text: 'select id, nullif(id, 2) as odd, words from note order by id' }

test('rows are read by what the first answer looked like, each column as its type, nothing as null', async () => {
  await pipeline(client, [list])
  const [, , listed] = await pipeline(client, [insert(1), insert(2), list])
  const words = ['a', 'b "c"']
  const expected = [
    { id: 1, odd: 1, words },
    { id: 2, odd: null, words },
  ]
  expect(listed?.rows).toEqual(expected)
  const [again] = await pipeline(client, [list])
  expect(again?.rows).toEqual(expected)
})

test('what is asked meanwhile is answered by its own rows', async () => {
  await pipeline(client, [insert(1), divide(1)])
  const [together, alone, again] = await Promise.all([
    pipeline(client, [insert(2), divide(2)]),
    client.query('select count(*)::int as notes from note'),
    pipeline(client, [divide(3), insert(3)]),
  ])
  expect(together[1]?.rows).toMatchObject([{ result: 3 }])
  expect(alone.rows).toEqual([{ notes: 2 }])
  expect(again[0]?.rows).toMatchObject([{ result: 2 }])
})
