import { expect, test } from 'vitest'
import { mendedCheckDigit } from './check-digit-hint.ts'

test('a number whose last digit does not fit is given the one that does', () => {
  expect(mendedCheckDigit('4006381333932')).toBe('4006381333931')
  expect(mendedCheckDigit(' 4 006381 333932 ')).toBe('4006381333931')
  expect(mendedCheckDigit('036000291453')).toBe('036000291452')
})

test('numbers that fit, and what is no number under bars, are left alone', () => {
  const fine = [
    '4006381333931',
    '036000291452',
    '96385074',
    '12345',
    'HOUSE-42',
    '',
    '000000000000',
  ]
  for (const text of fine) expect(mendedCheckDigit(text), text).toBeUndefined()
})
