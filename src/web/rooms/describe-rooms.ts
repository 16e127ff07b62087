import type { RoomDetails } from '#contract/rooms.ts'
import { countOf } from '#domain/count-words.ts'

/** "6 rooms, 60 shelves". */
export function describeRooms(rooms: readonly RoomDetails[]): string {
  const shelves = rooms.reduce((sum, room) => sum + room.shelves.length, 0)
  return `${countOf(rooms.length, 'room')}, ${countOf(shelves, 'shelf', 'shelves')}`
}
