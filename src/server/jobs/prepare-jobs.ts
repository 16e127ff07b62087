import { runMigrations } from 'graphile-worker'
import type { Database } from '#server/db/database.ts'

/** Creates the tables of the job queue, which is in the same database. */
export async function prepareJobs(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.owner })
}
