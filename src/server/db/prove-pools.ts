// Whether the connections of each pool are what they should be, whatever stands between this node and the database.

import type { Pool } from 'pg'
import { isDatabaseAway } from './database-away.ts'
import { APP_ROLE, AUTH_ROLE } from './roles.ts'

export interface ProvenPools {
  readonly app: Pool
  readonly reads: Pool
  readonly live: Pool
  readonly auth: Pool
  readonly deliveries: Pool
}

type Proof = () => Promise<string | undefined>

const ROLE = 'select current_user::text as found'
/** Tables of logins are found by their short names: without that nobody can sign in. */
const SIGN_IN = `select case when to_regclass('session') is not null then current_user end as found`
const OPERATOR = `select current_setting('app.operator', true) as found`

/** One for each pool; a proof returns what is wrong with its pool, or undefined. */
export function proofsOf(pools: ProvenPools): readonly Proof[] {
  const { app, reads, live, auth, deliveries } = pools
  return [
    ...[app, reads, live].map((pool) => () => prove(pool, ROLE, APP_ROLE)),
    () => prove(auth, SIGN_IN, AUTH_ROLE),
    () => prove(deliveries, OPERATOR, 'on'),
  ]
}

/** Returns what is wrong with the first pool that is not what it should be. */
export async function provePools(pools: ProvenPools): Promise<string | undefined> {
  return (await Promise.all(proofsOf(pools).map((prove) => prove()))).find(Boolean)
}

async function prove(pool: Pool, text: string, wanted: string): Promise<string | undefined> {
  if (isBusy(pool)) return undefined
  const what = wanted === 'on' ? 'of the operator' : wanted
  try {
    const { rows } = await pool.query<{ found: string | null }>(text)
    return rows[0]?.found === wanted ? undefined : `connections are not ${what}`
  } catch (error) {
    if (isDatabaseAway(error) || !(error instanceof Error && 'severity' in error)) throw error
    return `connections are not ${what}: ${error.message}`
  }
}

/** All connections of the pool are in use: the database works, and a busy node counts as ready. */
export function isBusy({ idleCount, totalCount, options }: Pool): boolean {
  return idleCount === 0 && totalCount >= options.max
}
