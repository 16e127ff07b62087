// The auth library turns every failure into "not signed in", even when the database is away. This watches the
// connections of a request, to tell these apart.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { Fault } from '#domain/fault.ts'
import { isDatabaseAway } from '../db/database-away.ts'

export interface AwayWatch {
  /** The same pool, for the library to use. */
  readonly pool: Pool
  /** Runs work of the library; throws `unavailable` if it failed while the database was away. */
  run<Result>(work: () => Promise<Result>, hasFailed: (result: Result) => boolean): Promise<Result>
}

export function createAwayWatch(pool: Pool): AwayWatch {
  const requests = new AsyncLocalStorage<{ isAway: boolean }>()
  const noting = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      const request = requests.getStore()
      if (request && isDatabaseAway(error)) request.isAway = true
      throw error
    }
  }
  const notingClient = (client: PoolClient): PoolClient =>
    replacing(client, {
      query: (...asked: Parameters<PoolClient['query']>) =>
        noting(Promise.resolve(client.query(...asked))),
    })
  return {
    pool: replacing(pool, {
      connect: async () => notingClient(await noting(pool.connect())),
      query: (...asked: Parameters<Pool['query']>) => noting(Promise.resolve(pool.query(...asked))),
    }),
    async run(work, hasFailed) {
      const request = { isAway: false }
      const [outcome] = await Promise.allSettled([requests.run(request, work)])
      const isFailure = outcome.status === 'rejected' || hasFailed(outcome.value)
      if (isFailure && request.isAway) throw new Fault('unavailable')
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    },
  }
}

/** The same object with some methods replaced. */
function replacing<Target extends object>(
  target: Target,
  methods: Readonly<Record<string, unknown>>,
): Target {
  return new Proxy(target, {
    get: (_, asked) => {
      if (typeof asked === 'string' && Object.hasOwn(methods, asked)) return methods[asked]
      const found: unknown = Reflect.get(target, asked)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
}
