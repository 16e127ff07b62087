// How actions, which run outside of any transaction, reach the data.

import type { QueryContract } from '#contract/define.ts'
import type { Scope } from '#server/db/scope.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { Identity } from './viewer.ts'

export interface ActionDatabase {
  /** Asks a query of the product as this person, read-only: what their own screens may show. */
  query<Args, Result>(
    viewer: Identity,
    contract: QueryContract<Args, Result>,
    args: Args,
  ): Promise<Result>
  /** A short transaction of its own. */
  change<Result>(scope: Scope, run: (db: ScopedDatabase) => Promise<Result>): Promise<Result>
}
