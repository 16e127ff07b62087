import { expect, test } from 'vitest'
import { countDonePlaces, countPlaces } from './place-count.ts'

const counts = [
  { roomId: 'hall', shelfId: 'a', isDone: true },
  { roomId: 'hall', shelfId: 'a', isDone: false },
  { roomId: 'hall', shelfId: 'b', isDone: true },
  { roomId: 'cellar', shelfId: null, isDone: true },
]

test('two counts of a shelf are of one place', () => {
  expect(countPlaces(counts)).toBe(3)
  expect(countPlaces([])).toBe(0)
})

test('a place is done when all its counts are', () => {
  expect(countDonePlaces(counts, ({ isDone }) => isDone)).toBe(2)
})
