// The browser decides with the customer it was given, the server with its books: for every kind of feature, in every
// state, both must agree.

import { expect, test } from 'vitest'
import { allowed } from '#domain/billing/entitlement.ts'
import { World } from '#seeds/world.ts'
import { GOOD_CARD, newCustomer } from '#tests/support/billing.ts'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'

const shared = { metered: 'single_use', held: 'continuous_use' } as const

const CATALOG = {
  ...TEST_CATALOG,
  features: [
    { id: 'flag', name: 'Flag', type: 'boolean' },
    { id: 'missing', name: 'Missing', type: 'boolean' },
    { id: 'plain', name: 'Plain', type: shared.metered },
    { id: 'endless', name: 'Endless', type: shared.metered },
    { id: 'overage', name: 'Overage', type: shared.metered },
    { id: 'capped', name: 'Capped', type: shared.metered },
    { id: 'rolling', name: 'Rolling', type: shared.metered },
    { id: 'places', name: 'Places', type: shared.held },
    { id: 'cheap', name: 'Cheap', type: shared.metered },
    { id: 'dear', name: 'Dear', type: shared.metered },
    { id: 'mixed', name: 'Mixed', type: shared.metered },
    {
      id: 'pool',
      name: 'Pool',
      type: 'credit_system',
      creditSchema: [
        { meteredFeatureId: 'cheap', creditCost: 0.1 },
        { meteredFeatureId: 'dear', creditCost: 3 },
        { meteredFeatureId: 'mixed', creditCost: 2 },
      ],
    },
  ],
  products: [
    product({
      id: 'all',
      isDefault: true,
      items: [
        { featureId: 'flag' },
        { featureId: 'plain', included: 5, interval: 'month' },
        { featureId: 'endless', included: 'inf', interval: 'month' },
        {
          featureId: 'overage',
          included: 3,
          interval: 'month',
          usageModel: 'pay_per_use',
          price: 1,
        },
        {
          featureId: 'capped',
          included: 3,
          interval: 'month',
          usageModel: 'pay_per_use',
          price: 1,
          usageLimit: 6,
        },
        { featureId: 'rolling', included: 4, interval: 'month', rollover: { max: 10, months: 2 } },
        { featureId: 'places', included: 2 },
        { featureId: 'mixed', included: 2, interval: 'month' },
        { featureId: 'pool', included: 10, interval: 'month' },
      ],
    }),
    product({ id: 'paid', group: 'other', items: [{ price: 5, interval: 'month' }] }),
  ],
} as const

const database = await testDatabase()
const world = new World({ database, catalog: CATALOG })
const { billing } = world

const AMOUNTS = [undefined, 0, -1, 0.5, 1, 2, 3, 4, 5, 6, 7, 10, 33, 34, 100, 101, 1e12] as const

/** Asks both every possible question. */
async function compare(orgId: string): Promise<Readonly<Record<string, readonly boolean[]>>> {
  const customer = await billing.createCustomer(orgId, {})
  const said: Record<string, readonly boolean[]> = {}
  for (const { id: featureId } of CATALOG.features) {
    const answers: boolean[] = []
    for (const requiredBalance of AMOUNTS) {
      const question = { featureId, ...(requiredBalance !== undefined && { requiredBalance }) }
      const server = await billing.check(orgId, question)
      const browser = allowed(customer, question)
      const { code: _code, ...facts } = { ...server }
      expect(browser, `${featureId}, ${requiredBalance}`).toEqual(facts)
      answers.push(server.allowed)
    }
    said[featureId] = answers
  }
  for (const productId of ['all', 'paid', 'nothing']) {
    const server = await billing.check(orgId, { productId }).catch(() => ({ allowed: false }))
    expect(allowed(customer, { productId }).allowed, productId).toBe(server.allowed)
  }
  return said
}

const customer = () => newCustomer(world)

/** The largest amount that is allowed. */
function most(answers: readonly boolean[] | undefined): number | undefined {
  const index = answers?.lastIndexOf(true) ?? -1
  return AMOUNTS[index]
}

test('browser and server agree on unused features', async () => {
  const said = await compare(await customer())
  const limits = Object.entries(said).map(([id, answers]) => [id, most(answers)])
  expect(Object.fromEntries(limits)).toEqual({
    flag: 1e12,
    missing: undefined,
    plain: 5,
    endless: 1e12,
    overage: 1e12,
    capped: 6,
    rolling: 4,
    places: 2,
    cheap: 100,
    dear: 3,
    mixed: 5,
    pool: 10,
  })
})

test('browser and server agree on features used up, overdrawn, or drawing on the same credits', async () => {
  const orgId = await customer()
  const track = (featureId: string, value: number) =>
    billing.usage.track(orgId, { featureId, value }, 'server')
  await track('plain', 4)
  await track('endless', 1_000)
  await track('overage', 8)
  await track('capped', 5)
  await track('places', 2)
  await track('mixed', 2)
  await track('dear', 2)
  const said = await compare(orgId)
  expect(most(said.plain)).toBe(1)
  expect(most(said.overage), 'less than nothing, and more to be paid').toBe(1e12)
  expect(most(said.capped)).toBe(1)
  expect(most(said.places)).toBe(-1)
  expect([most(said.cheap), most(said.dear), most(said.mixed)]).toEqual([34, 1, 2])
  await track('capped', 1)
  await track('cheap', 40)
  expect(most((await compare(orgId)).dear)).toBe(-1)
})

test('browser and server agree on carried-over usage, and on a plan in each state', async () => {
  const orgId = await customer()
  await billing.sandbox.moveClock(orgId, 32)
  expect(most((await compare(orgId)).rolling), 'four of each month').toBe(7)
  const { checkout_url } = await billing.attach(orgId, { productId: 'paid' })
  await compare(orgId)
  await billing.sandbox.pay([orgId], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
  await compare(orgId)
  await billing.cancel(orgId, { productId: 'paid' })
  await compare(orgId)
  await billing.sandbox.moveClock(orgId, 32)
  await compare(orgId)
})
