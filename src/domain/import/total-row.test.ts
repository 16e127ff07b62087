import { expect, test } from 'vitest'
import { RunningSum, totalOf } from './total-row.ts'

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

test('sums of parts are told by what stands above them, and by their name', () => {
  const sum = new RunningSum()
  const isMet = (name: string, quantity: number) =>
    sum.isMet(quantity * 1_000, { sku: null, name, hasCode: false })
  sum.add(3_000)
  sum.add(4_000)
  expect(isMet('Total spirits', 8)).toBe(false)
  expect(isMet('Total spirits', 7)).toBe(true)
  expect(isMet('Rum', 7)).toBe(false)
  expect(isMet('Subtotal spirits', 8)).toBe(true)
  sum.endPart()
  sum.add(5_000)
  expect(isMet('Total beer', 5)).toBe(true)
  expect(isMet('Total bar', 12)).toBe(true)
  expect(isMet('Total 5W-30', 5)).toBe(false)
  expect(isMet('Total 2 articles', 5)).toBe(true)
  expect(isMet('合计数', 5)).toBe(true)
})
