import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RANGE_MAX_SHELVES, shelfCodesOf } from './shelf-range.ts'

test('bays come with two digits at least, so that they sort as people read them', () => {
  expect(shelfCodesOf({ prefix: 'K-', fromBay: 1, toBay: 3 })).toEqual(['K-01', 'K-02', 'K-03'])
  expect(shelfCodesOf({ prefix: '', fromBay: 99, toBay: 100 })).toEqual(['099', '100'])
})

test('levels go from top to bottom inside a bay, and some can be left out', () => {
  const range = { prefix: 'S-', fromBay: 13, toBay: 14, fromLevel: 'a', toLevel: 'C' }
  expect(shelfCodesOf({ ...range, without: ['S-14B'] })).toEqual([
    'S-13A',
    'S-13B',
    'S-13C',
    'S-14A',
    'S-14C',
  ])
})

test('one level alone is a range of one', () => {
  expect(shelfCodesOf({ prefix: '', fromBay: 1, toBay: 1, fromLevel: 'B' })).toEqual(['01B'])
})

test.each([
  ['backwards', { fromBay: 3, toBay: 1 }],
  ['with half a bay', { fromBay: 1, toBay: 1.5 }],
  ['below zero', { fromBay: -1, toBay: 1 }],
  ['with levels backwards', { fromBay: 1, toBay: 1, fromLevel: 'D', toLevel: 'A' }],
  ['with levels that are no letters', { fromBay: 1, toBay: 1, fromLevel: '1', toLevel: '3' }],
  ['too large', { fromBay: 1, toBay: RANGE_MAX_SHELVES + 1 }],
])('a range %s is refused with the field', (_what, range) => {
  expect(() => shelfCodesOf({ prefix: 'A-', ...range })).toThrow(
    expect.objectContaining({ code: 'invalid_argument' }),
  )
})

test('a range of shelves makes no code twice', () => {
  const bay = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(bay, bay, fc.nat(7), (from, length, levels) => {
      const toLevel = levels === 0 ? undefined : String.fromCharCode(64 + levels)
      const fromLevel = toLevel && 'A'
      const codes = shelfCodesOf({
        prefix: 'X',
        fromBay: from,
        toBay: from + length,
        fromLevel,
        toLevel,
      })
      expect(codes).toHaveLength((length + 1) * Math.max(1, levels))
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})
