// The rest of a cycle that is kept for a while.

import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { viewFeatures } from './feature-view.ts'

/** 100 calls a month; up to 50 of them are kept for two months. */
function onPro(): BillingModel {
  const model = new BillingModel(TEST_CATALOG)
  model.run({ kind: 'attach', productId: 'pro', packages: 0 })
  return model
}

function calls(model: BillingModel) {
  return model.look((draft) => viewFeatures(draft, TEST_CATALOG, model.now).calls)
}

const use = (value: number) => ({ kind: 'track', featureId: 'calls', value }) as const
const wait = (days: number) => ({ kind: 'wait', days }) as const

describe('what is left at the end of a cycle', () => {
  test('is kept beside the new cycle, up to the most that may be kept', () => {
    const model = onPro()
    model.run(use(70))
    model.run(wait(29))
    expect(calls(model)).toMatchObject({ balance: 130, rollovers: { balance: 30 } })
    model.run(wait(31))
    // 130 are left, of which 50 may roll over.
    expect(calls(model)).toMatchObject({ balance: 150, included_usage: 100 })
  })

  test('is used before what is new', () => {
    const model = onPro()
    model.run(use(70))
    model.run(wait(29))
    model.run(use(20))
    expect(calls(model)?.rollovers?.balance).toBe(10)
    model.run(use(15))
    expect(calls(model)?.rollovers).toBeUndefined()
    expect(calls(model)?.balance).toBe(95)
  })

  test('goes when its time is over', () => {
    const model = onPro()
    model.run(use(70))
    model.run(wait(29))
    model.run(use(130))
    expect(calls(model)?.balance).toBe(0)
    model.run(wait(31))
    expect(calls(model)).toMatchObject({ balance: 100 })
    expect(calls(model)?.rollovers).toBeUndefined()
  })

  test('is not carried to a plan that keeps nothing', () => {
    const model = onPro()
    model.run(use(70))
    model.run(wait(29))
    model.run({ kind: 'attach', productId: 'max', packages: 0 })
    expect(calls(model)).toMatchObject({ balance: 1_000 })
  })

  test('is carried to a plan that keeps what is left as well', () => {
    const keeping = product({
      id: 'keeping',
      items: [
        { price: 40, interval: 'month' },
        { featureId: 'calls', included: 300, interval: 'month', rollover: { max: 50 } },
      ],
    })
    const catalog = { ...TEST_CATALOG, products: [...TEST_CATALOG.products, keeping] }
    const model = new BillingModel(catalog)
    model.run({ kind: 'attach', productId: 'pro', packages: 0 })
    model.run(use(70))
    model.run(wait(29))
    model.run({ kind: 'attach', productId: 'keeping', packages: 0 })
    expect(calls(model)).toMatchObject({ balance: 330, rollovers: { balance: 30 } })
    model.run(wait(400))
    expect(calls(model)?.balance, 'without an end, up to the most').toBe(350)
  })

  test('goes oldest first where there is too much of it', () => {
    const model = onPro()
    model.run(use(70))
    model.run(wait(29))
    const [old] = model.account.balances.filter(({ expiresAt }) => expiresAt !== null)
    model.run(use(60))
    model.run(wait(31))
    const kept = model.account.balances.filter(({ expiresAt }) => expiresAt !== null)
    expect(kept.map(({ id, balance }) => [id === old?.id, balance.toNumber()])).toEqual([
      [false, 50],
    ])
  })

  test('and every movement of it is in the ledger', () => {
    const model = onPro()
    for (const step of [use(70), wait(29), use(20), wait(31), wait(45)]) model.run(step)
    for (const { id, balance } of model.account.balances) {
      expect(model.booked.get(id)?.toNumber(), id).toBe(balance.toNumber())
    }
  })
})
