// Several sources of one feature: which is used first, and how they are shown together.

import { expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { amount } from './amount.ts'
import { putBack, rowsOf } from './balance.ts'
import type { Catalog } from './catalog.ts'
import { decideValue } from './consume.ts'
import { viewFeatures } from './feature-view.ts'

/** 30 calls a month, 5 more a day, and 10 that were bought once. */
const SOURCES: Catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products,
    product({
      id: 'once',
      group: 'packs',
      isAddOn: true,
      items: [{ featureId: 'calls', usageModel: 'prepaid', billingUnits: 10, price: 1 }],
    }),
    product({
      id: 'daily',
      group: 'extras',
      isAddOn: true,
      items: [
        { price: 1, interval: 'month' },
        { featureId: 'calls', included: 5, interval: 'day' },
      ],
    }),
  ],
}

function withAll() {
  const model = new BillingModel(SOURCES)
  model.run({ kind: 'attach', productId: 'once', packages: 1 })
  model.run({ kind: 'attach', productId: 'daily', packages: 0 })
  return model
}

const view = (model: BillingModel, id = 'calls') =>
  model.look((draft) => viewFeatures(draft, model.catalog, model.now)[id])

function left(model: BillingModel) {
  const parts = view(model)?.breakdown ?? []
  return Object.fromEntries(parts.map(({ interval, balance }) => [interval ?? 'once', balance]))
}

test('balances that reset soonest are used first, and those that never reset last', () => {
  const model = withAll()
  expect(left(model)).toEqual({ day: 5, month: 30, once: 10 })
  model.run({ kind: 'track', featureId: 'calls', value: 7 })
  expect(left(model)).toEqual({ day: 0, month: 28, once: 10 })
  model.run({ kind: 'track', featureId: 'calls', value: 30 })
  expect(left(model)).toEqual({ day: 0, month: 0, once: 8 })
})

test('usage that is given back goes to the source used last, and none gets more than it had', () => {
  const model = withAll()
  model.run({ kind: 'track', featureId: 'calls', value: 37 })
  model.run({ kind: 'track', featureId: 'calls', value: -5 })
  expect(left(model)).toEqual({ day: 0, month: 3, once: 10 })
})

test('what came to nothing goes back to where it was taken from, but not into what was filled up since', () => {
  const model = withAll()
  model.run({ kind: 'track', featureId: 'calls', value: 7 })
  model.look((draft) => {
    const calls = { featureId: 'calls', entityId: null }
    const rows = () => rowsOf(draft, calls, SOURCES, model.now)
    const held = () => rows().map(({ balance }) => balance.toNumber())
    const [, month, once] = rows().map(({ id }) => id)
    const one = (balanceId = '') => ({ balanceId, value: amount(1) })
    const back = { at: model.now, eventId: null, reason: 'refund' } as const
    expect(held()).toEqual([0, 28, 10])
    putBack(draft, [one(month), one(once), one('gone')], back)
    expect(held()).toEqual([0, 29, 10])
  })
})

test('together they have no interval of their own, the sum of all, and the earliest return', () => {
  const model = withAll()
  model.run({ kind: 'track', featureId: 'calls', value: 7 })
  const calls = view(model)
  expect(calls).toMatchObject({ interval: 'multiple', balance: 38, included_usage: 45, usage: 7 })
  const returns = calls?.breakdown?.flatMap((one) => one.next_reset_at ?? []) ?? []
  expect(returns).toHaveLength(2)
  expect(calls?.next_reset_at).toBe(Math.min(...returns))
})

test('one source is shown with its interval, and without parts', () => {
  const calls = view(new BillingModel(SOURCES))
  expect(calls?.interval).toBe('month')
  expect(calls).not.toHaveProperty('breakdown')
  expect(calls, 'no limit but what is included').not.toHaveProperty('usage_limit')
})

test('a limit on what may be owed is shown with what is included in it', () => {
  const model = new BillingModel(SOURCES)
  model.run({ kind: 'attach', productId: 'pro', packages: 0 })
  expect(view(model, 'scans')).toMatchObject({ included_usage: 10, usage_limit: 25 })
  expect(model.run({ kind: 'track', featureId: 'scans', value: 26 })).toBe(false)
  expect(model.run({ kind: 'track', featureId: 'scans', value: 25 })).toBe(true)
})

test('an unlimited feature refuses nothing and still reports usage', () => {
  const model = new BillingModel(SOURCES)
  model.run({ kind: 'attach', productId: 'max', packages: 0 })
  expect(model.run({ kind: 'track', featureId: 'scans', value: 5_000 })).toBe(true)
  expect(view(model, 'scans')).toMatchObject({ unlimited: true, balance: null, usage: 5_000 })
})

test('credits pay for what the feature itself does not reach, and for no more', () => {
  const model = new BillingModel(SOURCES)
  model.run({ kind: 'attach', productId: 'pack', packages: 1 })
  // 5 scans a day, 10 credits, 0.3 credits per scan: 3 of the 8 scans use credits.
  expect(model.run({ kind: 'track', featureId: 'scans', value: 8 })).toBe(true)
  expect(view(model, 'scans')?.balance).toBe(0)
  expect(view(model, 'credits')?.balance).toBe(9.1)
})

test('the amount used is given, or read from the properties, or 1', () => {
  expect(decideValue(undefined, {})).toEqual(amount(1))
  expect(decideValue(undefined, { value: 3 })).toEqual(amount(3))
  expect(decideValue(2, { value: 3 })).toEqual(amount(2))
  expect(() => decideValue(undefined, { value: 'many' })).toThrow()
})
