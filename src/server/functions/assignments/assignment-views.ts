// Assignments as the screens show them.

import type { AssignmentDetails, AssignmentProgress } from '#contract/audit-assignments.ts'
import { parseComparison } from '#domain/independent.ts'
import { fromMilli } from '#domain/quantity.ts'
import { statusFor } from '#domain/review-recount.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { AssignmentRow, ProgressRow } from '#server/queries/assignments/assignments.ts'
import { selectRecountItems } from '#server/queries/assignments/recount-items.ts'

/** The items of recounts, by assignment. */
export type RecountLists = ReadonlyMap<
  string,
  readonly { readonly id: string; readonly name: string }[]
>

export async function selectRecountLists(
  db: ScopedDatabase,
  rows: readonly AssignmentRow[],
): Promise<RecountLists> {
  const ids = rows.filter(({ partial }) => partial).map(({ id }) => id)
  const items = Map.groupBy(await selectRecountItems(db, ids), (item) => item.assignment_id)
  return new Map(
    [...items].map(([id, own]) => [id, own.map(({ item_id, name }) => ({ id: item_id, name }))]),
  )
}

export function toAssignmentDetails(
  row: AssignmentRow,
  {
    progress,
    isManager,
    recounts,
  }: {
    readonly progress: AssignmentProgress | null
    readonly isManager: boolean
    readonly recounts: RecountLists
  },
): AssignmentDetails {
  return {
    id: row.id,
    auditAssignmentId: row.id,
    auditId: row.audit_id,
    auditName: row.audit_name,
    // A recount may be counted while the rest of the audit is reviewed.
    auditStatus: statusFor(row.audit_status, { status: row.status, inReview: row.in_review }),
    storeId: row.store_id,
    roomId: row.room_id,
    roomName: row.room_name,
    shelfId: row.shelf_id,
    shelfCode: row.shelf_code,
    shelfName: row.shelf_name,
    round: row.round,
    mode: row.mode,
    pass: row.pass,
    comparison: isManager ? parseComparison(row.comparison) : null,
    recountItems: row.partial ? (recounts.get(row.id) ?? []) : null,
    status: row.status,
    userId: row.assignee_id,
    userName: row.assignee_name,
    heldSince: progress && (row.held_since?.getTime() ?? null),
    asksControlTotal: row.asks_control === 'true',
    declaredEmpty: progress !== null && row.declared_empty,
    reason: row.reason,
    submittedAt: row.submitted_at?.getTime() ?? null,
    progress,
    ...(row.in_review && { inReview: true }),
    ...sentBackOf(row),
  }
}

function sentBackOf({ sent_back_reason: reason, sent_back_by_name: by }: AssignmentRow) {
  return reason === null && by === null ? {} : { sentBack: { reason, by } }
}

/** The sum over several assignments. With nothing counted there is no progress, which is not the same as 0. */
export function progressOf(rows: readonly ProgressRow[]): AssignmentProgress {
  const sum = (pick: (row: ProgressRow) => number) =>
    rows.reduce((total, row) => total + pick(row), 0)
  const lines = sum((row) => row.lines)
  const times = rows.flatMap((row) => row.last_event_at?.getTime() ?? [])
  return {
    events: sum((row) => row.events),
    lines,
    quantity: lines === 0 ? null : fromMilli(sum((row) => row.quantity)),
    unknownLines: sum((row) => row.unknown_lines),
    warnings: sum((row) => row.warnings),
    quarantined: sum((row) => row.quarantined),
    lastEventAt: times.length === 0 ? null : Math.max(...times),
  }
}

export function progressById(rows: readonly ProgressRow[]): ReadonlyMap<string, ProgressRow> {
  return new Map(rows.map((row) => [row.assignment_id, row]))
}
