import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { findProduct } from './catalog.ts'
import { isUpgrade, scenarioOf } from './scenario.ts'

function scenarios(model: BillingModel) {
  return model.look((draft) =>
    Object.fromEntries(TEST_CATALOG.products.map((one) => [one.id, scenarioOf(draft, one)])),
  )
}

const attach = (productId: string) => ({ kind: 'attach', productId, packages: 0 }) as const

describe('a product is', () => {
  test('new to whoever is nobody, and for add-ons always', () => {
    for (const one of TEST_CATALOG.products) expect(scenarioOf(undefined, one)).toBe('new')
    const model = new BillingModel(TEST_CATALOG)
    expect(scenarios(model)).toEqual({
      free: 'active',
      pro: 'upgrade',
      max: 'upgrade',
      pack: 'new',
      pro_yearly: 'upgrade',
    })
  })

  test('a downgrade below the plan, and the free one a cancellation', () => {
    const model = new BillingModel(TEST_CATALOG)
    model.run(attach('max'))
    expect(scenarios(model)).toMatchObject({ max: 'active', pro: 'downgrade', free: 'cancel' })
  })

  test('scheduled when it waits, and what it replaces can be renewed', () => {
    const model = new BillingModel(TEST_CATALOG)
    model.run(attach('max'))
    model.run(attach('pro'))
    expect(scenarios(model)).toMatchObject({ max: 'renew', pro: 'scheduled' })
  })
})

describe('an upgrade', () => {
  const month = (price: number) => product({ id: 'm', items: [{ price, interval: 'month' }] })
  const year = (price: number) => product({ id: 'y', items: [{ price, interval: 'year' }] })

  test('costs more with the same interval, and is longer with another, whatever it costs', () => {
    expect(isUpgrade(month(10), month(20))).toBe(true)
    expect(isUpgrade(month(20), month(10))).toBe(false)
    expect(isUpgrade(month(20), year(10))).toBe(true)
    expect(isUpgrade(year(10), month(100))).toBe(false)
    const free = findProduct(TEST_CATALOG, 'free')
    expect(free && isUpgrade(free, month(1))).toBe(true)
    expect(free && isUpgrade(month(1), free)).toBe(false)
  })
})
