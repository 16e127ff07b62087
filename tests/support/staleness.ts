// The safety net under live queries: what is cached has to be what the database would answer now.

import { Fault } from '#domain/fault.ts'
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
      return textOf(implementation.run({ db, scope, args }))
    })
    const cached = answer?.ok ? answer.json : JSON.stringify(answer?.fault.shape)
    if (cached !== fresh) stale.push(key)
  }
  return stale
}

async function textOf(answer: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await answer)
  } catch (error) {
    if (error instanceof Fault) return JSON.stringify(error.shape)
    throw error
  }
}
