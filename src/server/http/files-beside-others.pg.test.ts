// Files that are slow to upload or download, and other requests in the meantime.

import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newId } from '../new-id.ts'
import { createFileStorage, type NewFile } from './file-storage.ts'

const database = await testDatabase()
const world = new World({ database })
const storage = createFileStorage(database.app)

interface Upload {
  readonly organizationId: string
  readonly createdBy: string
  readonly chunks: AsyncIterable<Buffer>
}

function upload(facts: Upload): NewFile {
  const file = { name: 'a.png', mime: 'image/png', sizeBytes: 3, sha256: '00' }
  return { id: newId(), ...file, ...facts }
}

async function* whole() {
  yield Buffer.from('abc')
}

async function* brokenOff() {
  yield Buffer.from('ab')
  throw new Error('the disk is gone')
}

/** Data that arrives when the test releases it. */
function slowly() {
  const gate = Promise.withResolvers<void>()
  async function* chunks() {
    await gate.promise
    yield Buffer.from('abc')
  }
  return { chunks: chunks(), letCome: gate.resolve }
}

async function textOf(file: NewFile): Promise<string> {
  let text = ''
  for await (const piece of storage.read(file)) text += piece
  return text
}

async function shop() {
  const { organizationId, owner } = await world.shop()
  return { organizationId, createdBy: owner.id }
}

async function filesOf(organizationId: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from file where organization_id = $1 and expires_at is null',
    [organizationId],
  )
  return rows.map(({ id }) => id)
}

test('a picture is kept while a large file of the same people is still written', async () => {
  const own = await shop()
  const large = slowly()
  const writing = storage.insert(upload({ ...own, chunks: large.chunks }))
  const picture = upload({ ...own, chunks: whole() })
  await storage.insert(picture)
  expect(await filesOf(own.organizationId)).toEqual([picture.id])
  large.letCome()
  await writing
  expect(await filesOf(own.organizationId)).toHaveLength(2)
})

test('however many files one organization sends, others write and count', async () => {
  const [busy, quiet] = [await shop(), await shop()]
  const uploads = Array.from({ length: 20 }, slowly)
  const writing = Promise.all(
    uploads.map(({ chunks }) => storage.insert(upload({ ...busy, chunks }))),
  )
  await storage.insert(upload({ ...quiet, chunks: whole() }))
  await database.app.query('select 1')
  expect(await filesOf(busy.organizationId)).toEqual([])
  for (const { letCome } of uploads) letCome()
  await writing
  expect(await filesOf(busy.organizationId)).toHaveLength(20)
})

test('however many files somebody fetches, few connections are taken at a time', async () => {
  const own = await shop()
  const file = upload({ ...own, chunks: whole() })
  await storage.insert(file)
  let taken = 0
  let most = 0
  const count = (by: number) => () => {
    taken += by
    most = Math.max(most, taken)
  }
  const [more, less] = [count(1), count(-1)]
  database.app.on('acquire', more).on('release', less)
  const fetched = await Promise.all(Array.from({ length: 30 }, () => textOf(file)))
  database.app.off('acquire', more).off('release', less)
  expect(fetched).toEqual(Array(30).fill('abc'))
  expect(most).toBeLessThanOrEqual(2)
})

test('a file that breaks off takes no room', async () => {
  const own = await shop()
  const broken = storage.insert(upload({ ...own, chunks: brokenOff() }))
  await expect(broken).rejects.toThrow('the disk is gone')
  const { rows } = await database.owner.query('select from file where organization_id = $1', [
    own.organizationId,
  ])
  expect(rows).toEqual([])
})
