// Who may look at what an audit has found: managers of its stores, and counters where the protocol
// shows it to them.

import { Fault } from '#domain/fault.ts'
import { parseProtocol, seesResults } from '#domain/protocol.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAudit } from '#server/queries/audits.ts'
import type { AuthorizedAudit } from './authorize.ts'

export type ResultScope = Pick<
  AuthorizedAudit,
  'organizationId' | 'auditId' | 'storeIds' | 'managedStoreIds' | 'role'
>

export type ResultAccess = Awaited<ReturnType<typeof enterResults>>

export async function enterResults(db: ScopedDatabase, scope: ResultScope) {
  const audit = await selectAudit(db)
  if (!audit) throw new Fault('not_found')
  const protocol = parseProtocol(audit.protocol)
  const isManager = scope.role === 'manager'
  if (!seesResults(protocol, { isManager })) {
    throw new Fault('forbidden', 'The results of this count are for managers.')
  }
  const place = {
    auditId: scope.auditId,
    sealed: audit.status === 'completed',
    storeIds: isManager ? scope.managedStoreIds : scope.storeIds,
  }
  return { audit, protocol, limits: limitsOf(protocol.tolerance), place }
}
