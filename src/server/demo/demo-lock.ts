import type { Pool } from 'pg'
import { FairQueue } from '../realtime/fair-queue.ts'

/**
 * Limits waiting calls: each holds a connection while it waits, and the work under the lock needs others of the same
 * pool.
 */
const queue = new FairQueue({ atOnce: 2, atOncePerKey: 1 })

/**
 * Runs work under a lock, so that of several nodes and calls only one does it, and the others wait until it is done.
 * Outside of a transaction, because the work takes longer than a transaction may be idle.
 */
export function underLock<Result>(
  owner: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return queue.run(name, () => locked(owner, name, work))
}

async function locked<Result>(
  owner: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await owner.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
  } finally {
    client.release()
  }
}
