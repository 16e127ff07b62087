// Lets actions run the product's own queries, as the person who acts, and short transactions.

import type { Pool } from 'pg'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
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
    change: (scope, run) =>
      inTransaction(pools.app, (client) => run(scopedDatabase(client, scope, new Set()))),
  }
}
