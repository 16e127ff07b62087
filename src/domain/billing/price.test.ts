import { describe, expect, test } from 'vitest'
import { amount, roundMoney, toMinorUnits } from './amount.ts'
import { money } from './item-text.ts'
import { priceOfUnits } from './price.ts'

describe('units', () => {
  const tiers = [
    { to: 10, amount: 5 },
    { to: 20, amount: 4 },
    { to: 'inf' as const, amount: 1 },
  ]

  test.each([
    [0, 0],
    [10, 50],
    [15, 70],
    [25, 95],
  ])('%i by tiers that fill up cost %i', (units, cost) => {
    expect(priceOfUnits({ featureId: 'x', tiers }, amount(units)).toNumber()).toBe(cost)
  })

  test('are sold in whole packages', () => {
    const item = { featureId: 'x', price: 3, billingUnits: 10 }
    expect(priceOfUnits(item, amount(11)).toNumber()).toBe(6)
  })
})

describe('money', () => {
  test('is rounded to what can be paid in its currency', () => {
    expect(roundMoney(amount('1.005'), 'usd').toString()).toBe('1.01')
    expect(roundMoney(amount('1.5'), 'jpy').toString()).toBe('2')
    expect(toMinorUnits(amount('29.90'), 'usd')).toBe(2990)
    expect(toMinorUnits(amount('500'), 'jpy')).toBe(500)
  })

  test('reads as people write it', () => {
    expect(money(29, 'usd')).toBe('$29')
    expect(money(1234.5, 'usd')).toBe('$1,234.50')
    expect(money(1.005, 'usd')).toBe('$1.01')
    expect(money(10, 'eur')).toBe('€10')
    expect(money(9.5, 'eur')).toBe('€9.50')
    expect(money(1234, 'jpy')).toBe('¥1,234')
  })
})
