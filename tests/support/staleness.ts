// The safety net under live queries: what is cached has to be what the database would answer now.

import { scopedDatabase } from '#server/db/scoped-database.ts'
import { dataScope } from '#server/functions/implement.ts'
import type { Engine } from '#server/realtime/engine.ts'
import { openDatabaseTransaction } from './transaction.ts'

/** Keys of cached answers that differ from a fresh reading, once the engine has had time to look. */
export async function staleAnswers(engine: Engine): Promise<readonly string[]> {
  const watched = [...engine.cache.results.values()].filter((one) => one.admissions.size > 0)
  const stale: string[] = []
  for (const { key, answer, implementation, scope, args } of watched) {
    const fresh = await openDatabaseTransaction(engine.options.database.app, async (client) => {
      const db = scopedDatabase(client, dataScope(scope), new Set())
      return JSON.stringify(await implementation.run({ db, scope, args }))
    })
    if (!answer?.ok || answer.json !== fresh) stale.push(key)
  }
  return stale
}
