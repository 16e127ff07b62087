// A store to look around in: the map of a small shop.

import { shelfCodesOf } from './shelf-range.ts'

function room(name: string, prefix: string, bays: number) {
  const shelves = shelfCodesOf({ prefix, fromBay: 1, toBay: bays }).map((code) => ({ code }))
  return { name, shelves }
}

export const SAMPLE_STORE = {
  name: 'Sample store',
  rooms: [
    room('Grocery aisles', 'G-', 18),
    room('Kitchen & table', 'K-', 12),
    room('Bath & linen', 'B-', 8),
    room('Chilled', 'C-', 6),
    room('Stockroom', 'S-', 12),
    room('Tills & window', 'T-', 4),
  ],
}
