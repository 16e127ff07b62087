// Keeps the change log and the table of mutations small, in batches on a connection of its own: see decision 58.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '#server/db/database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { LOG_KEPT_MS } from '#server/db/written-since.ts'

const EVERY_MS = 60_000
const CLAIMS_KEPT = '1 day'
/** Small enough that no statement takes long, even after a long backlog. */
const BATCH = 5_000
/** One node cleans up at a time. */
const CLEANING_LOCK_ID = 7_435_058

type Owner = Database['owner']

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

/** Changes of transactions before this one, and answers older than a day. Jobs never wait for it. */
export async function deleteOutlived(owner: Pick<Owner, 'options'>, safe: string): Promise<void> {
  // The one that looks for the primary among several hosts; the types know less of it than it is.
  const { Client = pg.Client } = owner.options as unknown as { readonly Client?: typeof pg.Client }
  const client = new Client(owner.options)
  // Every error is that of a statement as well.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ is_mine: boolean; oldest_claim: string }>(
      `select pg_try_advisory_lock($1) as is_mine, (now() - $2::interval)::text as oldest_claim`,
      [CLEANING_LOCK_ID, CLAIMS_KEPT],
    )
    const [turn] = rows
    if (!turn?.is_mine) return
    await deleteInBatches(client, CHANGES, safe)
    await deleteInBatches(client, CLAIMS, turn.oldest_claim)
  } finally {
    await client.end()
  }
}

interface Outlived {
  readonly table: string
  /** Has an index, and no row below the bound comes any more. */
  readonly column: string
  readonly type: string
  readonly lowest: string
}

const CHANGES: Outlived = { table: 'app.change_log', column: 'xid', type: 'xid8', lowest: '0' }
const CLAIMS: Outlived = {
  table: 'app.mutation_result',
  column: 'claimed_at',
  type: 'timestamptz',
  lowest: '-infinity',
}

/**
 * Each batch is a transaction of its own and begins where the last one ended: whoever begins anew has to pass
 * everything that was deleted already, as long as an older transaction might still see it.
 */
async function deleteInBatches(
  client: pg.Client,
  { table, column, type, lowest }: Outlived,
  below: string,
): Promise<void> {
  for (let after = lowest; ; ) {
    const { rows } = await client.query<{ last: string }>(
      `select ${column}::text as last from ${table}
       where ${column} > $1::${type} and ${column} < $2::${type}
       order by ${column} offset ${BATCH - 1} limit 1`,
      [after, below],
    )
    const last = rows[0]?.last
    const beganAtMs = performance.now()
    await client.query(
      `delete from ${table} where ${column} > $1::${type} and ${
        last ? `${column} <= $2::${type}` : `${column} < $2::${type}`
      }`,
      [after, last ?? below],
    )
    if (!last) return
    after = last
    // Half of the disk is left to those who count.
    await sleep(performance.now() - beganAtMs)
  }
}
