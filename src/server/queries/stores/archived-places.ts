// Archived rooms and shelves of a store, read and written in its scope.

import type { NotNull } from 'kysely'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** On the map or archived. */
export function selectShelf(db: ScopedDatabase, shelfId: string) {
  return db.first(shelves().where('s.id', '=', shelfId))
}

export function selectArchivedRooms(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('room')
      .select(['id', 'name', 'archived_at'])
      .where('archived_at', 'is not', null)
      .$narrowType<{ archived_at: NotNull }>()
      .orderBy('archived_at', 'desc')
      .orderBy('id'),
  )
}

export function selectArchivedShelves(db: ScopedDatabase) {
  return db.rows(
    shelves()
      .where('s.archived_at', 'is not', null)
      .$narrowType<{ archived_at: NotNull }>()
      .orderBy('s.archived_at', 'desc')
      .orderBy('s.position')
      .orderBy('s.id'),
  )
}

export function restoreRoom(db: ScopedDatabase, roomId: string) {
  return db.rows(sqlBuilder.updateTable('room').set({ archived_at: null }).where('id', '=', roomId))
}

export function restoreShelves(db: ScopedDatabase, shelfIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .updateTable('shelf')
      .set({ archived_at: null })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(shelfIds)))),
  )
}

function shelves() {
  return sqlBuilder
    .selectFrom('shelf as s')
    .innerJoin('room as r', 'r.id', 's.room_id')
    .select([
      's.id',
      's.room_id',
      's.code',
      's.name',
      's.archived_at',
      'r.name as room_name',
      'r.archived_at as room_archived_at',
    ])
}
