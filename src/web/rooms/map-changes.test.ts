import { expect, test } from 'vitest'
import {
  inOrder,
  isExpected,
  isOnMap,
  roomsByCode,
  type StoreMap,
  withNewRoom,
  withNewShelves,
  withRoomName,
  withShelf,
  withShelfOrder,
} from './map-changes.ts'

const shelf = (id: string) => ({ id, code: id.toUpperCase(), name: null })
const MAP: StoreMap = [
  { id: 'front', name: 'Front', shelves: [shelf('f1'), shelf('f2')] },
  { id: 'back', name: 'Back', shelves: [shelf('b1')] },
]

function codes(map: StoreMap) {
  return map.map(({ name, shelves }) => `${name}: ${shelves.map(({ code }) => code).join(' ')}`)
}

test('a new room stands last and is known as not saved yet', () => {
  const map = withNewRoom(MAP, 'Window')
  expect(codes(map)).toEqual(['Front: F1 F2', 'Back: B1', 'Window: '])
  expect(map.map(isExpected)).toEqual([false, false, true])
})

test('a room is renamed and keeps its shelves', () => {
  expect(codes(withRoomName(MAP, 'back', 'Stock'))).toEqual(['Front: F1 F2', 'Stock: B1'])
})

test('new shelves follow those of their room', () => {
  const map = withNewShelves(MAP, 'back', [{ code: 'B2', name: 'Tins' }])
  expect(codes(map)).toEqual(['Front: F1 F2', 'Back: B1 B2'])
  expect(map[1]?.shelves.map(isExpected)).toEqual([false, true])
})

test('a shelf is changed, or takes another place in its room', () => {
  expect(codes(withShelf(MAP, { id: 'f2', code: 'X', name: null }))).toEqual([
    'Front: F1 X',
    'Back: B1',
  ])
  expect(codes(withShelfOrder(MAP, 'front', ['f2', 'f1']))).toEqual(['Front: F2 F1', 'Back: B1'])
})

test('an order that does not know a row leaves it at the end and forgets none', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(inOrder(rows, ['c', 'gone', 'a'])).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }])
})

test('each code is found with its room', () => {
  expect(roomsByCode(MAP).get('B1')).toBe('Back')
  expect(roomsByCode(MAP).size).toBe(3)
})

test('rooms and shelves are on the map until they are archived', () => {
  const map = [{ id: 'r', name: 'Room', shelves: [{ id: 's', code: 'S-1', name: null }] }]
  expect(['r', 's', 'gone'].map((id) => isOnMap(map, id))).toEqual([true, true, false])
})
