import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'

export const DROP_EXPIRED_FILES = 'drop-expired-files'
/** Every hour, at a minute when little else begins. */
export const DROP_EXPIRED_FILES_CRON = `17 * * * * ${DROP_EXPIRED_FILES}`

/** Removes documents whose time is over; whatever runs out later is left to the next hour. */
export function dropExpiredFilesTask(owner: Pool, now: () => Date = () => new Date()): Task {
  return async () => {
    await owner.query('select house.drop_expired_files($1)', [now()])
  }
}
