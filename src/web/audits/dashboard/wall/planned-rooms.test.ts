import { expect, test } from 'vitest'
import { shelfStateOf } from '#domain/shelf-state.ts'
import { roomOf, tileOf } from '../testing/dashboard.ts'
import { isUnplanned, plannedRooms } from './planned-rooms.ts'

const MAP = [
  {
    id: 'hall',
    name: 'Hall',
    shelves: [
      { id: 's1', code: 'A-1', name: null },
      { id: 's2', code: 'A-2', name: null },
    ],
  },
  { id: 'cellar', name: 'Cellar', shelves: [] },
]

test('a plan shows the whole map, with what is planned in its place', () => {
  const given = tileOf('given', { shelfId: 's2', code: 'A-2', status: 'assigned', userId: 'u' })
  const rooms = plannedRooms([{ storeId: 'store', rooms: MAP }], [roomOf('hall', [given])])
  expect(rooms.map(({ name, coverage }) => [name, coverage.shelves])).toEqual([
    ['Hall', 2],
    ['Cellar', 1],
  ])
  expect(rooms[0]?.tiles[1]).toBe(given)
  expect(rooms.flatMap(({ tiles }) => tiles).map(isUnplanned)).toEqual([true, false, true])
})

test('an independent shelf keeps a tile for each of its counts', () => {
  const passes = [0, 1].map((pass) => tileOf(`pass ${pass}`, { shelfId: 's1', pass }))
  const rooms = plannedRooms([{ storeId: 'store', rooms: MAP }], [roomOf('hall', passes)])
  expect(rooms[0]?.tiles.map(({ id }) => id)).toEqual(['pass 0', 'pass 1', 'unplanned s2'])
})

test('what was left out of the plan is on the wall as excluded, and is no shelf to count', () => {
  const left = tileOf('left', { shelfId: 's1', status: 'cancelled' })
  const rooms = plannedRooms([{ storeId: 'store', rooms: MAP }], [roomOf('hall', [left])])
  expect(rooms[0]?.tiles.map(shelfStateOf)).toEqual(['excluded', 'open'])
  expect(rooms[0]?.coverage.shelves).toBe(1)
})
