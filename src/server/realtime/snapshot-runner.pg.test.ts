import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { runTogether } from './snapshot-runner.ts'

const { live } = await testDatabase()

test('helpers that cannot share the snapshot come back to the pool', async () => {
  const holder = await live.connect()
  // Outside of a transaction a snapshot is gone as soon as it has been exported.
  const run = runTogether(
    live,
    holder,
    Array.from({ length: 100 }, () => async () => {}),
  )
  await expect(run).rejects.toThrow('snapshot')
  holder.release()
  expect(live.idleCount).toBe(live.totalCount)
})
