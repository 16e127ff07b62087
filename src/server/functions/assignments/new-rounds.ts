// Starts recounts. Counts stay with the round they were recorded in, and that round leaves the totals.

import { decideMove, isInForce } from '#domain/assignment.ts'
import type { CountMode } from '#domain/protocol.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  insertAssignments,
  type NewAssignment,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectAssignments } from '#server/queries/assignments/assignments.ts'
import { selectRecountItems } from '#server/queries/assignments/recount-items.ts'
import { markRecounted } from '#server/queries/results/audit-decisions.ts'
import type { Services } from '../services.ts'
import { toPlace } from './assigned-shelves.ts'
import { newAssignments } from './new-assignments.ts'

interface RoundPlan {
  readonly assigneeId: string | null
  readonly services: Services
  /** Who asked for the recount, and why. */
  readonly sentBack: SentBack
  /**
   * Set for items that are recounted during the review: the earlier counts stay in effect until the recount is handed
   * in.
   */
  readonly inReview?: boolean
}

interface SentBack {
  readonly userId: string
  readonly reason: string | undefined
}

interface Audit {
  readonly organizationId: string
  readonly auditId: string
}

/**
 * Returns the ids of the new assignments, in the order of the old ones. An independent shelf starts its next round with
 * all its counts; only the first of them is returned. Recounts of single items end with their shelf.
 */
export async function startNewRounds(
  db: ScopedDatabase,
  audit: Audit,
  old: readonly AssignmentRow[],
  plan: RoundPlan,
): Promise<readonly string[]> {
  for (const { status } of old) decideMove(status, 'returned')
  const countsOf = await selectCounts(db, old)
  const byShelf = new Map<string, readonly NewAssignment[]>()
  const returned = new Set<string>()
  for (const row of old) {
    const key = placeKey(toPlace(row))
    if (byShelf.has(key)) continue
    const counts = countsOf(row)
    for (const { id, status } of counts) if (isInForce(status)) returned.add(id)
    byShelf.set(key, nextRound({ ...row, mode: modeOf(counts) ?? row.mode }, counts, plan))
  }
  const ids = [...returned]
  await updateAssignments(db, ids, { status: 'returned' })
  await endLeases(db, ids)
  await markRecounted(db, audit.auditId, ids)
  await insertAssignments(db, audit, [...byShelf.values()].flat())
  return old.flatMap((row) => byShelf.get(placeKey(toPlace(row)))?.[0]?.id ?? [])
}

/** Starts rounds for some items of each shelf; everything else on the shelf keeps its round. */
export async function startItemRounds(
  db: ScopedDatabase,
  audit: Audit,
  old: readonly { readonly row: AssignmentRow; readonly itemIds: readonly string[] }[],
  plan: RoundPlan,
): Promise<readonly string[]> {
  const countsOf = await selectCounts(
    db,
    old.map(({ row }) => row),
  )
  const added: NewAssignment[] = []
  for (const { row, itemIds } of old) {
    decideMove(row.status, 'returned')
    const counts = countsOf(row)
    const inForce = counts.filter(({ status }) => isInForce(status)).map(({ id }) => id)
    if (!plan.inReview) await markRecounted(db, audit.auditId, inForce, itemIds)
    const [round] = nextRound({ ...row, mode: 'additive' }, counts, plan)
    if (round) added.push({ ...round, itemIds, inReview: plan.inReview ?? false })
  }
  await insertAssignments(db, audit, added)
  return added.map(({ id }) => id)
}

/** Restarts a recount of items, with the same items. */
export async function restartItemRound(
  db: ScopedDatabase,
  audit: Audit,
  row: AssignmentRow,
  plan: RoundPlan,
): Promise<string | undefined> {
  const items = await selectRecountItems(db, [row.id])
  const itemIds = items.map(({ item_id }) => item_id)
  const [id] = await startItemRounds(db, audit, [{ row, itemIds }], {
    ...plan,
    inReview: row.in_review,
  })
  await updateAssignments(db, [row.id], { status: 'returned' })
  await endLeases(db, [row.id])
  return id
}

/** All counts of a shelf, in every round. */
export async function selectShelfCounts(db: ScopedDatabase, row: AssignmentRow) {
  const countsOf = await selectCounts(db, [row])
  return countsOf(row)
}

/** The same for many shelves, reading each room only once. */
export async function selectCounts(
  db: ScopedDatabase,
  shelves: readonly AssignmentRow[],
): Promise<(shelf: AssignmentRow) => readonly AssignmentRow[]> {
  const roomIds = [...new Set(shelves.map((shelf) => shelf.room_id))]
  const rooms = await Promise.all(roomIds.map((roomId) => selectAssignments(db, { roomId })))
  const counts = Map.groupBy(rooms.flat(), (row) => placeKey(toPlace(row)))
  return (shelf) => counts.get(placeKey(toPlace(shelf))) ?? []
}

/** How the whole shelf is counted. Recounts of single items are skipped, because they do not say. */
function modeOf(counts: readonly AssignmentRow[]): CountMode | undefined {
  return counts.findLast(({ partial }) => !partial)?.mode
}

function nextRound(
  { store_id: storeId, room_id: roomId, shelf_id: shelfId, mode }: AssignmentRow,
  counts: readonly AssignmentRow[],
  { assigneeId, services, sentBack }: RoundPlan,
): readonly NewAssignment[] {
  const status = assigneeId === null ? 'open' : 'assigned'
  const round = Math.max(...counts.map((one) => one.round)) + 1
  const place = { storeId, roomId, shelfId }
  const added = newAssignments([place], { mode, status, assigneeId, services, round })
  const reason = sentBack.reason?.trim()
  const said = { sentBackBy: sentBack.userId, ...(reason && { sentBackReason: reason }) }
  return added.map((one) => ({ ...one, ...said }))
}
