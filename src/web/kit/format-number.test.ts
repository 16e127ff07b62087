import { expect, test } from 'vitest'
import { formatQuantity } from './format-number.ts'

test('what was not counted is shown as a dash and not as zero', () => {
  expect(formatQuantity(null)).toBe('–')
  expect(formatQuantity(0)).toBe('0')
  expect(formatQuantity(1_234.5)).toBe('1,234.5')
})
