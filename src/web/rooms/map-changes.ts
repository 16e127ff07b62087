// The map of a store after a change, as the screen shows it before the server has answered.

import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'

export type StoreMap = readonly RoomDetails[]

const EXPECTED = 'expected '

/** A placeholder for the id that the server will assign. */
function expectedId(name: string): string {
  return EXPECTED + name
}

/** Something that the server does not know yet cannot be moved or renamed. */
export function isExpected({ id }: { readonly id: string }): boolean {
  return id.startsWith(EXPECTED)
}

export function withNewRoom(map: StoreMap, name: string): StoreMap {
  return [...map, { id: expectedId(name), name, shelves: [] }]
}

export function withRoomName(map: StoreMap, roomId: string, name: string): StoreMap {
  return changeRoom(map, roomId, (room) => ({ ...room, name }))
}

export function withNewShelves(
  map: StoreMap,
  roomId: string,
  shelves: readonly Pick<ShelfDetails, 'code' | 'name'>[],
): StoreMap {
  const added = shelves.map(({ code, name }) => ({ id: expectedId(code), code, name }))
  return changeRoom(map, roomId, (room) => ({ ...room, shelves: [...room.shelves, ...added] }))
}

export function withShelf(map: StoreMap, shelf: ShelfDetails): StoreMap {
  return map.map((room) => ({
    ...room,
    shelves: room.shelves.map((one) => (one.id === shelf.id ? shelf : one)),
  }))
}

export function withShelfOrder(map: StoreMap, roomId: string, ids: readonly string[]): StoreMap {
  return changeRoom(map, roomId, (room) => ({ ...room, shelves: inOrder(room.shelves, ids) }))
}

/** In the order of the ids; rows that are not among them follow in their old order. */
export function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
): readonly Row[] {
  const named = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return [...named, ...rows.filter(({ id }) => !ids.includes(id))]
}

function changeRoom(
  map: StoreMap,
  roomId: string,
  change: (room: RoomDetails) => RoomDetails,
): StoreMap {
  return map.map((room) => (room.id === roomId ? change(room) : room))
}

/** Whether a room or a shelf is on the map. */
export function isOnMap(map: StoreMap, id: string): boolean {
  return map.some((room) => room.id === id || room.shelves.some((shelf) => shelf.id === id))
}

/** Every code of the store, with the room it is in. */
export function roomsByCode(map: StoreMap): ReadonlyMap<string, string> {
  return new Map(map.flatMap(({ name, shelves }) => shelves.map(({ code }) => [code, name])))
}
