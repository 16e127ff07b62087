import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { LOG_TRUSTED_MS, type Moment, writtenSince } from './written-since.ts'

const database = await testDatabase()
const MINE = ['shelf/s/1', 'shelf']
let opened: PoolClient[] = []

beforeEach(() => {
  opened = []
})
afterEach(() => {
  for (const client of opened) client.release(true)
})

async function begin(isolation = 'repeatable read'): Promise<PoolClient> {
  const client = await database.app.connect()
  opened.push(client)
  await client.query(`begin isolation level ${isolation}`)
  return client
}

async function ask(then: Moment | undefined, client?: PoolClient) {
  return writtenSince(client ?? (await begin()), MINE, then)
}

const write = (key: string, by: Pick<PoolClient, 'query'> = database.app) =>
  by.query('insert into app.change_log (keys) values ($1)', [[key]])

test('what was written in between is noticed, and nothing else', async () => {
  const { moment, unwritten } = await ask(undefined)
  expect(unwritten).toBe(false)
  await write('shelf/s/2')
  await write('room/s/1')
  expect(await ask(moment)).toMatchObject({ unwritten: true })
  await write('shelf/s/1')
  const later = await ask(moment)
  expect(later.unwritten).toBe(false)
  expect(await ask(later.moment)).toMatchObject({ unwritten: true })
  await write('shelf')
  expect(await ask(later.moment)).toMatchObject({ unwritten: false })
})

test('a transaction that was under way then, or began before and ends after, is noticed', async () => {
  const writer = await begin()
  await write('shelf/s/1', writer)
  const { moment } = await ask(undefined)
  expect(await ask(moment)).toMatchObject({ unwritten: true })
  await writer.query('commit')
  expect(await ask(moment)).toMatchObject({ unwritten: false })
})

test('a transaction notices its own writes', async () => {
  const { moment } = await ask(undefined)
  const writer = await begin()
  expect(await ask(moment, writer)).toMatchObject({ unwritten: true })
  await write('shelf/s/1', writer)
  expect(await ask(moment, writer)).toMatchObject({ unwritten: false })
})

test('what was kept later is not for an older moment', async () => {
  const older = await begin()
  const writer = await begin()
  await write('shelf/s/1', writer)
  await ask(undefined, older)
  await writer.query('commit')
  const { moment } = await ask(undefined)
  expect(await ask(moment, older)).toMatchObject({ unwritten: false })
  expect(await ask(moment)).toMatchObject({ unwritten: true })
})

test('beyond what the log keeps nothing is known', async () => {
  const { moment } = await ask(undefined)
  if (!moment) throw new Error('No moment')
  const atMs = Date.now() - LOG_TRUSTED_MS - 1
  expect(await ask({ ...moment, atMs })).toMatchObject({ unwritten: false })
})

test('a transaction whose statements see different moments has none to keep', async () => {
  expect(await ask(undefined, await begin('read committed'))).toMatchObject({ moment: undefined })
})
