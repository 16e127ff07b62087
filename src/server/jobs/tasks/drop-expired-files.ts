import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { UNUSED_FILE_GRACE_MS } from '#domain/quota.ts'

export const DROP_EXPIRED_FILES = 'drop-expired-files'
/** Every hour, at a minute when few other jobs start. */
export const DROP_EXPIRED_FILES_CRON = `17 * * * * ${DROP_EXPIRED_FILES}`

/** Files per run, because their bytes are deleted with them. */
const MOST_UNUSED = 500

/** Deletes expired documents, and files that nothing has referred to for long. The rest is left to the next hour. */
export function dropExpiredFilesTask(owner: Pool, now: () => Date = () => new Date()): Task {
  return async () => {
    await owner.query('select app.drop_expired_files($1)', [now()])
    const before = new Date(now().getTime() - UNUSED_FILE_GRACE_MS)
    await owner.query('select app.drop_unused_files($1, $2)', [before, MOST_UNUSED])
  }
}
