// Rooms and shelves that a file names, compared with the map of the store.

import type { ImportRow } from '#domain/import/import-row.ts'
import {
  describePlaces,
  type MapShelf,
  type NewPlaces,
  type PlacePlan,
  placeKey,
  planPlaces,
} from '#domain/import/places.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectUnplaced } from '#server/queries/imports/import-rows.ts'
import { selectRooms, selectShelves } from '#server/queries/stores/rooms.ts'

async function selectMap(db: ScopedDatabase): Promise<readonly MapShelf[]> {
  const shelves = await selectShelves(db)
  const rooms = new Map((await selectRooms(db)).map(({ id, name }) => [id, name]))
  return shelves.map(({ id, code, room_id }) => ({ id, code, roomName: rooms.get(room_id) ?? '' }))
}

/** The shelf on the map that a row names; null if the row names none or it does not exist. */
export async function findShelf(
  db: ScopedDatabase,
  { room, shelf }: Pick<ImportRow, 'room' | 'shelf'>,
): Promise<string | null> {
  if (shelf === null) return null
  const place = { room, shelf }
  return planPlaces([place], await selectMap(db)).known.get(placeKey(place)) ?? null
}

/** Plans by the current rows and map: rows are repaired, and the map may have changed since the check. */
export async function planImportPlaces(
  db: ScopedDatabase,
  importId: string,
): Promise<PlacePlan['added']> {
  const unplaced = await selectUnplaced(db, importId)
  if (unplaced.length === 0) return []
  const named = unplaced.map(({ room, shelf }) => ({ room, shelf: shelf ?? '' }))
  return planPlaces(named, await selectMap(db)).added
}

export async function countNewPlaces(db: ScopedDatabase, importId: string): Promise<NewPlaces> {
  return describePlaces({ added: await planImportPlaces(db, importId) })
}
