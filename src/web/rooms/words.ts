// The texts of the pages about rooms.

import type { RoomDetails } from '#contract/rooms.ts'
import type { Messages } from '../kit/use-messages.ts'

/** "G-01 to G-18", one code alone, or "–" for none. */
export function describeCodes(codes: readonly string[], t: Messages<'rooms'>): string {
  const first = codes[0]
  const last = codes.at(-1)
  if (first === undefined || last === undefined) return '–'
  return first === last ? first : t('codes', { first, last })
}

export function roomCounts(rooms: readonly RoomDetails[]) {
  const shelves = rooms.reduce((sum, room) => sum + room.shelves.length, 0)
  return { rooms: rooms.length, shelves }
}
