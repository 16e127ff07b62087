// Adds rooms and shelves to the map of a store. Callers must be in the scope of that store.

import { decideName } from '#domain/naming.ts'
import { decideNewShelfCodes } from '#domain/shelf-code.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  insertRooms,
  insertShelves,
  lockStore,
  type StoreKeys,
  selectRooms,
  selectShelves,
} from '#server/queries/stores/rooms.ts'
import type { Services } from '../services.ts'

export interface NewRoom {
  readonly name: string
  readonly shelves?: readonly { readonly code: string }[] | undefined
}

export async function addRooms(
  db: ScopedDatabase,
  keys: StoreKeys,
  rooms: readonly NewRoom[],
  { newId }: Services,
): Promise<readonly string[]> {
  if (rooms.length === 0) return []
  await lockStore(db)
  const position = nextPosition(await selectRooms(db))
  const planned = rooms.map((room, index) => ({
    id: newId(),
    name: decideName(room.name, 'name'),
    position: position + index,
    codes: room.shelves?.map(({ code }) => code) ?? [],
  }))
  const taken = new Set((await selectShelves(db)).map((shelf) => shelf.code))
  const codes = decideNewShelfCodes(
    planned.flatMap((room) => room.codes),
    taken,
  ).values()
  await insertRooms(
    db,
    keys,
    planned.map(({ codes: _codes, ...room }) => room),
  )
  const shelves = planned.flatMap((room) =>
    room.codes.map((_code, index) => ({
      id: newId(),
      roomId: room.id,
      code: codes.next().value ?? '',
      name: null,
      position: index,
    })),
  )
  if (shelves.length > 0) await insertShelves(db, keys, shelves)
  return planned.map(({ id }) => id)
}

export function nextPosition(rows: readonly { readonly position: number }[]): number {
  return (rows.at(-1)?.position ?? -1) + 1
}
