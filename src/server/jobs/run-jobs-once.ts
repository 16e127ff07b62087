import { runOnce, type TaskList } from 'graphile-worker'
import type { Database } from '#server/db/database.ts'
import { quietLogger } from './quiet-logger.ts'

/** Runs all jobs that are due, including those they enqueue, and returns. */
export async function runJobsOnce(
  database: Database,
  taskList: TaskList,
  log: (line: string) => void,
): Promise<void> {
  await runOnce({ pgPool: database.owner, taskList, logger: quietLogger(log) })
}
