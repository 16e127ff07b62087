import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import * as z from 'zod'
import { parseProtocol } from '#domain/protocol.ts'
import { limitsOf } from '#domain/variance.ts'
import { type ScopedDatabase, scopedDatabase } from '#server/db/scoped-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { selectAudit, selectAuditStoreIds } from '#server/queries/audits/audits.ts'
import { storeEventDigests } from '#server/queries/results/event-digests.ts'
import { materializeLines } from '#server/queries/results/materialize-lines.ts'
import type { ResultsKey } from '../materialize-results-job.ts'

const payload = z.object({ organizationId: z.string(), auditId: z.string() })

/** All lines of a large audit take longer than any request may. */
const STATEMENT_TIMEOUT_MS = 120_000

export function materializeResultsTask(pool: Pool): Task {
  return (input) => materializeResults(pool, payload.parse(input))
}

/** Updates the materialized lines of an audit while its counts or decisions can still change. */
export async function materializeResults(pool: Pool, key: ResultsKey): Promise<void> {
  await inAudit(pool, key, materializeAudit)
  // In a transaction of its own, so that cost changes do not wait for it.
  await inAudit(pool, key, storeDigests)
}

function inAudit(
  pool: Pool,
  key: ResultsKey,
  work: (db: ScopedDatabase, key: ResultsKey) => Promise<void>,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const db = scopedDatabase(client, { kind: 'audit', ...key }, new Set())
    await db.allowTime(STATEMENT_TIMEOUT_MS)
    await work(db, key)
  })
}

/** Made ahead during the review, so that sealing finds nearly all digests ready. */
async function storeDigests(db: ScopedDatabase, key: ResultsKey): Promise<void> {
  const audit = await selectAudit(db)
  if (audit?.status === 'submitted') await storeEventDigests(db, key)
}

async function materializeAudit(db: ScopedDatabase, key: ResultsKey): Promise<void> {
  const audit = await selectAudit(db)
  if (audit?.status !== 'active' && audit?.status !== 'stopped' && audit?.status !== 'submitted') {
    return
  }
  const storeIds = await selectAuditStoreIds(db)
  await materializeLines(db, {
    ...key,
    storeIds,
    limits: limitsOf(parseProtocol(audit.protocol).tolerance),
  })
}
