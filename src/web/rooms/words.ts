// What the pages of rooms say.

import type { RoomDetails } from '#contract/rooms.ts'
import { countOf } from '#domain/count-words.ts'

/** "G-01 to G-18", one code alone, or "–" for none. */
export function describeCodes(codes: readonly string[]): string {
  const first = codes[0]
  const last = codes.at(-1)
  if (first === undefined || last === undefined) return '–'
  return first === last ? first : `${first} to ${last}`
}

/** "6 rooms, 60 shelves". */
export function describeRooms(rooms: readonly RoomDetails[]): string {
  const shelves = rooms.reduce((sum, room) => sum + room.shelves.length, 0)
  return `${countOf(rooms.length, 'room')}, ${countOf(shelves, 'shelf', 'shelves')}`
}
