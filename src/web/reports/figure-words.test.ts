import { expect, test } from 'vitest'
import {
  categoryName,
  describeNetValue,
  describeWarning,
  formatMetric,
  formatMonth,
} from './figure-words.ts'

test('net is short, over or even, and unknown without a baseline', () => {
  const said = (netValue: number | null) =>
    describeNetValue({ netValue, netVariance: netValue, currency: 'USD' })
  expect([-12.5, 3, 0, null].map(said)).toEqual([
    '$12.50 short net',
    '$3.00 over net',
    'even net',
    'nothing to compare with',
  ])
})

test('net of different currencies is not said at all', () => {
  expect(describeNetValue({ netValue: null, netVariance: -3, currency: null })).toBe(
    'values are in different currencies',
  )
})

test('audits that were not run alike are said to be so, others say nothing', () => {
  expect(describeWarning([])).toBe('')
  expect(describeWarning(['blind'])).toContain('some were counted blind and some were not')
})

test('a month is a month wherever it is read, and unknown is a dash', () => {
  expect(formatMonth('2026-03')).toBe('Mar 2026')
  expect(formatMetric(null, 'shrinkage', null)).toBe('–')
  expect(formatMetric(0.0123, 'shrinkage', null)).toBe('1.23%')
  expect(formatMetric(-5, 'net', 'EUR')).toBe('−€5.00')
  expect(categoryName('')).toBe('Without a category')
})
