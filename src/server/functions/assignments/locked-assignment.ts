// An assignment to work on, locked until the end of the transaction.

import { Fault } from '#domain/fault.ts'
import { statusFor } from '#domain/review-recount.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockAssignment } from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectAssignments } from '#server/queries/assignments/assignments.ts'
import { selectCountingFacts, shareAuditLock } from '#server/queries/audits/audits.ts'
import type { AuthorizedAudit } from '../authorize.ts'

/**
 * Locks the assignment, and the audit against changes of its status. Returns the status of the audit as it applies to
 * the assignment: a recount may be counted during the review.
 */
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
  const status = statusFor(audit.status, { status: row.status, inReview: row.in_review })
  return { audit: { ...audit, status }, row }
}

/** The assignment as journal entries name it. */
export function subject(row: AssignmentRow) {
  const name = row.shelf_code ?? row.room_name
  return { storeId: row.store_id, details: { auditAssignmentId: row.id, name } }
}
