import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { runTogether } from './snapshot-runner.ts'

const { live } = await testDatabase()

test('helpers that cannot share the snapshot come back to the pool, and their turns end', async () => {
  const holder = await live.connect()
  let turns = 0
  const helperTurn = () => {
    if (turns === 3) return undefined
    turns += 1
    return () => {
      turns -= 1
    }
  }
  // Outside of a transaction a snapshot ends as soon as it was exported.
  const run = runTogether(
    { pool: live, holder, helperTurn, signal: new AbortController().signal },
    Array.from({ length: 100 }, () => async () => {}),
  )
  await expect(run).rejects.toThrow('snapshot')
  holder.release()
  expect(live.idleCount).toBe(live.totalCount)
  expect(turns).toBe(0)
})

test('a run that is cut short keeps what it has read, and begins nothing more', async () => {
  const holder = await live.connect()
  await holder.query('begin isolation level repeatable read read only')
  const cut = new AbortController()
  const read: string[] = []
  const goneOn = Promise.withResolvers<unknown>()
  const opened = Promise.withResolvers<void>()
  await runTogether({ pool: live, holder, helperTurn: () => undefined, signal: cut.signal }, [
    async (client) => {
      await client.query('select 1')
      read.push('first')
    },
    async (client) => {
      while (read.length === 0) await client.query('select 1')
      cut.abort(new Error('cut short'))
      await opened.promise
      await client.query('select 1').then(
        () => goneOn.resolve('asked'),
        (error: Error) => goneOn.resolve(error.message),
      )
    },
    ...Array.from({ length: 20 }, () => async () => {
      while (!cut.signal.aborted) await new Promise((resolve) => setImmediate(resolve))
      read.push('late')
    }),
  ])
  expect(read.filter((one) => one === 'first')).toHaveLength(1)
  expect(read.length).toBeLessThan(20)
  opened.resolve()
  expect(await goneOn.promise).toBe('cut short')
  await holder.query('rollback')
  holder.release()
})
