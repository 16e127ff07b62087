import { expect, test } from 'vitest'
import { totalOf } from './total-row.ts'

test.each([
  ['Total', null],
  [null, 'Grand Total:'],
  ['TOTAL', 'Summe'],
  [null, 'Sous-total'],
  [null, '合計'],
  [null, 'الإجمالي'],
])('%s and %s are a sum', (sku, name) => {
  expect(totalOf([sku, name])).toBe(sku ?? name)
})

test.each([
  [null, null],
  [null, 'Total Cereal 500 g'],
  ['T-1', 'Total'],
  ['Total', 'Breakfast cereal'],
  [null, 'Summer dress'],
])('%s and %s are not', (sku, name) => {
  expect(totalOf([sku, name])).toBeNull()
})
