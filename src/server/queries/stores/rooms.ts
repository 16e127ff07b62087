// The map of a store, read and written in its scope.

import { sql } from 'kysely'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export interface StoreKeys {
  readonly organizationId: string
  readonly storeId: string
}

export function selectRooms(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('room')
      .select(['id', 'name', 'position'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  )
}

export function selectRoom(db: ScopedDatabase, roomId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('room')
      .select(['id', 'name'])
      .where('id', '=', roomId)
      .where('archived_at', 'is', null),
  )
}

export function selectShelves(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('shelf')
      .select(['id', 'room_id', 'code', 'name', 'position'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  )
}

/** Locks the store, so that codes and positions on its map stay unique. */
export function lockStore(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('store').select('id').forUpdate())
}

export function insertRooms(
  db: ScopedDatabase,
  { organizationId, storeId }: StoreKeys,
  rooms: readonly { readonly id: string; readonly name: string; readonly position: number }[],
) {
  const rows = rooms.map((room) => ({
    ...room,
    organization_id: organizationId,
    store_id: storeId,
  }))
  return db.rows(sqlBuilder.insertInto('room').values(rows))
}

/** A statement takes at most 65,535 values. */
const SHELVES_AT_ONCE = 5_000

export async function insertShelves(
  db: ScopedDatabase,
  { organizationId, storeId }: StoreKeys,
  shelves: readonly {
    readonly id: string
    readonly roomId: string
    readonly code: string
    readonly name: string | null
    readonly position: number
  }[],
): Promise<void> {
  const rows = shelves.map(({ roomId, ...shelf }) => ({
    ...shelf,
    organization_id: organizationId,
    store_id: storeId,
    room_id: roomId,
  }))
  for (let at = 0; at < rows.length; at += SHELVES_AT_ONCE) {
    const some = rows.slice(at, at + SHELVES_AT_ONCE)
    await db.rows(sqlBuilder.insertInto('shelf').values(some))
  }
}

export function updateRoomName(db: ScopedDatabase, roomId: string, name: string) {
  return db.rows(sqlBuilder.updateTable('room').set({ name }).where('id', '=', roomId))
}

export function updateShelf(
  db: ScopedDatabase,
  shelfId: string,
  change: { readonly code: string; readonly name: string | null },
) {
  return db.rows(sqlBuilder.updateTable('shelf').set(change).where('id', '=', shelfId))
}

/** Saves a new order of rooms or shelves. */
export async function saveOrder(
  db: ScopedDatabase,
  table: 'room' | 'shelf',
  ids: readonly string[],
): Promise<void> {
  const position = sql<number>`array_position(${ids}::uuid[], id) - 1`
  await db.rows(
    sqlBuilder
      .updateTable(table)
      .set({ position })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('position', '<>', position),
  )
}

export async function archiveRoom(db: ScopedDatabase, roomId: string, now: Date): Promise<void> {
  await db.rows(sqlBuilder.updateTable('room').set({ archived_at: now }).where('id', '=', roomId))
  await db.rows(
    sqlBuilder
      .updateTable('shelf')
      .set({ archived_at: now })
      .where('room_id', '=', roomId)
      .where('archived_at', 'is', null),
  )
}

export function archiveShelf(db: ScopedDatabase, shelfId: string, now: Date) {
  return db.rows(
    sqlBuilder.updateTable('shelf').set({ archived_at: now }).where('id', '=', shelfId),
  )
}
