import { expect, test } from 'vitest'
import { type StoreMap, withNewRoom } from './map-changes.ts'
import { EMPTY_RANGE, isBegun, roomFor } from './range-draft.ts'

const MAP: StoreMap = [
  { id: 'front', name: 'Front', shelves: [] },
  { id: 'back', name: 'Back', shelves: [] },
]
const BEGUN = { ...EMPTY_RANGE, roomId: 'front', typed: { toBay: 12 } }

test('nothing is begun until somebody types or leaves a cell out', () => {
  expect(isBegun({ ...EMPTY_RANGE, roomId: 'front' })).toBe(false)
  expect(isBegun(BEGUN)).toBe(true)
  expect(isBegun({ ...EMPTY_RANGE, without: new Set(['F-01']) })).toBe(true)
})

test('a range goes to the room that is chosen, else to the last one that is saved', () => {
  expect(roomFor({ ...EMPTY_RANGE, roomId: 'front' }, MAP)?.id).toBe('front')
  expect(roomFor(EMPTY_RANGE, MAP)?.id).toBe('back')
  expect(roomFor(EMPTY_RANGE, withNewRoom(MAP, 'Yard'))?.id).toBe('back')
})

test('a range that is begun stays with its room when others add one, and has none when it is gone', () => {
  const grown = [...MAP, { id: 'yard', name: 'Yard', shelves: [] }]
  expect(roomFor(BEGUN, grown)?.id).toBe('front')
  expect(roomFor(BEGUN, MAP.slice(1))).toBeUndefined()
})
