// Usage of a feature that nothing else decides about: event, deduction and ledger in one statement. It
// does nothing, and says so, when there is anything to consider.

import type { Pool } from 'pg'
import { rawStatement } from '../db/raw-statement.ts'
import { leaveScope, type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'

export interface QuickUsage {
  readonly organizationId: string
  readonly featureId: string
  readonly value: string
  /** Of the server: how far the customer's clock is ahead is known to the database. */
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

/** False: this has to be looked at properly. */
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

/** Sends a whole transaction at once: `work` has to ask everything before it waits for anything. */
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
