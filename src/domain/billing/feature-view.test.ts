import { expect, test } from 'vitest'
import { SEAT_CATALOG } from '#tests/support/billing-catalog.ts'
import { BillingModel } from '#tests/support/billing-model.ts'
import { viewCustomer } from './customer-view.ts'

function customerWith(...commands: Parameters<BillingModel['run']>[0][]) {
  const model = new BillingModel(SEAT_CATALOG)
  for (const command of commands) expect(model.run(command)).toBe(true)
  const facts = { ...model.moment, env: 'sandbox' as const }
  return model.look((draft) => viewCustomer(draft, facts))
}

const pro = { kind: 'attach', productId: 'pro', packages: 1 } as const
const max = { kind: 'attach', productId: 'max', packages: 0 } as const

test('a feature says whether one more of it is allowed', () => {
  const { features } = customerWith({ kind: 'track', featureId: 'calls', value: 30 })
  expect(features.calls).toMatchObject({ balance: 0, allowed: false })
  expect(features.scans).toMatchObject({ balance: 5, allowed: true })
})

test('usage that credits pay for is allowed, as in a check', () => {
  const pack = { kind: 'attach', productId: 'pack', packages: 1 } as const
  const used = { kind: 'track', featureId: 'scans', value: 5 } as const
  expect(customerWith(used).features.scans?.allowed).toBe(false)
  expect(customerWith(used, pack).features.scans?.allowed).toBe(true)
})

test('on/off features, unlimited ones and those billed by use are allowed', () => {
  const { features } = customerWith(max)
  const answers = ['dark_mode', 'scans', 'calls'].map((id) => features[id]?.allowed)
  expect(answers).toEqual([true, true, true])
})

test('what is paid by the month comes back with the next cycle, and says when', () => {
  const { features, products } = customerWith(pro)
  const end = products.find(({ id }) => id === 'pro')?.current_period_end
  expect(end).toEqual(expect.any(Number))
  expect(features.scans?.next_reset_at).toBe(end)
})

test('seats are never given back automatically', () => {
  expect(customerWith(pro).features.seats?.next_reset_at).toBeNull()
})
