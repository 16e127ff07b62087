import { expect, test } from 'vitest'
import { describeLine } from './rank-words.ts'

test('a line says what was expected, what was counted, and how they differ', () => {
  expect(describeLine({ expected: 12, counted: 122, variance: 110 })).toBe(
    '12 expected, 122 counted, +110',
  )
  expect(describeLine({ expected: 0, counted: 2, variance: 2 })).toBe('0 expected, 2 counted, +2')
  expect(describeLine({ expected: 12, counted: null, variance: -12 })).toBe('12 expected')
})

test('without a baseline nothing is expected, which is not 0', () => {
  expect(describeLine({ expected: null, counted: 122, variance: null })).toBe(
    '122 counted, no baseline',
  )
  expect(describeLine({ expected: null, counted: null, variance: null })).toBe('no baseline')
})
