// Transactions of billing outside of mutations, always in the scope of one customer.

import type { Pool, PoolClient } from 'pg'
import { type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'
import { onConnection } from '../db/transaction.ts'

const RETRIES = 3
const TRANSIENT = new Set(['40001', '40P01'])

/** The rows of a customer; `db.within` enters another customer, for changes that concern two. */
export async function withCustomer<Result>(
  pool: Pool,
  organizationId: string,
  work: (db: ScopedDatabase) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onConnection(pool, (client) => insideTransaction(client, organizationId, work))
    } catch (error) {
      if (attempt >= RETRIES || !TRANSIENT.has(codeOf(error))) throw error
    }
  }
}

async function insideTransaction<Result>(
  client: PoolClient,
  organizationId: string,
  work: (db: ScopedDatabase) => Promise<Result>,
): Promise<Result> {
  // Sent together with the first statement of the work, which need not wait for it.
  const begun = client.query('begin')
  const db = scopedDatabase(client, { kind: 'organization', organizationId }, new Set())
  const [, result] = await Promise.all([begun, work(db)])
  await client.query('commit')
  return result
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
