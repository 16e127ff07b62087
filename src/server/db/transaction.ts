import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from './database-away.ts'
import { restoreDeadline } from './deadlines.ts'
import { leaveScope } from './scoped-database.ts'

/** Runs work in one transaction: all of it or nothing. */
export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return onConnection(pool, async (client) => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
}

/**
 * For work that begins and commits by itself. If it fails, it is rolled back, and a connection on which even that fails
 * does not go back into the pool.
 */
export async function onConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  leaveScope(client)
  restoreDeadline(client)
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    // The connection does not answer, and its statement may still be running.
    if (isDatabaseAway(error)) {
      client.release(error instanceof Error ? error : true)
      throw error
    }
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
