// The rest of the dashboard's data besides its tiles, in the scope of its audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Counts in force, as the closing checklist needs them. */
export function selectChecklistRows(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('app.waiting_codes as w', 'w.assignment_id', 'a.id')
      .innerJoin('assignment_progress as p', 'p.assignment_id', 'a.id')
      .select([
        'a.room_id',
        'a.shelf_id',
        'a.status',
        'a.round',
        'a.pass',
        'a.control_unmet',
        'a.in_review',
      ])
      .select(['w.unknown_lines', 'p.quarantined'])
      .where((eb) => eb('a.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where('a.status', 'not in', ['returned', 'cancelled']),
  )
}

export interface RoomName {
  readonly id: string
  readonly store_id: string
  readonly name: string
}

const ROOM_NAMES = rawStatement<RoomName, [storeIds: readonly string[]]>()({
  name: 'dashboard_rooms',
  text: 'select r.id, r.store_id, r.name from room r where r.store_id = any($1)',
  reads: ['room'],
})

/** Room names of these stores, in the scope of their organization. */
export function selectRoomNames(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.raw(ROOM_NAMES, [storeIds])
}

export interface Face {
  readonly id: string
  readonly name: string
  readonly image: string | null
}

const FACES = rawStatement<Face, [ids: readonly string[]]>()({
  name: 'dashboard_faces',
  text: 'select u.id, u.name, u.image from auth."user" u where u.id = any($1)',
  reads: ['auth.user'],
})

export function selectFaces(db: ScopedDatabase, ids: readonly string[]) {
  return db.raw(FACES, [ids])
}
