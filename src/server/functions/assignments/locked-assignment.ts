// An assignment that somebody works on, locked until the end of the transaction.

import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockAssignment } from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectAssignments } from '#server/queries/assignments/assignments.ts'
import { selectCountingFacts, shareAuditLock } from '#server/queries/audits/audits.ts'
import type { AuthorizedAudit } from '../authorize.ts'

/** Locks the assignment for oneself, and the audit against changes of its state. */
export async function lockForWork(
  db: ScopedDatabase,
  scope: Pick<AuthorizedAudit, 'auditId'>,
  id: string,
) {
  await shareAuditLock(db, scope.auditId)
  await lockAssignment(db, id)
  const [audit, [row]] = await Promise.all([
    selectCountingFacts(db),
    selectAssignments(db, { ids: [id] }),
  ])
  if (!audit || !row) throw new Fault('not_found')
  return { audit, row }
}

/** As the journal names it. */
export function subject(row: AssignmentRow) {
  const name = row.shelf_code ?? row.room_name
  return { storeId: row.store_id, details: { auditAssignmentId: row.id, name } }
}
