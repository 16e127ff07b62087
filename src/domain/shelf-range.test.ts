import { expect, test } from 'vitest'
import { shelfCodesOf } from './shelf-range.ts'

test('a range is labelled in order, padded to two digits', () => {
  const codes = shelfCodesOf({ prefix: 'G-', fromBay: 9, toBay: 11 })
  expect(codes).toEqual(['G-09', 'G-10', 'G-11'])
})

test('all codes of a range have as many digits as the last', () => {
  const codes = shelfCodesOf({ prefix: 'W', fromBay: 99, toBay: 101 })
  expect(codes).toEqual(['W099', 'W100', 'W101'])
})

test('levels go bay by bay, and codes may be left out', () => {
  const range = { prefix: 'S-', fromBay: 1, toBay: 2, fromLevel: 'A', toLevel: 'B' }
  expect(shelfCodesOf({ ...range, without: ['S-02A'] })).toEqual(['S-01A', 'S-01B', 'S-02B'])
})

test.each([
  { fromBay: 5, toBay: 4 },
  { fromBay: -1, toBay: 4 },
  { fromBay: 1.5, toBay: 4 },
  { fromBay: Number.NaN, toBay: 4 },
  { fromBay: 1, toBay: 1_001 },
])('a range from $fromBay to $toBay is refused', (range) => {
  expect(() => shelfCodesOf({ prefix: 'G-', ...range })).toThrow()
})
