// Database access for actions, which run outside of any transaction.

import type { QueryContract } from '#contract/define.ts'
import type { Scope } from '#server/db/scope.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { Identity } from './viewer.ts'

export interface ActionDatabase {
  /** Runs a query of the product as this person, read-only: it returns what their own screens may show. */
  query<Args, Result>(
    viewer: Identity,
    contract: QueryContract<Args, Result>,
    args: Args,
  ): Promise<Result>
  /** Runs a short transaction of its own. */
  change<Result>(scope: Scope, run: (db: ScopedDatabase) => Promise<Result>): Promise<Result>
}
