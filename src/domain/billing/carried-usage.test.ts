// How much of the usage so far counts in another plan, in another cycle, and after a refund.

import { describe, expect, test } from 'vitest'
import { product, SEAT_CATALOG, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import type { Catalog } from './catalog.ts'
import { viewFeatures } from './feature-view.ts'

/** `strict` never resets usage. */
const catalog: Catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products,
    product({
      id: 'strict',
      items: [
        { price: 30, interval: 'month' },
        { featureId: 'calls', included: 200, interval: 'month', resetUsageWhenEnabled: false },
        { featureId: 'seats', included: 9 },
      ],
    }),
  ],
}

const attach = (productId: string) => ({ kind: 'attach', productId, packages: 0 }) as const
const use = (featureId: string, value: number) => ({ kind: 'track', featureId, value }) as const
const wait = (days: number) => ({ kind: 'wait', days }) as const

function balance(model: BillingModel, featureId: string) {
  return model.look((draft) => viewFeatures(draft, catalog, model.now)[featureId]?.balance)
}

describe('another plan', () => {
  test('starts usage from zero unless it says otherwise', () => {
    const fresh = new BillingModel(catalog)
    fresh.run(use('calls', 20))
    fresh.run(attach('pro'))
    expect(balance(fresh, 'calls')).toBe(100)
    const kept = new BillingModel(catalog)
    kept.run(use('calls', 20))
    kept.run(attach('strict'))
    expect(balance(kept, 'calls')).toBe(180)
  })

  test('keeps the seats that are taken', () => {
    const model = new BillingModel(catalog)
    model.run(use('seats', 2))
    model.run(attach('strict'))
    expect(balance(model, 'seats')).toBe(7)
  })
})

describe('what is held by the piece', () => {
  test.each(['free', 'pro', 'crew'])('is not given back by a new cycle of %s', (productId) => {
    const model = new BillingModel(SEAT_CATALOG)
    if (productId !== 'free') model.run(attach(productId))
    model.run({ kind: 'track', featureId: 'seats', value: 2 })
    model.run({ kind: 'wait', days: 70 })
    const { seats } = model.look((draft) => viewFeatures(draft, SEAT_CATALOG, model.now))
    expect(seats?.usage).toBe(2)
  })

  test('is not given back by the clock either, even if an interval is configured for it', () => {
    const free = product({
      id: 'free',
      isDefault: true,
      items: [{ featureId: 'seats', included: 3, interval: 'month' }],
    })
    const catalog = { ...SEAT_CATALOG, products: [free] }
    const model = new BillingModel(catalog)
    model.run({ kind: 'track', featureId: 'seats', value: 2 })
    model.run({ kind: 'wait', days: 70 })
    const { seats } = model.look((draft) => viewFeatures(draft, catalog, model.now))
    expect(seats).toMatchObject({ usage: 2, next_reset_at: null })
  })
})

test('a plan that is paid by the year still fills up by the month', () => {
  const model = new BillingModel(catalog)
  model.run(attach('pro_yearly'))
  model.run(use('calls', 90))
  model.run(wait(29))
  expect(balance(model, 'calls')).toBe(100)
  expect(model.paid.toNumber()).toBe(200)
  model.run(use('calls', 1))
  model.run(wait(31))
  expect(balance(model, 'calls')).toBe(100)
  expect(model.paid.toNumber()).toBe(200)
})

describe('what is given back', () => {
  test('fills up to what was granted, and no further', () => {
    const model = new BillingModel(catalog)
    model.run(use('calls', 10))
    model.run(use('calls', -4))
    expect(balance(model, 'calls')).toBe(24)
    model.run(use('calls', -1_000))
    expect(balance(model, 'calls')).toBe(30)
  })

  test('first reduces what would be billed', () => {
    const model = new BillingModel(catalog)
    model.run(attach('pro'))
    model.run(use('scans', 14))
    expect(balance(model, 'scans')).toBe(-4)
    model.run(use('scans', -3))
    model.run(wait(29))
    // Twenty for the first month, twenty for the next, and one scan at fifty cents.
    expect(model.paid.toNumber()).toBe(40.5)
  })
})
