import { expect, test } from 'vitest'
import { countOf } from './count-words.ts'

test('one is singular, zero and several are plural', () => {
  expect(countOf(1, 'shelf', 'shelves')).toBe('1 shelf')
  expect(countOf(0, 'shelf', 'shelves')).toBe('0 shelves')
  expect(countOf(2, 'room')).toBe('2 rooms')
})

test('large numbers are grouped', () => {
  expect(countOf(48_216, 'line')).toBe('48,216 lines')
})
