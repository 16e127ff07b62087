// Lets a query build on other queries. They run in the same scope and transaction, so that the answer stays live and
// contains nothing that the viewer could not query.

import type { QueryContract } from '#contract/define.ts'
import type { StorePermission } from '#domain/permission.ts'
import { canInStore } from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { AuthorizedAudit } from './authorize.ts'
import type { QueryImplementation } from './implement.ts'

/** Runs a query of the product as a given person. */
export type Ask = <Args, Result>(
  contract: QueryContract<Args, Result>,
  args: Args,
) => Promise<Result>

type AuditScopeOfViewer = Omit<AuthorizedAudit, 'userId' | 'viewer'>

/** Only works for queries about audits whose answers are shared by role. */
export function askInScope(
  db: ScopedDatabase,
  scope: AuditScopeOfViewer,
  implementations: readonly QueryImplementation[],
): Ask {
  return async (contract, args) => {
    const found = implementations.find((one) => one.contract.name === contract.name)
    if (found?.sharedBy !== 'role') throw new Error(`${contract.name} is not asked here`)
    if (!canInStore(scope.role, contract.access as StorePermission)) {
      throw new Error(`${contract.name} is not for a ${scope.role}`)
    }
    const parsed = contract.args.parse(args)
    const call = { db, scope: scope as AuthorizedAudit, args: parsed }
    return (await found.run(call)) as never
  }
}
