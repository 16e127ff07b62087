import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeWorkerUtils } from 'graphile-worker'
import type { PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { World } from '#seeds/world.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { enqueueJob } from './enqueue-job.ts'
import { startJobs } from './start-jobs.ts'

const database = await testDatabase()
const { organizationId } = await new World({ database }).shop()

async function enqueue(payload: { note: string }, end: 'commit' | 'rollback'): Promise<void> {
  const client = await database.app.connect()
  await client.query('begin')
  const db = scopedDatabase(client, { kind: 'organization', organizationId }, new Set())
  await enqueueJob(db, 'note', payload)
  await client.query(end)
  client.release()
}

test('a job runs after its transaction committed, and never when that was rolled back', async () => {
  const notes: unknown[] = []
  const jobs = await startJobs({
    database,
    tasks: { note: async (payload) => void notes.push(payload) },
    log: () => {},
  })
  await enqueue({ note: 'rolled back' }, 'rollback')
  await enqueue({ note: 'committed' }, 'commit')
  await eventually(() => expect(notes).toEqual([{ note: 'committed' }]))
  await jobs.stop()
})

test('a job whose worker was killed with SIGKILL goes on in another', async () => {
  await enqueue({ note: 'survivor' }, 'commit')
  const worker = fork(join(import.meta.dirname, '../../../tests/support/stuck-worker.ts'), {
    env: { ...process.env, CONNECTION: JSON.stringify(database.connection) },
  })
  await once(worker, 'message')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  await sleep(600)
  const notes: unknown[] = []
  const jobs = await startJobs({
    database,
    tasks: { note: async (payload) => void notes.push(payload) },
    log: () => {},
    heartbeatMs: 100,
    deadAfterMs: 500,
  })
  try {
    await eventually(() => expect(notes).toEqual([{ note: 'survivor' }]))
  } finally {
    await jobs.stop()
  }
})

test('jobs of one queue follow each other at once, not with the next poll', async () => {
  const notes: unknown[] = []
  const words = ['one', 'two', 'three', 'four']
  const jobs = await startJobs({
    database,
    tasks: { note: async (payload) => void notes.push(payload) },
    log: () => {},
    pollMs: 3_600_000,
  })
  try {
    const utils = await makeWorkerUtils({ pgPool: database.owner })
    for (const note of words) await utils.addJob('note', { note }, { queueName: 'notes' })
    await utils.release()
    await eventually(() => expect(notes).toEqual(words.map((note) => ({ note }))))
  } finally {
    await jobs.stop()
  }
})

test('a job that takes long is not begun again while its worker lives', async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  let begun = 0
  const jobs = await startJobs({
    database,
    tasks: {
      note: async () => {
        begun += 1
        await end
      },
    },
    log: () => {},
    heartbeatMs: 50,
    // Every heartbeat is too late, as on a very slow machine.
    deadAfterMs: 0,
  })
  try {
    await enqueue({ note: 'long' }, 'commit')
    await eventually(() => expect(begun).toBe(1))
    // Long enough for the other worker of the pool to start it.
    await sleep(3_000)
    expect(begun).toBe(1)
  } finally {
    finish()
    await jobs.stop()
  }
})

test('a database that is away when a job ends stops neither the process nor the jobs', async () => {
  const { owner } = database
  const connect = owner.connect.bind(owner)
  const notes: unknown[] = []
  let isAway = false
  let refused = 0
  const line = vi.spyOn(owner, 'connect').mockImplementation((callback) => {
    if (!isAway) return connect(callback)
    refused += 1
    const error = new Error('Connection terminated unexpectedly')
    if (callback) return callback(error, undefined, () => {})
    return Promise.reject(error)
  })
  const jobs = await startJobs({
    database,
    tasks: {
      note: async (payload) => {
        isAway = notes.push(payload) === 1
      },
    },
    log: () => {},
    heartbeatMs: 100,
    deadAfterMs: 500,
  })
  try {
    await enqueue({ note: 'first' }, 'commit')
    await eventually(() => expect(refused).toBeGreaterThan(0))
    isAway = false
    await enqueue({ note: 'second' }, 'commit')
    await eventually(() => expect(notes).toContainEqual({ note: 'second' }))
  } finally {
    await jobs.stop()
    line.mockRestore()
  }
})

test('all kinds of workers at once leave connections for their work', async () => {
  const kinds = ['mail', 'import', 'long import', 'payment'].map((kind) =>
    startJobs({ database, tasks: { [kind]: async () => {} }, log: () => {} }),
  )
  const jobs = await Promise.all(kinds)
  const held: PoolClient[] = []
  try {
    for (let work = 0; work < 2; work += 1) held.push(await database.owner.connect())
    await database.owner.query('select')
  } finally {
    for (const client of held) client.release()
    await Promise.all(jobs.map((one) => one.stop()))
  }
})

test('the app cannot look into the queue', async () => {
  const peek = database.app.query('select * from graphile_worker._private_jobs')
  await expect(peek).rejects.toThrow('permission denied')
})
