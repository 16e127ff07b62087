import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

test('the app cannot look into the queue', async () => {
  const peek = database.app.query('select * from graphile_worker._private_jobs')
  await expect(peek).rejects.toThrow('permission denied')
})
