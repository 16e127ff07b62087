import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, fromMinorUnits, roundMoney, toMinorUnits } from './amount.ts'

describe('what a card is charged', () => {
  test.each([
    ['usd', '29.90', 2990],
    ['eur', '0.005', 1],
    ['jpy', '500', 500],
    ['krw', '1999.6', 2000],
    ['vnd', '10000', 10_000],
    // Has no minor unit, but is sent in hundredths.
    ['isk', '5', 500],
    ['ugx', '5.4', 500],
    // Has thousandths, but only multiples of ten can be charged.
    ['kwd', '1.234', 1_230],
    ['bhd', '5', 5_000],
  ])('in %s: %s are %d of the smallest unit', (currency, value, units) => {
    expect(toMinorUnits(amount(value), currency)).toBe(units)
  })

  test('converts back to the same amount in every currency', () => {
    const currency = fc.constantFrom('usd', 'eur', 'jpy', 'isk', 'ugx', 'kwd', 'clp')
    fc.assert(
      fc.property(currency, fc.integer({ min: -10_000_000, max: 10_000_000 }), (code, cents) => {
        const value = roundMoney(amount(cents).div(100), code)
        const units = toMinorUnits(value, code)
        expect(Number.isInteger(units)).toBe(true)
        expect(fromMinorUnits(units, code).eq(value)).toBe(true)
      }),
    )
  })
})

test('half a cent rounds the same way in a credit and in a charge', () => {
  const [credit, charge] = [amount('-19.125'), amount('19.125')].map((one) =>
    roundMoney(one, 'usd'),
  )
  expect(credit?.toNumber()).toBe(-19.13)
  expect(charge?.toNumber()).toBe(19.13)
})
