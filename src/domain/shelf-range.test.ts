import { expect, test } from 'vitest'
import { describeCodes, shelfCodes } from './shelf-range.ts'

test('a range is labelled in order, padded to two digits', () => {
  expect(shelfCodes({ prefix: 'G-', from: 9, to: 11 })).toEqual(['G-09', 'G-10', 'G-11'])
})

test('all codes of a range have as many digits as the last', () => {
  expect(shelfCodes({ prefix: 'W', from: 99, to: 101 })).toEqual(['W099', 'W100', 'W101'])
})

test.each([
  { from: 5, to: 4 },
  { from: -1, to: 4 },
  { from: 1.5, to: 4 },
  { from: Number.NaN, to: 4 },
  { from: 1, to: 1_001 },
])('a range from $from to $to has no codes', ({ from, to }) => {
  expect(shelfCodes({ prefix: 'G-', from, to })).toEqual([])
})

test('codes are described by the first and the last', () => {
  expect(describeCodes(['G-01', 'G-02', 'G-18'])).toBe('G-01 to G-18')
  expect(describeCodes(['G-01'])).toBe('G-01')
  expect(describeCodes([])).toBe('–')
})
