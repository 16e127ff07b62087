import { expect, test } from 'vitest'
import { mendedCheckDigit } from './check-digit-hint.ts'

test('a number with a wrong check digit gets a hint with the right one', () => {
  expect(mendedCheckDigit('4006381333932')).toBe('4006381333931')
  expect(mendedCheckDigit(' 4 006381 333932 ')).toBe('4006381333931')
  expect(mendedCheckDigit('036000291453')).toBe('036000291452')
})

test('valid numbers and texts that are no barcode get no hint', () => {
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
