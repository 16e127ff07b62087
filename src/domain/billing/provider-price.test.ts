import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import type { Catalog, Item } from './catalog.ts'
import {
  ownerOfPrice,
  providerItems,
  providerProblems,
  quantitiesFrom,
  withPriceIds,
} from './provider-price.ts'

const [pro] = TEST_CATALOG.products.filter(({ id }) => id === 'pro')
if (!pro) throw new Error('There is no pro')

function selling(currency: string, ...items: readonly Item[]): Catalog {
  return { ...TEST_CATALOG, currency, products: [product({ id: 'one', items })] }
}

describe('the prices of a plan', () => {
  test('are those that are paid in advance, by the package', () => {
    const items = providerItems(pro, { seats: 6 }, TEST_CATALOG)
    expect(items).toMatchObject([
      { quantity: 1, price: { productId: 'pro', featureId: null, unitAmount: 2000 } },
      { quantity: 3, price: { productId: 'pro', featureId: 'seats', unitAmount: 400 } },
    ])
    expect(items[0]?.price.recurring).toEqual({ interval: 'month', count: 1 })
    expect(quantitiesFrom(pro, [{ featureId: 'seats', quantity: 3 }], TEST_CATALOG)).toEqual({
      seats: 6,
    })
    expect(providerItems(pro, { seats: 0 }, TEST_CATALOG)).toHaveLength(1)
  })

  test('have a key that changes with what they cost', () => {
    const keyOf = (price: number, currency = 'usd') => {
      const catalog = selling(currency, { price, interval: 'month' })
      const [one] = catalog.products
      return one && providerItems(one, {}, catalog)[0]?.price.key
    }
    expect(keyOf(29)).toBe('shelfcount_one_base_usd_month_2900')
    expect(new Set([keyOf(29), keyOf(30), keyOf(29, 'eur'), keyOf(29, 'jpy')]).size).toBe(4)
  })

  test('come in tiers of packages', () => {
    const tiers = [
      { to: 20, amount: 10 },
      { to: 'inf' as const, amount: 8 },
    ]
    const item = {
      featureId: 'seats',
      usageModel: 'prepaid',
      billingUnits: 5,
      tiers,
      interval: 'month',
    } as const
    const catalog = selling('usd', item)
    const [one] = catalog.products
    expect(one && providerItems(one, { seats: 25 }, catalog)[0]).toMatchObject({
      quantity: 5,
      price: {
        tiers: [
          { upTo: 4, unitAmount: 1000 },
          { upTo: 'inf', unitAmount: 800 },
        ],
      },
    })
  })

  test('can be named by the operator, for the first plan of the month and of the year', () => {
    const named = withPriceIds(TEST_CATALOG, { month: 'price_m', year: 'price_y' })
    const ids = named.products.flatMap(({ id, items }) =>
      items.flatMap(({ stripePrice }) => (stripePrice ? [`${id} ${stripePrice}`] : [])),
    )
    expect(ids).toEqual(['pro price_m', 'pro_yearly price_y'])
    const owner = ownerOfPrice(named, { id: 'price_m', productId: null, feature: null })
    expect(owner).toMatchObject({ product: { id: 'pro' }, featureId: null })
    expect(ownerOfPrice(named, { id: 'x', productId: 'pro', feature: 'seats' })?.featureId).toBe(
      'seats',
    )
    expect(ownerOfPrice(named, { id: 'x', productId: null, feature: null })).toBeUndefined()
  })

  test('that no provider can bill are said', () => {
    expect(providerProblems(TEST_CATALOG)).toEqual([])
    const tiers = [
      { to: 7, amount: 1 },
      { to: 'inf' as const, amount: 1 },
    ]
    const catalog = selling(
      'jpy',
      { price: 1.5, interval: 'month' },
      { price: 1, interval: 'hour' },
      { featureId: 'seats', usageModel: 'prepaid', billingUnits: 5, tiers },
    )
    expect(providerProblems(catalog)).toEqual([
      'one: a price is finer than the smallest unit of jpy',
      'one: Stripe cannot bill by the hour',
      'one, seats: a tier ends inside a package',
    ])
  })
})
