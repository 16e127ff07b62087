// Compares the counts of independent shelves whenever one of them has changed, and stores the result.

import { type AssignmentStatus, isHandedIn, isInForce } from '#domain/assignment.ts'
import {
  CALLED_OFF,
  COMPARED_PASSES,
  type Comparison,
  calledOffOf,
  comparePasses,
  type PassTotals,
  parseComparison,
  type SettledCount,
  TIE_BREAK_PASS,
} from '#domain/independent.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  insertAssignments,
  lockAssignment,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectAssignments } from '#server/queries/assignments/assignments.ts'
import { saveStandingCount, selectPassTotals } from '#server/queries/counting/pass-totals.ts'
import type { Services } from '../services.ts'
import { toPlace } from './assigned-shelves.ts'

interface SettleCall {
  readonly db: ScopedDatabase
  readonly audit: { readonly organizationId: string; readonly auditId: string }
  readonly services: Pick<Services, 'newId'>
}

/** Settles the independent shelves among these assignments, each as a whole. */
export async function settleShelves(
  call: SettleCall,
  rows: readonly AssignmentRow[],
): Promise<void> {
  const touched = rows.filter(({ mode }) => mode === 'independent')
  for (const shelf of Map.groupBy(touched, roundKey).values()) {
    const [row] = shelf
    if (row) await settleShelf(call, await lockPasses(call.db, row))
  }
}

export async function settleTouched(
  call: SettleCall,
  assignmentIds: readonly string[],
): Promise<void> {
  if (assignmentIds.length === 0) return
  await settleShelves(call, await selectAssignments(call.db, { ids: assignmentIds }))
}

/** A count with its comparison, as the rules take it. */
export function toComparedCount<Row extends AssignmentRow>(row: Row) {
  return { ...row, comparison: parseComparison(row.comparison) }
}

/** All counts of a shelf in the round of one of them. */
export async function selectPasses(
  db: ScopedDatabase,
  row: AssignmentRow,
): Promise<readonly AssignmentRow[]> {
  const rows = await selectAssignments(db, { roomId: row.room_id })
  return rows
    .filter((one) => roundKey(one) === roundKey(row))
    .toSorted((one, other) => one.pass - other.pass)
}

/**
 * Locking the first pass makes transactions on a shelf run one after the other, each seeing the changes of the last.
 */
export async function lockPasses(db: ScopedDatabase, row: AssignmentRow) {
  const [first] = await selectPasses(db, row)
  if (first) await lockAssignment(db, first.id)
  return selectPasses(db, row)
}

async function settleShelf(call: SettleCall, passes: readonly AssignmentRow[]): Promise<void> {
  const [first] = passes
  if (!first) return
  const counted = await countedBy(call.db, passes)
  const { comparison, totals } = comparePasses(counted.totals)
  await callTieBreak(call, passes, comparison)
  if (!isInForce(first.status)) return
  await updateAssignments(call.db, [first.id], { comparison })
  await saveStandingCount(
    call.db,
    { ...call.audit, assignmentId: first.id },
    standing(totals, counted.items),
  )
}

function standing(totals: SettledCount['totals'], items: ReadonlyMap<string, string | null>) {
  return [...(totals ?? [])].map(([line, quantity]) => ({
    line,
    itemId: items.get(line) ?? null,
    quantity,
  }))
}

/** The totals of handed-in counts, by pass; a tie-break is included once it is handed in. */
async function countedBy(db: ScopedDatabase, passes: readonly AssignmentRow[]) {
  const rows = await selectPassTotals(
    db,
    passes.map(({ id }) => id),
  )
  const byPass = Map.groupBy(rows, (row) => row.assignment_id)
  const calledOff = calledOffOf(passes.map(toComparedCount))
  const totals = [...COMPARED_PASSES, TIE_BREAK_PASS].map((pass) => {
    const row = passes.find((one) => one.pass === pass)
    if (row && row.id === calledOff?.id) return CALLED_OFF
    if (!row || !isHandedIn(row.status)) return undefined
    const own = byPass.get(row.id) ?? []
    return new Map(own.map(({ line, quantity }) => [line, quantity])) satisfies PassTotals
  })
  return { totals, items: new Map(rows.map(({ line, item_id }) => [line, item_id])) }
}

/** A third count exists while the first two differ. Once anything was counted in it, it stays. */
async function callTieBreak(
  { db, audit, services }: SettleCall,
  passes: readonly AssignmentRow[],
  { state }: Comparison,
): Promise<void> {
  const [first] = passes
  const third = passes.find(({ pass }) => pass === TIE_BREAK_PASS)
  const isDue = state === 'differs'
  if (isDue && !third && first) {
    const { store_id: storeId, room_id: roomId, shelf_id: shelfId, round } = first
    const place = { storeId, roomId, shelfId, round, mode: 'independent', status: 'open' } as const
    const added = { ...place, id: services.newId(), pass: TIE_BREAK_PASS, assigneeId: null }
    await insertAssignments(db, audit, [added])
  } else if (isDue && third?.status === 'cancelled') {
    await updateAssignments(db, [third.id], { status: 'open', assignee_id: null, reason: null })
  } else if (!isDue && third && CALLED_BACK.includes(third.status)) {
    await updateAssignments(db, [third.id], { status: 'cancelled', assignee_id: null })
  }
}

/** Statuses in which a third count can be canceled without losing work. */
const CALLED_BACK: readonly AssignmentStatus[] = ['open', 'assigned', 'excluded']

function roundKey(row: AssignmentRow): string {
  return `${placeKey(toPlace(row))}/${row.round}`
}
