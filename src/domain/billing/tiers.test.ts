// Volume prices, from the quote to the invoice.

import { describe, expect, test } from 'vitest'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { planAttach } from './attach-plan.ts'

const catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products,
    product({
      id: 'tiered',
      items: [
        { price: 10, interval: 'month' },
        {
          featureId: 'calls',
          included: 5,
          interval: 'month',
          usageModel: 'pay_per_use',
          tiers: [
            { to: 10, amount: 2 },
            { to: 'inf', amount: 1 },
          ],
        },
        {
          featureId: 'seats',
          included: 0,
          interval: 'month',
          usageModel: 'prepaid',
          tiers: [
            { to: 2, amount: 8 },
            { to: 'inf', amount: 5 },
          ],
        },
      ],
    }),
  ],
}

function quote(seats: number): number {
  const model = new BillingModel(catalog)
  const request = {
    productIds: ['tiered'],
    entityId: null,
    quantities: { seats },
    freeTrial: false,
    reward: null,
  }
  return model.look((draft) => planAttach(draft, request, model.moment).total.toNumber())
}

describe('prices by tiers', () => {
  test.each([
    [0, 10],
    [1, 18],
    [2, 26],
    [4, 36],
  ])('%i seats in advance make %i with the plan', (seats, total) => {
    expect(quote(seats)).toBe(total)
  })

  test('what was used beyond the plan is billed by tiers at the end of the cycle', () => {
    const model = new BillingModel(catalog)
    model.run({ kind: 'attach', productId: 'tiered', packages: 0 })
    // 5 are included; of the other 13, ten cost 2 each and three cost 1 each.
    model.run({ kind: 'track', featureId: 'calls', value: 18 })
    const before = model.paid.toNumber()
    model.run({ kind: 'wait', days: 29 })
    expect(model.paid.toNumber() - before).toBe(10 + 20 + 3)
  })
})
