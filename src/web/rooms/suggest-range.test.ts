import { expect, test } from 'vitest'
import type { StoreMap } from './map-changes.ts'
import { suggestCode, suggestRange } from './suggest-range.ts'

function mapWith(codes: readonly string[], name = 'Stockroom'): StoreMap {
  const other = { id: 'other', name: 'Sweets', shelves: [{ id: 'x', code: 'S-01', name: null }] }
  return [other, { id: 'r', name, shelves: codes.map((code) => ({ id: code, code, name: null })) }]
}

test('a range goes on behind the last bay, with the same prefix', () => {
  expect(suggestRange(mapWith(['ST-01', 'ST-12', 'ST-03']), 'r')).toMatchObject({
    prefix: 'ST-',
    fromBay: 13,
    toBay: '',
    fromLevel: '',
  })
})

test('levels that the room has are suggested again', () => {
  const range = suggestRange(mapWith(['K-1B', 'K-1A', 'K-1D']), 'r')
  expect(range).toMatchObject({ prefix: 'K-', fromBay: 2, fromLevel: 'A', toLevel: 'D' })
})

test('an empty room begins with its letter, unless another room has it', () => {
  expect(suggestRange(mapWith([]), 'r')).toMatchObject({ prefix: 'ST-', fromBay: 1 })
  expect(suggestRange(mapWith([], 'Window'), 'r')).toMatchObject({ prefix: 'W-', fromBay: 1 })
})

test('codes that are words, and rooms that are gone, suggest nothing', () => {
  expect(suggestRange(mapWith(['Freezer']), 'r')).toMatchObject({ prefix: 'ST-', fromBay: 1 })
  expect(suggestRange(mapWith([]), 'gone')).toMatchObject({ prefix: '', fromBay: '' })
})

test('one more shelf gets the next code', () => {
  expect(suggestCode(mapWith(['B-08']), 'r')).toBe('B-09')
  expect(suggestCode(mapWith([], 'Window'), 'r')).toBe('W-01')
})
