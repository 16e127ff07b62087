import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function selectRooms(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('room')
      .select(['id', 'name'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  )
}

export function selectShelves(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('shelf')
      .select(['id', 'room_id', 'code', 'name'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  )
}

/** Serialises changes of the map of a store, so that positions stay distinct. */
export function lockStore(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('store').select('id').forUpdate())
}

export function selectRoomCount(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('room').select((eb) => eb.fn.countAll<number>().as('count')),
  )
}

export async function insertRoom(
  db: ScopedDatabase,
  room: {
    readonly id: string
    readonly organizationId: string
    readonly storeId: string
    readonly name: string
    readonly position: number
    readonly shelves: readonly { readonly id: string; readonly code: string }[]
  },
): Promise<void> {
  const owner = { organization_id: room.organizationId, store_id: room.storeId }
  const { id, name, position } = room
  await db.rows(sqlBuilder.insertInto('room').values({ ...owner, id, name, position }))
  if (room.shelves.length === 0) return
  const shelves = room.shelves.map((shelf, index) => ({
    ...owner,
    ...shelf,
    room_id: id,
    name: null,
    position: index,
  }))
  await db.rows(sqlBuilder.insertInto('shelf').values(shelves))
}
