// Keeps the change log and the table of mutations small.

import type { Pool } from 'pg'
import type { Database } from '#server/db/database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { LOG_KEPT_MS } from '#server/db/written-since.ts'

const EVERY_MS = 60_000
const CLAIMS_KEPT = '1 day'
/** Small enough that no statement takes long, even after a long backlog. */
const BATCH = 5_000

/** Deletes changes that every snapshot five minutes ago could see. Nodes further behind read everything again. */
export function cleanUp({ owner }: Pick<Database, 'owner'>, log: SayTrouble): NodeJS.Timeout {
  const remembered: { readonly oldest: string; readonly atMs: number }[] = []
  let isRunning = false
  const run = async () => {
    const { rows } = await owner.query<{ oldest: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
    )
    remembered.push({ oldest: rows[0]?.oldest ?? '0', atMs: Date.now() })
    let safe: string | undefined
    while (remembered[0] && Date.now() - remembered[0].atMs > LOG_KEPT_MS) {
      safe = remembered.shift()?.oldest
    }
    if (safe) await deleteOutlived(owner, safe)
  }
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    run()
      .catch((error: Error) => log(`cleaning up failed: ${error.message}`, error))
      .finally(() => {
        isRunning = false
      })
  }, EVERY_MS)
  return timer.unref()
}

/** Changes of transactions before this one, and answers older than a day. */
export async function deleteOutlived(owner: Pick<Pool, 'query'>, safe: string): Promise<void> {
  await deleteInBatches(owner, 'app.change_log', 'xid < $1::xid8', [safe])
  const outlived = `claimed_at < now() - interval '${CLAIMS_KEPT}'`
  await deleteInBatches(owner, 'app.mutation_result', outlived, [])
}

/** Each batch is its own transaction; rows that another node is deleting are skipped. */
async function deleteInBatches(
  owner: Pick<Pool, 'query'>,
  table: string,
  condition: string,
  values: readonly string[],
): Promise<void> {
  const text = `delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked))`
  for (let deleted = BATCH; deleted === BATCH; ) {
    deleted = (await owner.query(text, [...values])).rowCount ?? 0
  }
}
