import { expect, test } from 'vitest'
import { decidePlaces, MOST_NEW_SHELVES, placeKey, planPlaces, splitPlace } from './places.ts'

const map = [
  { id: 's1', code: 'A-1', roomName: 'Hall' },
  { id: 's2', code: '02', roomName: 'K' },
]

test('shelves of the map are found by their code, in any case, or by room and code', () => {
  const { known, added } = planPlaces(
    [
      { room: null, shelf: 'a-1' },
      { room: 'K', shelf: 'K/02' },
    ],
    map,
  )
  expect(known.get(placeKey({ room: null, shelf: 'A-1' }))).toBe('s1')
  expect(known.get(placeKey({ room: 'K', shelf: 'K/02' }))).toBe('s2')
  expect(added).toEqual([])
})

test('unknown shelves are added once each, to the room they name or to one of their own', () => {
  const { added } = planPlaces(
    [
      { room: 'hall', shelf: 'B-1' },
      { room: 'Cold', shelf: 'C-1' },
      { room: 'cold', shelf: 'c-1' },
      { room: null, shelf: 'D-1' },
    ],
    map,
  )
  expect(added).toEqual([
    { room: 'Hall', codes: ['B-1'] },
    { room: 'Cold', codes: ['C-1'] },
    { room: 'Imported shelves', codes: ['D-1'] },
  ])
})

test('a place is split at a slash, an arrow or a bar', () => {
  expect(splitPlace('K / 02')).toEqual({ room: 'K', shelf: 'K/02' })
  expect(splitPlace('K > 02')).toEqual({ room: 'K', shelf: 'K/02' })
  expect(splitPlace('A-1')).toEqual({ room: '', shelf: 'A-1' })
})

test('a map takes thousands of shelves at once, and no column that holds none', () => {
  const rooms = (shelves: number) => [
    { room: 'A', codes: Array.from({ length: shelves }, (_, at) => `A-${at}`) },
  ]
  expect(decidePlaces(rooms(MOST_NEW_SHELVES))).toHaveLength(1)
  expect(() => decidePlaces(rooms(MOST_NEW_SHELVES + 1))).toThrow('more than 10,000 shelves')
})
