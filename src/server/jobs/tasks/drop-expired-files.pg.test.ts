import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
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
  const found = async (id: string) => (await storage.find(shop.owner.identity, id)) !== undefined
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

test('files that nothing refers to are removed after a grace time, and no others', async () => {
  const audit = await world.runningAudit({ shop })
  const { scanner, owner, organizationId, storeId } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  const byScanner = { ...shop, owner: scanner }
  const forgotten = await fileOf(shop, null)
  const photo = await fileOf(byScanner, null)
  const photoOfShelf = await fileOf(byScanner, null)
  const imported = await fileOf(shop, null)
  const event = world.scan(shelf, { code: '4006381333931', photoFileId: photo })
  await world.run(scanner, api.scanEvents.recordMany, { events: [event] })
  const asOperator = `with operator as (select set_config('app.operator', 'on', true))`
  await database.owner.query(
    `${asOperator} update assignment set photo_file_id = $1 from operator where id = $2`,
    [photoOfShelf, shelf],
  )
  await database.owner.query(
    `${asOperator}
     insert into import (organization_id, id, store_id, kind, file_id, file_name, file_sha256,
       file_bytes, format, headers, mapping, created_by)
     select $1, gen_random_uuid(), $2, 'catalogue', $3, 'a.csv', '00', 3, '{}', '{}', '{}', $4
     from operator`,
    [organizationId, storeId, imported, owner.id],
  )
  const idsLeft = async () => {
    const { rows } = await database.owner.query<{ id: string }>('select id from file')
    return rows.map(({ id }) => id)
  }
  const drop = (days: number) =>
    dropExpiredFilesTask(database.owner, () => new Date(Date.now() + days * 86_400_000))(
      {},
      undefined as never,
    )
  await drop(29)
  expect(await idsLeft()).toContain(forgotten)
  await drop(31)
  const left = await idsLeft()
  expect(left).toEqual(expect.arrayContaining([photo, photoOfShelf, imported]))
  expect(left).not.toContain(forgotten)
})

test('nobody but the owner of the tables removes anything', async () => {
  for (const call of ['drop_expired_files(now())', 'drop_unused_files(now(), 1)']) {
    const attempt = database.app.query(`select app.${call}`)
    await expect(attempt).rejects.toThrow('permission denied')
  }
})
