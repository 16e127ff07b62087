import type { Pool } from 'pg'
import { FairQueue } from '../realtime/fair-queue.ts'

/** Whoever waits for a lock has a connection, and the work under one needs others of the same few. */
const queue = new FairQueue({ atOnce: 2, atOncePerKey: 1 })

/**
 * Of several nodes and calls one does it, and the others wait and find it done. Outside of a transaction:
 * it takes longer than one may be idle.
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
