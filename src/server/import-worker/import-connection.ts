// A connection for one import, which acts as the app's own role within one organization from the first statement to the
// last.

import type pg from 'pg'
import { type ConnectionTarget, newClient } from '#server/db/connection-target.ts'
import {
  deadlinesOf,
  KEPT_ALIVE,
  LONG_STATEMENT_MS,
  USUAL_STATEMENT_MS,
} from '#server/db/deadlines.ts'
import { APP_ROLE } from '#server/db/roles.ts'

export interface ImportPlace {
  readonly connection: ConnectionTarget
  readonly organizationId: string
}

const UUID = /^[0-9a-f-]{36}$/

export async function openImportConnection({
  connection,
  organizationId,
}: ImportPlace): Promise<pg.Client> {
  if (!UUID.test(organizationId)) throw new Error('This is not an organization')
  const settings = [
    `role=${APP_ROLE}`,
    `app.organization_id=${organizationId}`,
    `statement_timeout=${LONG_STATEMENT_MS}`,
    'idle_in_transaction_session_timeout=60000',
    'synchronous_commit=off',
    // The planner takes tables that were just filled for empty ones; their indexes are always right.
    'enable_seqscan=off',
    'enable_mergejoin=off',
    'jit=off',
    'plan_cache_mode=force_custom_plan',
  ]
  const client = newClient(connection, {
    ...KEPT_ALIVE,
    connectionTimeoutMillis: deadlinesOf(USUAL_STATEMENT_MS).connectMs,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  })
  // A broken connection already fails the statement that waits on it.
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function inTransaction<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
