// Rooms with their shelves, in pages of shelves.

import type { RoomDetails, ShelfDetails } from '../rooms.ts'
import type { ListAnswer } from './operation.ts'
import { sliceOfWhole } from './whole-list.ts'

interface Place {
  readonly id: string
  readonly room: RoomDetails
  /** A room without shelves takes the place of one. */
  readonly shelf: ShelfDetails | undefined
}

/** A room whose shelves do not fit goes on where the next page begins. The total is that of rooms. */
export function pageOfRooms(
  rooms: readonly RoomDetails[],
  wish: { readonly limit: number; readonly cursor?: string | undefined },
): ListAnswer<RoomDetails> {
  const { shown, nextCursor } = sliceOfWhole(rooms.flatMap(placesOf), wish)
  const parts = [...Map.groupBy(shown, ({ room }) => room)]
  const data = parts.map(([room, places]) => ({
    ...room,
    shelves: places.flatMap(({ shelf }) => shelf ?? []),
  }))
  return { data, nextCursor, total: rooms.length }
}

function placesOf(room: RoomDetails): readonly Place[] {
  if (room.shelves.length === 0) return [{ id: room.id, room, shelf: undefined }]
  return room.shelves.map((shelf) => ({ id: shelf.id, room, shelf }))
}
