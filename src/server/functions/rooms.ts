import { api } from '#contract/api.ts'
import { decideName } from '#domain/naming.ts'
import { decideNewShelfCodes } from '#domain/shelf-code.ts'
import {
  insertRoom,
  lockStore,
  selectRoomCount,
  selectRooms,
  selectShelves,
} from '#server/queries/rooms.ts'
import { implementMutation, implementQuery, inStore } from './implement.ts'

const getWithDetails = implementQuery(api.rooms.getWithDetails, {
  place: inStore,
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
  place: inStore,
  run: async ({ db, scope, args, services }) => {
    const name = decideName(args.name, 'name')
    await lockStore(db)
    const taken = new Set((await selectShelves(db)).map((shelf) => shelf.code))
    const codes = decideNewShelfCodes(args.shelves?.map((shelf) => shelf.code) ?? [], taken)
    const id = services.newId()
    await insertRoom(db, {
      id,
      name,
      organizationId: scope.organizationId,
      storeId: scope.storeId,
      position: (await selectRoomCount(db))?.count ?? 0,
      shelves: codes.map((code) => ({ id: services.newId(), code })),
    })
    return { id }
  },
})

export const rooms = [getWithDetails, create]
