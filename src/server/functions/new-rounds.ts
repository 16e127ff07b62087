// Has shelves counted again: what was recorded stays with its round, which leaves the totals.

import { decideMove } from '#domain/assignment.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  insertAssignments,
  type NewAssignment,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import type { AssignmentRow } from '#server/queries/assignments.ts'
import { newIdsFor } from './new-ids.ts'
import type { Services } from './services.ts'

/** Answers with the new assignments, in the order of the old ones. */
export async function startNewRounds(
  db: ScopedDatabase,
  audit: { readonly organizationId: string; readonly auditId: string },
  old: readonly AssignmentRow[],
  plan: { readonly assigneeId: string | null; readonly services: Services },
): Promise<readonly string[]> {
  for (const { status } of old) decideMove(status, 'returned')
  const ids = old.map(({ id }) => id)
  const { assigneeId, services } = plan
  const newIds = newIdsFor(old, services)
  const next = old.map(
    (row, index): NewAssignment => ({
      id: newIds[index] ?? services.newId(),
      storeId: row.store_id,
      roomId: row.room_id,
      shelfId: row.shelf_id,
      round: row.round + 1,
      status: assigneeId === null ? 'open' : 'assigned',
      assigneeId,
    }),
  )
  await updateAssignments(db, ids, { status: 'returned' })
  await endLeases(db, ids)
  await insertAssignments(db, audit, next)
  return next.map(({ id }) => id)
}
