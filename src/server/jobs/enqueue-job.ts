import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

const ENQUEUE = rawStatement<Record<string, never>, [string, string, string | null]>()({
  name: 'enqueue_job',
  text: 'select from app.enqueue($1, $2::json, $3)',
  reads: [],
})

/** Part of the mutation's transaction: the job is rolled back with it, and runs only after its commit. */
export async function enqueueJob(
  db: ScopedDatabase,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  jobKey?: string,
): Promise<void> {
  await db.raw(ENQUEUE, [task, JSON.stringify(payload), jobKey ?? null])
}
