// Plans with a free trial.

import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { planAttach } from './attach-plan.ts'
import type { Catalog } from './catalog.ts'
import { scenarioOf } from './scenario.ts'

const trial = { days: 14, cardRequired: false, uniqueFingerprint: false }

/** `light` has a trial without a card; the trial of `max` in the tests requires one. */
const catalog: Catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products,
    product({
      id: 'light',
      freeTrial: trial,
      items: [
        { price: 10, interval: 'month' },
        { featureId: 'calls', included: 60, interval: 'month' },
      ],
    }),
  ],
}

const attach = (productId: string) => ({ kind: 'attach', productId, packages: 0 }) as const
const wait = (days: number) => ({ kind: 'wait', days }) as const

function held(model: BillingModel): readonly string[] {
  return model.look(({ products }) =>
    [...products.values()]
      .filter(({ status }) => status !== 'expired')
      .map((one) => `${one.product.id} ${one.status}`),
  )
}

function planFor(model: BillingModel, productId: string, freeTrial = true) {
  const request = {
    productIds: [productId],
    entityId: null,
    quantities: {},
    freeTrial,
    reward: null,
  }
  return model.look((draft) => planAttach(draft, request, model.moment))
}

function withoutCard(): BillingModel {
  const model = new BillingModel(catalog)
  model.account = {
    ...model.account,
    customer: { ...model.account.customer, paymentMethod: null },
  }
  return model
}

describe('a trial without a card', () => {
  test('asks for nothing, and ends in the free plan when nobody left a card', () => {
    const model = withoutCard()
    expect(planFor(model, 'light').needsPayment).toBe(false)
    model.run(attach('light'))
    expect(held(model)).toEqual(['light trialing'])
    model.run(wait(15))
    expect(held(model)).toEqual(['free active'])
    expect(model.paid.toNumber()).toBe(0)
  })

  test('is billed when it ends and there is a card', () => {
    const model = new BillingModel(catalog)
    model.run(attach('light'))
    model.run(wait(15))
    expect(held(model)).toEqual(['light active'])
    expect(model.paid.toNumber()).toBe(10)
  })

  test('a customer gets a trial of a plan only once', () => {
    const model = new BillingModel(catalog)
    model.run(attach('light'))
    model.run({ kind: 'cancel', productId: 'light', immediately: true })
    const again = planFor(model, 'light')
    expect(again.steps[0]?.trialEndsAt).toBeNull()
    expect(again.total.toNumber()).toBe(10)
    expect(again.needsPayment).toBe(true)
  })
})

test('a trial that is not wanted is not begun, and a card is asked for where there is one', () => {
  const model = withoutCard()
  expect(planFor(model, 'light', false)).toMatchObject({ needsPayment: true })
  expect(planFor(model, 'light', false).total.toNumber()).toBe(10)
  expect(planFor(model, 'max')).toMatchObject({ needsPayment: true })
  expect(planFor(model, 'max').total.toNumber()).toBe(0)
})

test('who goes up in a trial begins the trial of the other plan, or pays at once when it was had', () => {
  const model = new BillingModel(catalog)
  model.run(attach('light'))
  const [step] = planFor(model, 'max').steps
  expect(step).toMatchObject({ branch: 'upgrade', trialEndsAt: model.now + 7 * 86_400_000 })
  const paying = planFor(model, 'pro')
  expect(paying.steps[0]).toMatchObject({ branch: 'upgrade', trialEndsAt: null })
  // The whole month, because there is no paid plan to credit.
  expect(paying.total.toNumber()).toBe(20)
})

test('who goes down gets no trial', () => {
  const model = new BillingModel(catalog)
  model.run(attach('pro'))
  const [step] = planFor(model, 'light').steps
  expect(step).toMatchObject({ branch: 'downgrade', trialEndsAt: null })
  expect(
    model.look((draft) => {
      const light = catalog.products.find(({ id }) => id === 'light')
      return light && scenarioOf(draft, light, null)
    }),
  ).toBe('downgrade')
})
