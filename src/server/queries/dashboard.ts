// What a dashboard is made of besides its tiles, in the scope of its audit.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Of counts that are in force: what the closing checklist asks about. */
export function selectChecklistRows(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('house.waiting_codes as w', 'w.assignment_id', 'a.id')
      .select(['a.room_id', 'a.shelf_id', 'a.status', 'a.round', 'a.pass', 'a.control_unmet'])
      .select('w.unknown_lines')
      .where((eb) => eb('a.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where('a.status', 'not in', ['returned', 'cancelled']),
  )
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
