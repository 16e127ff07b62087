import { expect, test } from 'vitest'
import { formatMoney, formatSignedMoney, formatWholeMoney } from './format-money.ts'

test('cents in tables, none in headlines', () => {
  expect(formatMoney(1284.6)).toBe('$1,284.60')
  expect(formatWholeMoney(70_118.4)).toBe('$70,118')
})

test('differences carry their sign, and short is a true minus', () => {
  expect(formatSignedMoney(361.05)).toBe('+$361.05')
  expect(formatSignedMoney(-421.2)).toBe('−$421.20')
  expect(formatSignedMoney(0)).toBe('$0.00')
})

test('unknown is not zero', () => {
  expect(formatMoney(null)).toBe('–')
  expect(formatSignedMoney(null)).toBe('–')
})
