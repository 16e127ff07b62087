import { expect, test } from 'vitest'
import { decimalSign, formatDay, formatUnits } from './units.ts'

test('thousands stand apart by a thin space, and the decimal sign is that of the language', () => {
  expect(formatUnits(1_234_567.5, 'en')).toBe('1\u2009234\u2009567.5')
  expect(formatUnits(12_345.25, 'de')).toBe('12\u2009345,25')
  expect(formatUnits(0.1 + 0.2)).toBe('0.3')
  expect([decimalSign('en'), decimalSign('de'), decimalSign('ar')]).toEqual(['.', ',', '.'])
})

test('where text runs from right to left, nothing in a number turns its groups around', () => {
  expect(formatUnits(12_345.5, 'ar')).toBe('12,345.5')
})

test('a day of a label is the same in every time zone', () => {
  expect(formatDay('2026-12-31')).toBe('Dec 31, 2026')
  expect(formatDay('2026-12-31', 'de')).toBe('31.12.2026')
})
