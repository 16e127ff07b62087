import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'

export const TOUCH_OLD_LOGINS = 'touch-old-logins'
export const TOUCH_OLD_LOGINS_CRON = `* * * * * ${TOUCH_OLD_LOGINS}`

/** A minute may be left out while the process starts again. */
const WITHIN = '10 minutes'

export function touchOldLoginsTask(owner: Pool): Task {
  return async () => {
    await owner.query('select app.touch_old_logins($1::interval)', [WITHIN])
  }
}
