// A slow file must only delay its own organization.

import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { READER_LIMITS } from '#domain/import/limits.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { PLAIN, utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, startImportJobs } from '#tests/support/import-node.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
// Reads like the product's reader, unless the file name asks for an endless read.
const reader = join(import.meta.dirname, '../../../tests/support/files/odd-reader.ts')
const limits = { ...READER_LIMITS, cpuSeconds: 6 }
const jobs = await startImportJobs(database, { reader, limits, turnCpuSeconds: 1 })
afterAll(async () => {
  await database.owner.query(`update import set status = 'cancelled' where status = 'checking'`)
  await jobs.stop()
  await node.stop()
})

/** The queue names of running jobs. */
async function running(): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ queue: string }>(
    `select queue_name as queue from graphile_worker.jobs where locked_at is not null order by 1`,
  )
  return rows.map(({ queue }) => queue)
}

test('while odd files of several organizations are read without end, a small one is done', async () => {
  const odd = [await world.shop(), await world.shop()]
  const quiet = new Importer(world, node, await world.shop())
  for (const shop of odd) {
    const importer = new Importer(world, node, shop)
    for (let n = 0; n < 3; n += 1) await importer.start(utf8(PLAIN), { name: 'odd.csv' })
  }
  await eventually(async () => {
    const [organization] = await running()
    expect(organization).toBeDefined()
  })
  expect((await quiet.import(utf8(PLAIN))).status).toBe('done')
  // One job per organization at a time: the quiet one got a worker as soon as a turn had ended.
  const lines = await running()
  expect(new Set(lines).size).toBe(lines.length)
}, 120_000)
