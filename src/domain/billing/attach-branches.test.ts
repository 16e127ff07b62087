// How an attach is treated, depending on what the customer already has.

import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { Fault } from '../fault.ts'
import { planAttach } from './attach-plan.ts'
import { billingCodeOf } from './billing-fault.ts'
import type { Catalog } from './catalog.ts'
import { checkFeature } from './entitlement.ts'
import { viewFeatures } from './feature-view.ts'
import { previewFeature } from './preview.ts'

/** The test plans plus a second add-on. */
const CATALOG: Catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products,
    product({
      id: 'extra',
      group: 'extras',
      isAddOn: true,
      items: [
        { price: 2, interval: 'month' },
        { featureId: 'calls', included: 5, interval: 'month' },
      ],
    }),
  ],
}

function renewed(id: string): Catalog {
  const products = CATALOG.products.map((one) => (one.id === id ? { ...one, version: 2 } : one))
  return { ...CATALOG, products }
}

function plan(model: BillingModel, productIds: readonly string[], catalog = CATALOG) {
  const request = { productIds, entityId: null, quantities: {}, freeTrial: false, reward: null }
  return model.look((draft) => planAttach(draft, request, { ...model.moment, catalog }))
}

function branches(model: BillingModel, productIds: readonly string[], catalog = CATALOG) {
  return plan(model, productIds, catalog).steps.map(({ branch }) => branch)
}

function refusal(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof Fault) return billingCodeOf(error)
    throw error
  }
  return undefined
}

function on(...productIds: readonly string[]) {
  const model = new BillingModel(CATALOG)
  for (const productId of productIds) model.run({ kind: 'attach', productId, packages: 1 })
  return model
}

describe('several products at once', () => {
  test('are one purchase for somebody on the free plan', () => {
    const both = plan(on(), ['pro', 'pack'])
    expect(both.steps.map(({ branch }) => branch)).toEqual(['new', 'one_off'])
    // 20 for the plan, and 3 for one package, which is the default quantity.
    expect(both.total.toNumber()).toBe(23)
  })

  test('are refused next to a paid plan, as two plans, or with a product already there', () => {
    expect(refusal(() => plan(on('pro'), ['max', 'extra']))).toBe('invalid_inputs')
    expect(refusal(() => plan(on(), ['pro', 'max']))).toBe('invalid_inputs')
    expect(refusal(() => plan(on('extra'), ['pro', 'extra']))).toBe('invalid_inputs')
  })
})

describe('what is there already', () => {
  test('is changed when another version is bought, and left alone otherwise', () => {
    const model = on('max')
    expect(branches(model, ['max'])).toEqual(['none'])
    expect(branches(model, ['max'], renewed('max'))).toEqual(['version'])
  })

  test('continues when it was about to end, whatever its version', () => {
    const model = on('max')
    model.run({ kind: 'cancel', productId: 'max', immediately: false })
    expect(branches(model, ['max'], renewed('max'))).toEqual(['renew'])
  })

  test('stays next to an add-on, and a one-time purchase is always possible', () => {
    const model = on('max', 'pack', 'extra')
    expect(branches(model, ['extra'])).toEqual(['none'])
    expect(branches(model, ['pack'])).toEqual(['one_off'])
  })
})

describe('an end', () => {
  test('that was requested is not requested twice', () => {
    const model = on('pro')
    expect(model.run({ kind: 'cancel', productId: 'pro', immediately: false })).toBe(true)
    expect(model.run({ kind: 'cancel', productId: 'pro', immediately: false })).toBe(false)
  })

  test('of what was scheduled keeps what runs', () => {
    const model = on('max')
    // Past its trial.
    model.run({ kind: 'wait', days: 8 })
    model.run({ kind: 'attach', productId: 'pro', packages: 0 })
    expect(model.run({ kind: 'cancel', productId: 'pro', immediately: false })).toBe(true)
    expect(model.account.products.map((one) => `${one.product.id} ${one.status}`)).toEqual([
      'max active',
    ])
    expect(model.account.products[0]?.endsAt).toBeNull()
  })

  test('waits until a change that was scheduled is taken back, unless it is to come at once', () => {
    const model = on('max')
    model.run({ kind: 'attach', productId: 'pro', packages: 0 })
    expect(model.run({ kind: 'cancel', productId: 'max', immediately: false })).toBe(false)
    expect(model.run({ kind: 'cancel', productId: 'max', immediately: true })).toBe(true)
    expect(model.account.products.map((one) => one.product.id)).toEqual(['free'])
  })

  test('of the plan that everybody has changes nothing', () => {
    expect(on().run({ kind: 'cancel', productId: 'free', immediately: true })).toBe(false)
  })

  test('of an add-on brings no plan in its place', () => {
    const model = on('pro', 'extra')
    model.run({ kind: 'cancel', productId: 'extra', immediately: true })
    expect(model.account.products.map((one) => one.product.id)).toEqual(['pro'])
  })
})

describe('a closed door leads', () => {
  function offers(model: BillingModel, featureId: string, requiredBalance: number) {
    return model.look((draft) => {
      const features = viewFeatures(draft, CATALOG, model.now)
      const check = checkFeature(
        { id: 'org', features, products: [] },
        { featureId, requiredBalance },
      )
      const facts = { catalog: CATALOG, env: 'sandbox' as const }
      return previewFeature(draft, check, featureId, facts)
    })
  }

  test('to the plans above, the cheapest first, and then to what can be added', () => {
    const preview = offers(on(), 'calls', 31)
    expect(preview?.scenario).toBe('usage_limit')
    expect(preview?.products.map(({ id }) => id)).toEqual(['pro', 'max', 'pro_yearly', 'extra'])
  })

  test('nowhere down, not to what is there, and not to less of it by the year', () => {
    const preview = offers(on('max', 'extra'), 'dark_mode', 1)
    expect(preview, 'it is open').toBeNull()
    const above = (id: string, featureId: string) =>
      offers(on(id, 'extra'), featureId, 5_000)?.products.map((one) => one.id)
    expect(above('pro', 'calls')).toEqual(['max'])
    expect(above('pro', 'seats')).toEqual(['max'])
    expect(above('max', 'seats')).toEqual([])
  })

  test('to what has it, where there was nothing of it', () => {
    const preview = offers(on(), 'dark_mode', 1)
    expect(preview).toMatchObject({ scenario: 'feature_flag', feature_name: 'Dark mode' })
    expect(preview?.products.map(({ id }) => id)).toEqual(['pro', 'max'])
  })
})
