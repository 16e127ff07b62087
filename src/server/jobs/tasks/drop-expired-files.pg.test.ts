import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { createFileStorage, type NewFile } from '#server/http/file-storage.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startJobs } from '../start-jobs.ts'
import { DROP_EXPIRED_FILES, dropExpiredFilesTask } from './drop-expired-files.ts'

const database = await testDatabase()
const world = new World({ database })
const storage = createFileStorage(database.app)

const shop = await world.shop()
const other = await world.shop()

async function fileOf(
  { organizationId, owner }: typeof shop,
  expiresAt: Date | null,
): Promise<string> {
  const file: NewFile = {
    organizationId,
    id: newId(),
    name: 'results.pdf',
    mime: 'application/pdf',
    sizeBytes: 3,
    sha256: '00',
    createdBy: owner.id,
    expiresAt,
    chunks: pieces(),
  }
  await storage.insert(file)
  return file.id
}

async function* pieces() {
  yield Buffer.from('pdf')
}

const countIn = async (table: 'file' | 'file_chunk') => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return rows[0]?.count
}

test('documents whose time is over cannot be fetched, and are removed with their bytes', async () => {
  const soon = new Date(Date.now() + 3_600_000)
  const past = new Date(Date.now() - 1_000)
  const kept = await fileOf(shop, null)
  const fresh = await fileOf(shop, soon)
  const stale = await fileOf(shop, past)
  await fileOf(other, past)
  const found = async (id: string) => (await storage.find(shop.owner.id, id)) !== undefined
  expect([await found(kept), await found(fresh), await found(stale)]).toEqual([true, true, false])
  const jobs = await startJobs({
    database,
    tasks: { [DROP_EXPIRED_FILES]: dropExpiredFilesTask(database.owner) },
    log: () => {},
  })
  try {
    await database.owner.query(`select graphile_worker.add_job('${DROP_EXPIRED_FILES}')`)
    await eventually(async () => expect(await countIn('file')).toBe(2))
  } finally {
    await jobs.stop()
  }
  expect(await countIn('file_chunk')).toBe(2)
  expect([await found(kept), await found(fresh)]).toEqual([true, true])
})

test('nobody but the owner of the tables removes anything', async () => {
  const attempt = database.app.query('select house.drop_expired_files(now())')
  await expect(attempt).rejects.toThrow('permission denied')
})
