import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import { decideOrder } from '#domain/ordering.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  archiveRoom,
  lockStore,
  saveOrder,
  selectRoom,
  selectRooms,
  selectShelves,
  updateRoomName,
} from '#server/queries/stores/rooms.ts'
import { implementMutation, implementQuery, inStore } from '../implement.ts'
import { archivedRooms } from './archived-rooms.ts'
import { addRooms } from './store-map.ts'

const getWithDetails = implementQuery(api.rooms.getWithDetails, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db }) => {
    const [rooms, shelves] = await Promise.all([selectRooms(db), selectShelves(db)])
    const byRoom = Map.groupBy(shelves, (shelf) => shelf.room_id)
    return rooms.map(({ id, name }) => ({
      id,
      name,
      shelves: (byRoom.get(id) ?? []).map((shelf) => ({
        id: shelf.id,
        code: shelf.code,
        name: shelf.name,
      })),
    }))
  },
})

const create = implementMutation(api.rooms.create, {
  authorize: inStore,
  run: async ({ db, scope, args, services }) => {
    const [id = ''] = await addRooms(db, scope, [args], services)
    return { id }
  },
})

const update = implementMutation(api.rooms.update, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await requireRoom(db, args.roomId)
    await updateRoomName(db, args.roomId, decideName(args.name, 'name'))
    return null
  },
})

const reorder = implementMutation(api.rooms.reorder, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await lockStore(db)
    const current = (await selectRooms(db)).map(({ id }) => id)
    await saveOrder(db, 'room', decideOrder(current, args.roomIds))
    return null
  },
})

const archive = implementMutation(api.rooms.archive, {
  authorize: inStore,
  run: async ({ db, args, services }) => {
    await lockStore(db)
    await requireRoom(db, args.roomId)
    await archiveRoom(db, args.roomId, services.now())
    return null
  },
})

export async function requireRoom(db: ScopedDatabase, roomId: string) {
  const room = await selectRoom(db, roomId)
  if (!room) throw new Fault('not_found')
  return room
}

export const rooms = [getWithDetails, create, update, reorder, archive, ...archivedRooms]
