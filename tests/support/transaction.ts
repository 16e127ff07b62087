import type { Pool, PoolClient } from 'pg'
import { leaveScope } from '#server/db/scoped-database.ts'

/** Runs work in a transaction that is rolled back. */
export async function openDatabaseTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    leaveScope(client)
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
