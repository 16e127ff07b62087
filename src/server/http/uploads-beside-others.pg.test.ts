// Files that take long to write, and those who come meanwhile.

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

/** Comes when it is let come. */
function slowly() {
  const gate = Promise.withResolvers<void>()
  async function* chunks() {
    await gate.promise
    yield Buffer.from('abc')
  }
  return { chunks: chunks(), letCome: gate.resolve }
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

test('a file that breaks off takes no room', async () => {
  const own = await shop()
  const broken = storage.insert(upload({ ...own, chunks: brokenOff() }))
  await expect(broken).rejects.toThrow('the disk is gone')
  const { rows } = await database.owner.query('select from file where organization_id = $1', [
    own.organizationId,
  ])
  expect(rows).toEqual([])
})
