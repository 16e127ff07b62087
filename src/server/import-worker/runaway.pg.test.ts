// A parser that runs away is killed, without effect on others.

import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { READER_LIMITS } from '#domain/import/limits.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { PLAIN, utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, startImportJobs } from '#tests/support/import-node.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const MB = 1024 * 1024
const RUNAWAYS = [
  ['that never ends', 'endless-reader', { ...READER_LIMITS, cpuSeconds: 1 }],
  ['that eats all memory', 'hungry-reader', { ...READER_LIMITS, memoryBytes: 200 * MB }],
] as const

test('a parser has half a minute and 500 MB', () => {
  expect(READER_LIMITS).toEqual({ cpuSeconds: 30, memoryBytes: 500 * MB })
})

test.each(RUNAWAYS)(
  'a parser %s is ended, others go on, and nothing stays',
  async (_name, program, limits) => {
    const reader = join(import.meta.dirname, '../../../tests/support/files', `${program}.ts`)
    const runaway = new Importer(world, node, await world.shop())
    const other = new Importer(world, node, await world.shop())
    const jobs = await startImportJobs(database, { reader, limits })
    try {
      const id = await runaway.start(utf8(PLAIN))
      const { storeId, owner } = other.shop
      expect(await ask(node, owner, api.imports.list, { storeId })).toEqual([])
      const { failure } = await runaway.until(id, 'failed')
      expect(failure).toContain('took more than it may')
      const { rowCount } = await database.owner.query('select from baseline where store_id = $1', [
        runaway.shop.storeId,
      ])
      expect(rowCount).toBe(0)
    } finally {
      await jobs.stop()
    }
    const healthy = await startImportJobs(database)
    try {
      expect((await other.import(utf8(PLAIN))).status).toBe('done')
    } finally {
      await healthy.stop()
    }
  },
  60_000,
)
