// Has shelves counted again: what was recorded stays with its round, which leaves the totals.

import { decideMove, isInForce } from '#domain/assignment.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  insertAssignments,
  type NewAssignment,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import type { AssignmentRow } from '#server/queries/assignments.ts'
import { markRecounted } from '#server/queries/audit-decisions.ts'
import { newAssignments } from './new-assignments.ts'
import type { Services } from './services.ts'
import { selectPasses } from './settle-shelves.ts'

interface RoundPlan {
  readonly assigneeId: string | null
  readonly services: Services
}

/**
 * Answers with the new assignments, in the order of the old ones. A shelf that is counted
 * independently starts its next round with all its counts, and answers with the first.
 */
export async function startNewRounds(
  db: ScopedDatabase,
  audit: { readonly organizationId: string; readonly auditId: string },
  old: readonly AssignmentRow[],
  plan: RoundPlan,
): Promise<readonly string[]> {
  for (const { status } of old) decideMove(status, 'returned')
  const byShelf = new Map<string, readonly NewAssignment[]>()
  const returned = new Set<string>()
  for (const row of old) {
    const passes = row.mode === 'independent' ? await selectPasses(db, row) : [row]
    const current = passes.filter(({ status }) => isInForce(status))
    for (const { id } of current) returned.add(id)
    const [first = row] = current
    if (!byShelf.has(first.id)) byShelf.set(first.id, nextRound(row, plan))
    byShelf.set(row.id, byShelf.get(first.id) ?? [])
  }
  const ids = [...returned]
  await updateAssignments(db, ids, { status: 'returned' })
  await endLeases(db, ids)
  await markRecounted(db, audit.auditId, ids)
  await insertAssignments(db, audit, [...new Set([...byShelf.values()].flat())])
  return old.flatMap((row) => byShelf.get(row.id)?.[0]?.id ?? [])
}

function nextRound(
  { store_id: storeId, room_id: roomId, shelf_id: shelfId, round, mode }: AssignmentRow,
  { assigneeId, services }: RoundPlan,
): readonly NewAssignment[] {
  const status = assigneeId === null ? 'open' : 'assigned'
  const place = { storeId, roomId, shelfId }
  return newAssignments([place], { mode, status, assigneeId, services, round: round + 1 })
}
