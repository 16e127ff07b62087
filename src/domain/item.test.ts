import { expect, test } from 'vitest'
import { decideBarcode, decideItem, fromMoney } from './item.ts'
import { searchWords } from './search-words.ts'

test('an item is normalized: blank becomes none, prices are rounded to the hundredth of a cent', () => {
  expect(
    decideItem({ name: '  Earl   Grey ', sku: ' ', category: 'Tea', unitCost: 1.23456 }),
  ).toEqual({
    name: 'Earl Grey',
    sku: null,
    category: 'Tea',
    unit: 'each',
    unitCost: 12_346,
    unitPrice: null,
  })
  expect(fromMoney(12_346)).toBe(1.2346)
  expect(fromMoney(null)).toBeNull()
})

test.each([
  ['no name', { name: ' ' }],
  ['a negative price', { name: 'Tea', unitPrice: -1 }],
  ['a price that is no number', { name: 'Tea', unitCost: Number.NaN }],
])('%s is refused', (_what, input) => {
  expect(() => decideItem(input)).toThrow(expect.objectContaining({ code: 'invalid_argument' }))
})

test('a code stands for one unit, or for a case of them', () => {
  expect(decideBarcode({ code: '036000291452' })).toMatchObject({ quantity: 1_000 })
  expect(decideBarcode({ code: 'X', quantity: 12 })).toMatchObject({ quantity: 12_000 })
  expect(() => decideBarcode({ code: 'X', quantity: 0 })).toThrow('more than nothing')
  expect(() => decideBarcode({ code: 'X', quantity: 1_000_001 })).toThrow('too large')
  expect(() => decideBarcode({ code: ' ' })).toThrow('required')
  expect(() => decideBarcode({ code: 'x'.repeat(101) })).toThrow('at most 100')
})

test('words are folded as the catalogue’s words are', () => {
  expect(searchWords('  CRÈME-Brûlée 250g ')).toEqual(['creme', 'brulee', '250g'])
  expect(searchWords('—')).toEqual([])
  expect(searchWords('a b c d e f g h')).toHaveLength(6)
})
