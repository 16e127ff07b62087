// Queries that are asked once, over HTTP or while a page is rendered.

import type { Pool, PoolClient } from 'pg'
import type { Json } from '#contract/frames.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import { dataScope, type QueryImplementation, shareable } from '#server/functions/implement.ts'
import { type Identity, loadViewer } from '#server/functions/viewer.ts'

export interface QueryCall {
  readonly implementation: QueryImplementation
  readonly args: unknown
}

/** consistent: all queries of one snapshot see the same moment; inconsistent: plain reads. */
export type QueryMode = 'consistent' | 'inconsistent'

export interface QuerySnapshot {
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
): Promise<QuerySnapshot> {
  const client = await pool.connect()
  leaveScope(client)
  const reads = new Set<string>()
  try {
    // One after the other on the connection, without waiting for the first answer.
    const [, viewer] = await Promise.all([
      client.query(BEGIN[mode]),
      identity ? loadViewer(client, identity, reads) : undefined,
    ])
    const own = scopedDatabase(client, { kind: 'user', userId: viewer?.userId ?? '' }, reads)
    return {
      query: async ({ implementation, args }) => {
        const { contract } = implementation
        const admitted = await implementation.place({ contract, viewer, args, db: own })
        const scope = shareable(admitted, implementation.sharedBy)
        const db = own.within(dataScope(scope))
        return ((await implementation.run({ db, scope, args })) ?? null) as Json
      },
      close: () => closeSnapshot(client),
    }
  } catch (error) {
    await closeSnapshot(client)
    throw error
  }
}

async function closeSnapshot(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
