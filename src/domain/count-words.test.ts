import { expect, test } from 'vitest'
import { countOf, countWithin } from './count-words.ts'

test('one is singular, zero and several are plural', () => {
  expect(countOf(1, 'shelf', 'shelves')).toBe('1 shelf')
  expect(countOf(0, 'shelf', 'shelves')).toBe('0 shelves')
  expect(countOf(2, 'room')).toBe('2 rooms')
})

test('large numbers are grouped', () => {
  expect(countOf(48_216, 'line')).toBe('48,216 lines')
})

test('a part names its whole ("3 of 5")', () => {
  expect(countWithin(0, 1, 'shelf', 'shelves')).toBe('0 of 1 shelf')
  expect(countWithin(1_200, 2_000, 'shelf', 'shelves')).toBe('1,200 of 2,000 shelves')
  expect(countWithin(9, 17)).toBe('9 of 17')
})
