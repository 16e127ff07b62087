// The safety net under live queries: what is cached has to be what the database would answer now.

import type { PoolClient } from 'pg'
import { expect } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { dataScope } from '#server/functions/implement.ts'
import type { Engine } from '#server/realtime/engine.ts'
import type { Answer, ResultEntry } from '#server/realtime/live-cache.ts'
import { eventually } from './eventually.ts'
import { openDatabaseTransaction } from './transaction.ts'

/**
 * Waits until the engine has looked at everything that has changed. Nobody writes meanwhile: an answer
 * that is right stays so until the engine has another one, and is not read again.
 */
export async function untilNothingIsStale(engine: Engine, after: string): Promise<void> {
  const right = new Set<Answer>()
  await eventually(async () => expect(await staleAnswers(engine, right), after).toEqual([]))
}

/** Cached answers that differ from a fresh reading: their keys, and from where on they differ. */
function staleAnswers(engine: Engine, right: Set<Answer>): Promise<readonly string[]> {
  const watched = engine.results.filter((one) => one.admissions.size > 0)
  return openDatabaseTransaction(engine.options.database.app, async (client) => {
    const stale: string[] = []
    await Promise.all(
      watched.map(async (entry) => {
        const { key, answer } = entry
        if (answer && right.has(answer)) return
        const fresh = await readAgain(client, entry)
        const text = answer ? textOf(answer) : ''
        if (answer && text === fresh) right.add(answer)
        else stale.push(`${key}: ${difference(text, fresh)}`)
      }),
    )
    return stale
  })
}

function difference(text: string, fresh: string): string {
  const at = [...fresh].findIndex((letter, index) => letter !== text[index])
  const from = Math.max(0, (at < 0 ? fresh.length : at) - 40)
  return `says ${text.slice(from, from + 120)} instead of ${fresh.slice(from, from + 120)}`
}

async function readAgain(
  client: PoolClient,
  { implementation, scope, args }: ResultEntry,
): Promise<string> {
  const db = scopedDatabase(client, dataScope(scope), new Set())
  try {
    return JSON.stringify(await implementation.run({ db, scope, args }))
  } catch (error) {
    if (error instanceof Fault) return JSON.stringify(error.shape)
    throw error
  }
}

function textOf(answer: Answer): string {
  return answer.ok ? answer.json : JSON.stringify(answer.fault.shape)
}
