// Gives actions the product's own queries, asked as the person who acts, and short transactions.

import type { Pool } from 'pg'
import { emptyNotes, leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import type { ActionDatabase } from '#server/functions/action-database.ts'
import type { Functions } from '#server/functions/registry.ts'
import { parseArgs } from './call.ts'
import { openQuerySnapshot } from './one-time-queries.ts'

export interface ActionPools {
  readonly app: Pool
  readonly reads: Pool
}

export function createActionDatabase(pools: ActionPools, functions: Functions): ActionDatabase {
  return {
    async query(viewer, contract, args) {
      const implementation = functions.find('query', contract.name)
      const snapshot = await openQuerySnapshot(pools.reads, viewer, 'inconsistent')
      try {
        const answer = await snapshot.query({ implementation, args: parseArgs(contract, args) })
        return answer as never
      } finally {
        await snapshot.close()
      }
    },
    async change(scope, run) {
      const client = await pools.app.connect()
      leaveScope(client)
      try {
        await client.query('begin')
        const result = await run(scopedDatabase(client, scope, new Set(), emptyNotes()))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        )
        throw error
      }
    },
  }
}
