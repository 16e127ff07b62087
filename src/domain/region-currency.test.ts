import { expect, test } from 'vitest'
import { likelyCurrency } from './region-currency.ts'

test.each([
  ['de-AT', 'EUR'],
  ['fr', 'EUR'],
  ['de-CH', 'CHF'],
  ['pl', 'PLN'],
  ['en-GB', 'GBP'],
  ['en', 'USD'],
  ['es-SV', 'USD'],
  ['ja', 'JPY'],
  ['fr-SN', 'XOF'],
  ['nb-NO', 'NOK'],
  ['da-GL', 'DKK'],
])('a browser in %s suggests %s', (language, currency) => {
  expect(likelyCurrency(language)).toBe(currency)
})

test('a text that is no language suggests dollars', () => {
  expect(likelyCurrency('')).toBe('USD')
  expect(likelyCurrency('??')).toBe('USD')
})
