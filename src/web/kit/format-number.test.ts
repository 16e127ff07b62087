import { expect, test } from 'vitest'
import { formatQuantity, formatShare } from './format-number.ts'

test('a share has one decimal, and there is none of nothing', () => {
  expect(formatShare(44, 60)).toBe('73.3%')
  expect(formatShare(60, 60)).toBe('100.0%')
  expect(formatShare(0, 0)).toBe('–')
})

test('what was not counted is shown as a dash and not as zero', () => {
  expect(formatQuantity(null)).toBe('–')
  expect(formatQuantity(0)).toBe('0')
  expect(formatQuantity(1_234.5)).toBe('1,234.5')
})
