// Records usage of a feature that needs no decision: event, deduction and ledger in one statement. If there is anything
// to decide, it does nothing and returns false.

import type { Pool } from 'pg'
import { rawStatement } from '../db/raw-statement.ts'
import { leaveScope, type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'

export interface QuickUsage {
  readonly organizationId: string
  readonly featureId: string
  readonly value: string
  /** Server time. The database knows how far the customer's clock is ahead. */
  readonly nowMs: number
  readonly eventId: string
  readonly eventName: string | null
  readonly idempotencyKey: string | null
  readonly properties: string
}

const TAKE_TEXT = 'select app.take_billing($1, $2, $3, $4, $5, $6, $7, $8) as taken'

type Values = [
  organizationId: string,
  featureId: string,
  value: string,
  nowMs: number,
  eventId: string,
  eventName: string | null,
  idempotencyKey: string | null,
  properties: string,
]

const TAKE = rawStatement<{ readonly taken: boolean }, Values>()({
  name: 'take_billing',
  text: TAKE_TEXT,
  reads: [],
  readsThroughFunctions: ['billing_balance'],
})

/** False if it needs the full check. */
export async function quickTrack(db: ScopedDatabase, usage: QuickUsage): Promise<boolean> {
  const [row] = await db.raw(TAKE, valuesOf(usage))
  return row?.taken ?? false
}

function valuesOf(usage: QuickUsage): Values {
  return [
    usage.organizationId,
    usage.featureId,
    usage.value,
    usage.nowMs,
    usage.eventId,
    usage.eventName,
    usage.idempotencyKey,
    usage.properties,
  ]
}

/** For itself: one statement that enters the scope inside, so that the row is held no longer than needed. */
export async function quickTrackAlone(pool: Pool, usage: QuickUsage): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>({
    name: TAKE.name,
    text: TAKE_TEXT,
    values: valuesOf(usage),
  })
  return rows[0]?.taken ?? false
}

/** Sends a whole transaction at once: `work` must send all its statements before it awaits any. */
export async function inOneRoundTrip<Result>(
  pool: Pool,
  organizationId: string,
  begin: string,
  work: (db: ScopedDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  leaveScope(client)
  const db = scopedDatabase(client, { kind: 'organization', organizationId }, new Set())
  const [begun, done, ended] = await Promise.allSettled([
    client.query(begin),
    work(db),
    client.query('commit'),
  ])
  const lost = [begun, ended].find((one) => one.status === 'rejected')
  client.release(lost ? new Error('The transaction was lost') : undefined)
  if (done.status === 'rejected') throw done.reason
  if (lost) throw lost.reason
  return done.value
}
