import { runMigrations } from 'graphile-worker'
import type { Database } from '#server/db/database.ts'

/** Makes the tables of the queue, which lives in the same database. */
export async function prepareJobs(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.owner })
}
