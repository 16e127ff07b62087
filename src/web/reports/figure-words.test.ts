import { expect, test } from 'vitest'
import {
  categoryName,
  describeNetValue,
  describeWarning,
  formatMetric,
  formatMonth,
} from './figure-words.ts'

test('net is short, over or even, and unknown without a baseline', () => {
  expect([-12.5, 3, 0, null].map(describeNetValue)).toEqual([
    '$12.50 short net',
    '$3.00 over net',
    'even net',
    'nothing to compare with',
  ])
})

test('audits that were not run alike are said to be so, others say nothing', () => {
  expect(describeWarning([])).toBe('')
  expect(describeWarning(['blind'])).toContain('some were counted blind and some were not')
})

test('a month is a month wherever it is read, and unknown is a dash', () => {
  expect(formatMonth('2026-03')).toBe('Mar 2026')
  expect(formatMetric(null, 'shrinkage')).toBe('–')
  expect(formatMetric(0.0123, 'shrinkage')).toBe('1.23%')
  expect(formatMetric(-5, 'net')).toBe('−$5.00')
  expect(categoryName('')).toBe('Without a category')
})
