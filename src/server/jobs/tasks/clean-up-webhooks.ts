// Deletes old webhook events with their deliveries, and what belonged to endpoints that were removed.

import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { LOG_DAYS } from '#domain/webhooks/endpoint.ts'

export const CLEAN_UP_WEBHOOKS = 'clean-up-webhooks'
/** Every hour, at a minute when few other jobs start. */
export const CLEAN_UP_WEBHOOKS_CRON = `43 * * * * ${CLEAN_UP_WEBHOOKS}`

/** Rows of each table per statement, so that nobody has to wait for it. */
const BATCH = 2_000
const DAY_MS = 24 * 60 * 60_000

interface CleanUpOptions {
  readonly pool: Pool
  readonly now?: () => Date
  readonly batch?: number
}

export function cleanUpWebhooksTask({
  pool,
  now = () => new Date(),
  batch = BATCH,
}: CleanUpOptions): Task {
  return async () => {
    const before = new Date(now().getTime() - LOG_DAYS * DAY_MS)
    for (;;) {
      const { rows } = await pool.query<{ readonly gone: number }>(
        'select app.clean_up_webhooks($1, $2) as gone',
        [before, batch],
      )
      if (!rows[0]?.gone) return
    }
  }
}
