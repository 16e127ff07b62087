// One-time queries, over HTTP or while a page is rendered.

import type { Pool, PoolClient } from 'pg'
import type { Json } from '#contract/json.ts'
import { Fault } from '#domain/fault.ts'
import { cancelStatement } from '#server/db/cancel-statement.ts'
import { guardClient } from '#server/db/guarded-client.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import { dataScope, type QueryImplementation, shareable } from '#server/functions/implement.ts'
import { type Identity, loadViewer, type Viewer } from '#server/functions/viewer.ts'

interface QueryCall {
  readonly implementation: QueryImplementation
  readonly args: unknown
}

/** consistent: all queries of one snapshot see the same moment; inconsistent: plain reads. */
export type QueryMode = 'consistent' | 'inconsistent'

export interface QuerySnapshot {
  readonly viewer: Viewer | undefined
  query(call: QueryCall): Promise<Json>
  close(): Promise<void>
}

const BEGIN: Readonly<Record<QueryMode, string>> = {
  consistent: 'begin isolation level repeatable read read only',
  inconsistent: 'begin read only',
}

export async function openQuerySnapshot(
  pool: Pool,
  identity: Identity | null,
  mode: QueryMode,
  /** Aborted when the caller leaves before the answer is ready. */
  leaving?: AbortSignal,
): Promise<QuerySnapshot> {
  const connection = await pool.connect()
  leaveScope(connection)
  const client = leaving ? guardClient(connection, leaving) : connection
  const close = () => closeSnapshot(connection, leaving)
  const reads = new Set<string>()
  try {
    // Sent one after the other on the connection, without waiting for answers.
    const [, viewer] = await Promise.all([
      client.query(BEGIN[mode]),
      identity ? loadViewer(client, identity, reads) : undefined,
    ])
    const own = scopedDatabase(client, { kind: 'user', userId: viewer?.userId ?? '' }, reads)
    const answer = async ({ implementation, args }: QueryCall) => {
      const { contract } = implementation
      const admitted = await implementation.authorize({ contract, viewer, args, db: own })
      const scope = shareable(admitted, implementation.sharedBy)
      const db = own.within(dataScope(scope))
      return ((await implementation.run({ db, scope, args })) ?? null) as Json
    }
    return { viewer, query: (call) => unlessGone(() => answer(call), leaving), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The caller has gone, so there is no one to answer. */
export function callerGone(): Fault {
  return new Fault('unavailable', 'Nobody waits for this any more.')
}

/** Ends when the caller leaves: further statements of the function are refused. */
async function unlessGone<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return work()
  if (signal.aborted) throw callerGone()
  const { promise: gone, reject } = Promise.withResolvers<never>()
  const leave = () => reject(callerGone())
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work(), gone])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

async function closeSnapshot(client: PoolClient, leaving: AbortSignal | undefined): Promise<void> {
  try {
    if (leaving?.aborted) await cancelStatement(client)
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
