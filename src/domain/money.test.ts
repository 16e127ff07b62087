import { describe, expect, test } from 'vitest'
import {
  CURRENCIES,
  coinOf,
  commonCurrency,
  currencyDecimals,
  decideCurrency,
  formatMoney,
  formatSignedMoney,
} from './money.ts'

describe('writing money', () => {
  test('money is written with its cents', () => {
    expect(formatMoney(1284.6, 'USD')).toBe('$1,284.60')
  })

  test('differences carry their sign, and short is a true minus', () => {
    expect(formatSignedMoney(361.05, 'EUR')).toBe('+€361.05')
    expect(formatSignedMoney(-421.2, 'EUR')).toBe('−€421.20')
    expect(formatSignedMoney(0, 'EUR')).toBe('€0.00')
  })

  test('each currency has its own decimals', () => {
    expect(formatMoney(1284.6, 'JPY')).toBe('¥1,285')
    expect(formatMoney(1284.6, 'KWD')).toBe('KWD\u00a01,284.600')
    expect(['USD', 'JPY', 'KWD'].map(currencyDecimals)).toEqual([2, 0, 3])
    expect(['USD', 'JPY', 'KWD'].map(coinOf)).toEqual([10, 10, 1])
  })

  test('unknown is not zero', () => {
    expect(formatMoney(null, 'USD')).toBe('–')
    expect(formatSignedMoney(null, null)).toBe('–')
  })

  test('a number of no certain currency has no sign of one', () => {
    expect(formatMoney(1284.6, null)).toBe('1,284.60')
  })
})

describe('currencies', () => {
  test('every one of the list can be written and named', () => {
    const names = new Intl.DisplayNames('en', { type: 'currency' })
    for (const currency of CURRENCIES) {
      expect(formatMoney(1, currency)).toContain('1')
      expect(names.of(currency)).not.toBe(currency)
    }
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
  })

  test('a code is kept in capitals, and no other word is taken', () => {
    expect(decideCurrency(' eur ')).toBe('EUR')
    expect(() => decideCurrency('Euro')).toThrow('Choose a currency')
    expect(() => decideCurrency('XXX')).toThrow('Choose a currency')
  })

  test('what is in one currency may be added up, what is not may not', () => {
    expect(commonCurrency(['EUR', 'EUR'])).toBe('EUR')
    expect(commonCurrency(['EUR', 'USD'])).toBeNull()
    expect(commonCurrency(['EUR', null])).toBeNull()
    expect(commonCurrency([])).toBeNull()
  })
})
