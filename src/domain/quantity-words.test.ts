import { expect, test } from 'vitest'
import { sayDifference, sayQuantity } from './quantity-words.ts'

test('a quantity has thousands separators, up to three decimals and a real minus sign', () => {
  expect([1_234.5, 0.125, 0, -3].map(sayQuantity)).toEqual(['1,234.5', '0.125', '0', '\u22123'])
})

test('a difference is shown with its sign', () => {
  expect([12, -2.25, 0, 0.125].map(sayDifference)).toEqual(['+12', '\u22122.25', '0', '+0.125'])
})
