// What a dashboard is made of, in the scope of its audit. Lean: a count has everybody who watches look
// at thousands of shelves again, and names are the same on all of them.

import type { AssignmentStatus } from '#domain/assignment.ts'
import type { CountMode } from '#domain/independent.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** A count of a shelf with how far it has come. Times in milliseconds. */
export interface TileRow {
  readonly id: string
  readonly room_id: string
  readonly shelf_id: string | null
  readonly shelf_code: string | null
  readonly status: AssignmentStatus
  readonly round: number
  readonly mode: CountMode
  readonly pass: number
  readonly partial: boolean
  readonly comparison: unknown
  readonly declared_empty: boolean
  readonly assignee_id: string | null
  readonly held_ms: number | null
  readonly submitted_ms: number | null
  readonly control_unmet: boolean
  readonly events: number
  readonly lines: number
  readonly quantity: number
  readonly unknown_lines: number
  readonly warnings: number
  readonly quarantined: number
  readonly last_event_ms: number | null
  readonly active_ms: number
}

const milliseconds = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`

const TILES = rawStatement<TileRow, [auditId: string, storeIds: readonly string[]]>()({
  name: 'dashboard_tiles',
  text: `
    select a.id, a.room_id, a.shelf_id, s.code as shelf_code, a.status, a.round, a.mode, a.pass,
      a.partial, a.comparison, a.declared_empty, a.assignee_id,
      ${milliseconds('a.held_since')} as held_ms, ${milliseconds('a.submitted_at')} as submitted_ms,
      a.control_unmet, p.events, p.lines, p.quantity,
      p.unknown_lines, p.warnings, p.quarantined,
      ${milliseconds('p.last_event_at')} as last_event_ms, p.active_ms
    from assignment a
    join assignment_progress p on p.organization_id = a.organization_id
      and p.audit_id = a.audit_id and p.assignment_id = a.id
    join room r on r.organization_id = a.organization_id and r.id = a.room_id
    left join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
    where a.audit_id = $1 and a.store_id = any($2) and a.status <> 'returned'
      and (a.status <> 'cancelled' or (select c.status = 'draft' from audit c where c.id = $1))
    order by r.position, r.id, s.position nulls first, a.round, a.pass`,
  reads: ['assignment', 'assignment_progress', 'audit', 'room', 'shelf'],
})

/** Counts that are in force, in walking order; of a plan also what was left out of it. */
export function selectTiles(db: ScopedDatabase, auditId: string, storeIds: readonly string[]) {
  return db.raw(TILES, [auditId, storeIds])
}

export interface ChecklistRow {
  readonly room_id: string
  readonly shelf_id: string | null
  readonly status: AssignmentStatus
  readonly round: number
  readonly pass: number
  readonly control_unmet: boolean
  readonly unknown_lines: number
}

const CHECKLIST = rawStatement<ChecklistRow, [auditId: string, storeIds: readonly string[]]>()({
  name: 'checklist_facts',
  text: `
    select a.room_id, a.shelf_id, a.status, a.round, a.pass, a.control_unmet, p.unknown_lines
    from assignment a
    join assignment_progress p on p.organization_id = a.organization_id
      and p.audit_id = a.audit_id and p.assignment_id = a.id
    where a.audit_id = $1 and a.store_id = any($2) and a.status not in ('returned', 'cancelled')`,
  reads: ['assignment', 'assignment_progress'],
})

/** Of counts that are in force: what the closing checklist asks about. */
export function selectChecklistRows(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
) {
  return db.raw(CHECKLIST, [auditId, storeIds])
}

/** In the scope of the organization. */
export function selectRoomNames(db: ScopedDatabase, ids: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('room')
      .select(['id', 'store_id', 'name'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
}

export function selectFaces(db: ScopedDatabase, ids: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('auth.user')
      .select(['id', 'name', 'image'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
}
