// Rooms and shelves that were removed from the map of a store, and restoring them.

import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { splitByTaken } from '#domain/shelf-code.ts'
import {
  restoreRoom,
  restoreShelves,
  selectArchivedRooms,
  selectArchivedShelves,
} from '#server/queries/stores/archived-places.ts'
import { lockStore, selectShelves } from '#server/queries/stores/rooms.ts'
import { implementMutation, implementQuery, inStore } from '../implement.ts'

type RoomRow = Awaited<ReturnType<typeof selectArchivedRooms>>[number]
type ShelfRow = Awaited<ReturnType<typeof selectArchivedShelves>>[number]

const getArchived = implementQuery(api.rooms.getArchived, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db }) => {
    const rooms = await selectArchivedRooms(db)
    const shelves = await selectArchivedShelves(db)
    return {
      rooms: rooms.map((room) => ({
        id: room.id,
        name: room.name,
        archivedAt: room.archived_at.getTime(),
        shelves: leftTogether(room, shelves).length,
      })),
      shelves: shelves.filter(isInOpenRoom).map((shelf) => ({
        id: shelf.id,
        code: shelf.code,
        name: shelf.name,
        roomName: shelf.room_name,
        archivedAt: shelf.archived_at.getTime(),
      })),
    }
  },
})

const restore = implementMutation(api.rooms.restore, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await lockStore(db)
    const room = (await selectArchivedRooms(db)).find(({ id }) => id === args.roomId)
    if (!room) throw new Fault('not_found')
    const present = new Set((await selectShelves(db)).map(({ code }) => code))
    const left = leftTogether(room, await selectArchivedShelves(db))
    const { free, taken } = splitByTaken(left, present)
    await restoreRoom(db, room.id)
    await restoreShelves(
      db,
      free.map(({ id }) => id),
    )
    return { taken: taken.map(({ code }) => code) }
  },
})

/** The shelves that were archived together with the room, not before it. */
function leftTogether(room: RoomRow, shelves: readonly ShelfRow[]): readonly ShelfRow[] {
  return shelves.filter(
    ({ room_id, archived_at }) =>
      room_id === room.id && archived_at.getTime() === room.archived_at.getTime(),
  )
}

function isInOpenRoom({ room_archived_at }: ShelfRow): boolean {
  return room_archived_at === null
}

export const archivedRooms = [getArchived, restore]
