import { api } from '#contract/api.ts'
import { requireOpenRoom } from '#domain/archived-place.ts'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import { decideOrder } from '#domain/ordering.ts'
import { decideNewShelfCodes } from '#domain/shelf-code.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { restoreShelves, selectShelf } from '#server/queries/stores/archived-places.ts'
import {
  archiveShelf,
  insertShelves,
  lockStore,
  type StoreKeys,
  saveOrder,
  selectRoom,
  selectShelves,
  updateShelf,
} from '#server/queries/stores/rooms.ts'
import { implementMutation, implementQuery, inStore } from '../implement.ts'
import type { Services } from '../services.ts'
import { requireRoom } from './rooms.ts'
import { nextPosition } from './store-map.ts'

const get = implementQuery(api.shelves.get, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args }) => {
    const shelf = await selectShelf(db, args.shelfId)
    if (!shelf) throw new Fault('not_found')
    const { id, code, name, room_id, room_name, archived_at } = shelf
    const archivedAt = archived_at?.getTime() ?? null
    return { id, code, name, roomId: room_id, roomName: room_name, archivedAt }
  },
})

const create = implementMutation(api.shelves.create, {
  authorize: inStore,
  run: async ({ db, scope, args, services }) => {
    const name = optionalName(args.name)
    const shelf = { roomId: args.roomId, codes: [args.code], name }
    const [id = ''] = await addShelves(db, scope, shelf, services)
    return { id }
  },
})

const createMany = implementMutation(api.shelves.createMany, {
  authorize: inStore,
  run: async ({ db, scope, args, services }) => {
    const { roomId, codes } = args
    return { ids: await addShelves(db, scope, { roomId, codes, name: null }, services) }
  },
})

const update = implementMutation(api.shelves.update, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await lockStore(db)
    const all = await selectShelves(db)
    if (!all.some(({ id }) => id === args.shelfId)) throw new Fault('not_found')
    const others = all.filter(({ id }) => id !== args.shelfId)
    const [code = ''] = decideNewShelfCodes([args.code], new Set(others.map((one) => one.code)))
    await updateShelf(db, args.shelfId, { code, name: optionalName(args.name) })
    return null
  },
})

const reorder = implementMutation(api.shelves.reorder, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await lockStore(db)
    const inRoom = (await selectShelves(db)).filter((shelf) => shelf.room_id === args.roomId)
    const current = inRoom.map(({ id }) => id)
    await saveOrder(db, 'shelf', decideOrder(current, args.shelfIds))
    return null
  },
})

const archive = implementMutation(api.shelves.archive, {
  authorize: inStore,
  run: async ({ db, args, services }) => {
    await lockStore(db)
    const shelf = (await selectShelves(db)).find(({ id }) => id === args.shelfId)
    if (!shelf) throw new Fault('not_found')
    await archiveShelf(db, args.shelfId, services.now())
    return null
  },
})

const restore = implementMutation(api.shelves.restore, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await lockStore(db)
    const shelf = await selectShelf(db, args.shelfId)
    if (!shelf?.archived_at) throw new Fault('not_found')
    const isRoomOpen = (await selectRoom(db, shelf.room_id)) !== undefined
    requireOpenRoom({ name: shelf.room_name, isOpen: isRoomOpen })
    const present = new Set((await selectShelves(db)).map((one) => one.code))
    const [code = ''] = decideNewShelfCodes([args.code ?? shelf.code], present)
    await updateShelf(db, shelf.id, { code, name: shelf.name })
    await restoreShelves(db, [shelf.id])
    return null
  },
})

async function addShelves(
  db: ScopedDatabase,
  keys: StoreKeys,
  added: {
    readonly roomId: string
    readonly codes: readonly string[]
    readonly name: string | null
  },
  services: Services,
): Promise<readonly string[]> {
  const { roomId, name } = added
  await lockStore(db)
  await requireRoom(db, roomId)
  const all = await selectShelves(db)
  const codes = decideNewShelfCodes(added.codes, new Set(all.map((shelf) => shelf.code)))
  const first = nextPosition(all.filter((shelf) => shelf.room_id === roomId))
  const shelves = codes.map((code, index) => ({
    id: services.newId(),
    roomId,
    code,
    name,
    position: first + index,
  }))
  await insertShelves(db, keys, shelves)
  return shelves.map(({ id }) => id)
}

/** A description is optional, and a blank one counts as none. */
function optionalName(input: string | null | undefined): string | null {
  return input?.trim() ? decideName(input, 'name') : null
}

export const shelves = [get, create, createMany, update, reorder, archive, restore]
