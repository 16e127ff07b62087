// Keeps the change log and the claims of mutations short.

import type { Database } from '#server/db/database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { LOG_KEPT_MS } from '#server/db/written-since.ts'

const EVERY_MS = 60_000
const CLAIMS_KEPT = '1 day'

/** Deletes what every snapshot of five minutes ago saw already; nodes behind that start anew. */
export function cleanUp(database: Database, log: SayTrouble): NodeJS.Timeout {
  const remembered: { readonly oldest: string; readonly atMs: number }[] = []
  const run = async () => {
    const { rows } = await database.app.query<{ oldest: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
    )
    remembered.push({ oldest: rows[0]?.oldest ?? '0', atMs: Date.now() })
    let safe: string | undefined
    while (remembered[0] && Date.now() - remembered[0].atMs > LOG_KEPT_MS) {
      safe = remembered.shift()?.oldest
    }
    if (!safe) return
    await database.app.query('delete from app.change_log where xid < $1::xid8', [safe])
    await database.app.query(
      `delete from app.mutation_result where claimed_at < now() - interval '${CLAIMS_KEPT}'`,
    )
  }
  const timer = setInterval(() => {
    run().catch((error: Error) => log(`cleaning up failed: ${error.message}`, error))
  }, EVERY_MS)
  return timer.unref()
}
