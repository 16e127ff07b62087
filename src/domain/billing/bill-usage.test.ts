import { expect, test } from 'vitest'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'

/** A user with four scans beyond the included ones, at $0.50 each. */
function user(): BillingModel {
  const model = new BillingModel(TEST_CATALOG)
  expect(model.run({ kind: 'attach', productId: 'pro', packages: 0 })).toBe(true)
  expect(model.run({ kind: 'track', featureId: 'scans', value: 14 })).toBe(true)
  expect(model.paid.toNumber()).toBe(20)
  return model
}

test('ending a plan at the end of its cycle bills the usage of that cycle', () => {
  const model = user()
  model.run({ kind: 'cancel', productId: 'pro', immediately: false })
  model.run({ kind: 'wait', days: 45 })
  expect(model.paid.toNumber()).toBe(22)
  model.run({ kind: 'wait', days: 400 })
  expect(model.paid.toNumber()).toBe(22)
})

test('ending a plan at once refunds the rest of it, less the usage', () => {
  const model = user()
  model.run({ kind: 'cancel', productId: 'pro', immediately: true })
  expect(model.paid.toNumber()).toBe(20)
  expect(model.account.customer.credit.toNumber()).toBe(18)
})

test('a card that is refused leaves the last invoice open', () => {
  const model = user()
  model.run({ kind: 'card', declines: true })
  model.run({ kind: 'cancel', productId: 'pro', immediately: false })
  model.run({ kind: 'wait', days: 45 })
  expect(model.account.openInvoices.map(({ total }) => total.toNumber())).toEqual([2])
})
