import type { Pool } from 'pg'

/**
 * Of several nodes and calls one does it, and the others wait and find it done. Outside of a transaction:
 * it takes longer than one may be idle.
 */
export async function underLock<Result>(
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
