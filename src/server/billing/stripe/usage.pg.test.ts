// Pay-per-use: the ledger here has the amount, and an invoice there charges it once.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { faultOf, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { product, TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS, chooseCard, saveCard } from '#tests/support/stripe/cards.ts'
import type { Trouble } from '#tests/support/stripe/stripe-double.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'

const tiered = product({
  id: 'tiered',
  items: [
    { price: 10, interval: 'month' },
    {
      featureId: 'calls',
      included: 10,
      interval: 'month',
      usageModel: 'pay_per_use',
      tiers: [
        { to: 20, amount: 1 },
        { to: 'inf', amount: 0.5 },
      ],
    },
  ],
})
const catalog = { ...TEST_CATALOG, products: [...TEST_CATALOG.products, tiered] }

const database = await testDatabase()
const world = await StripeWorld.open(database, catalog, Date.UTC(2027, 0, 31, 9))
const { billing, double } = world
const { state } = double
afterAll(() => double.stop())

afterEach(() => {
  double.letCustomersRest()
  double.troubles.length = 0
  double.isHolding = false
})

function trouble(kind: Trouble['kind'], call: RegExp, times: number) {
  double.troubles.push({ kind, call, times })
}

async function expectBooksToAgree(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
}

async function use(orgId: string, featureId: string, value: number) {
  await billing.usage.track(orgId, { featureId, value }, 'server')
}

/** The lines for usage of a customer, on any invoice. */
async function usageLines(orgId: string) {
  const id = (await world.providerCustomer(orgId))?.id
  return [...state.invoices.values()]
    .filter(({ customer, status }) => customer === id && status !== 'void')
    .flatMap(({ lines }) => lines.data)
    .filter(({ description }) => description.includes('beyond'))
    .map(({ amount }) => amount)
}

function currentPeriod(orgId: string) {
  return world.providerCustomer(orgId).then((customer) => {
    const [item] = world.running(customer?.id)[0]?.items.data ?? []
    if (!item) throw new Error('Nothing runs')
    return { start: item.current_period_start, end: item.current_period_end }
  })
}

/** Just after the end of the cycle, when its invoice can still be changed. */
async function passCycle(orgId: string) {
  const { end } = await currentPeriod(orgId)
  await world.pass((end - state.now + 60) / 86_400)
}

async function subscriber(productId = 'pro', manner: 'works' | 'declines_later' = 'works') {
  const orgId = await world.customer()
  await world.subscribe(orgId, productId, manner)
  return orgId
}

describe('a cycle that is over', () => {
  test('is billed by tiers that fill up one after the other', async () => {
    const orgId = await subscriber('tiered')
    await use(orgId, 'calls', 45)
    await world.pass(31.5)
    expect(await usageLines(orgId)).toEqual([20 * 100 + 15 * 50])
    expect(await world.charged(orgId)).toBe(1000 + 1000 + 2750)
    await expectBooksToAgree(orgId)
  })

  test('without usage, or within what is included, has no line for it', async () => {
    const [none, some] = [await subscriber('tiered'), await subscriber('tiered')]
    await use(some, 'calls', 10)
    await world.pass(31.5)
    for (const orgId of [none, some]) {
      expect(await usageLines(orgId)).toEqual([])
      expect(await world.charged(orgId)).toBe(2000)
    }
  })

  test('takes usage along that came before anybody noticed its end', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    double.isHolding = true
    double.onTurn = async () => {}
    await double.advance(31.5)
    await use(orgId, 'scans', 3)
    double.onTurn = () => world.runJobs()
    double.isHolding = false
    await double.deliver()
    await world.runJobs()
    await use(orgId, 'scans', 12)
    expect(await usageLines(orgId), 'its invoice is closed').toEqual([])
    await passCycle(orgId)
    expect(await usageLines(orgId), 'it comes with the next one').toEqual([350, 100])
    await world.pass(1)
    await expectBooksToAgree(orgId)
  })
})

describe('a line that nobody heard of', () => {
  test('is not written a second time', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    trouble('lost', /POST \/v1\/invoiceitems/, 2)
    await passCycle(orgId)
    double.troubles.length = 0
    await world.retryJobs()
    await world.pass(1)
    expect(await usageLines(orgId)).toEqual([200])
    await expectBooksToAgree(orgId)
  })

  test('not even when Stripe has forgotten that it was asked', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    trouble('lost', /POST \/v1\/invoiceitems/, 2)
    await passCycle(orgId)
    double.troubles.length = 0
    double.forgetAnswers()
    await database.owner.query(
      `update billing_provider_call set created_at = now() - interval '2 days'
       where organization_id = $1 and name like 'usage:%'`,
      [orgId],
    )
    await world.retryJobs()
    await world.pass(1)
    expect(await usageLines(orgId)).toEqual([200])
    await expectBooksToAgree(orgId)
  })
})

describe('the end of a plan', () => {
  test('at the end of its cycle brings a last invoice', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    await billing.cancel(orgId, { productId: 'pro' })
    await world.pass(32)
    expect(await world.held(orgId)).toEqual(['free active'])
    expect(await usageLines(orgId)).toEqual([200])
    expect(await world.charged(orgId)).toBe(2000 + 200)
    await expectBooksToAgree(orgId)
  })

  test('in the middle of its cycle settles usage with what is owed', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    const { start, end } = await currentPeriod(orgId)
    await world.pass((end - start) / 2 / 86_400)
    await billing.cancel(orgId, { productId: 'pro', cancelImmediately: true })
    await world.runJobs()
    expect(await usageLines(orgId)).toEqual([200])
    expect(await world.charged(orgId)).toBe(2000)
    expect((await world.providerCustomer(orgId))?.balance, 'half a cycle, less the usage').toBe(
      -(1000 - 200),
    )
    await expectBooksToAgree(orgId)
  })

  test('whose last invoice nobody heard of is billed once', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    trouble('lost', /POST \/v1\/invoice/, 2)
    await billing.cancel(orgId, { productId: 'pro' })
    await world.pass(32)
    double.troubles.length = 0
    await world.retryJobs()
    expect(await usageLines(orgId)).toEqual([200])
    expect(await world.charged(orgId)).toBe(2000 + 200)
    await expectBooksToAgree(orgId)
  })

  test('by a smaller one bills what was used of the larger', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'max', 'works', { freeTrial: false })
    await use(orgId, 'calls', 1300)
    await billing.attach(orgId, { productId: 'pro' })
    await world.pass(32)
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await usageLines(orgId)).toEqual([300])
    expect(await world.charged(orgId)).toBe(5000 + 2000 + 300)
    await expectBooksToAgree(orgId)
  })
})

describe('an upgrade', () => {
  test('bills what was used of the smaller plan with itself', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    await billing.attach(orgId, { productId: 'max', freeTrial: false })
    await world.pass(31.5)
    expect(await usageLines(orgId)).toEqual([200])
    await expectBooksToAgree(orgId)
  })

  test('that is declined leaves the usage to the cycle', async () => {
    const orgId = await subscriber('pro', 'declines_later')
    await use(orgId, 'scans', 14)
    const upgrade = billing.attach(orgId, { productId: 'max', freeTrial: false })
    expect(await faultOf(upgrade)).toMatchObject({ code: 'card_declined' })
    await world.runJobs()
    expect(await usageLines(orgId)).toEqual([])
    const id = (await world.providerCustomer(orgId))?.id ?? ''
    chooseCard(state, id, saveCard(state, id, CARDS.works))
    await world.pass(31.5)
    expect(await usageLines(orgId)).toEqual([200])
    await expectBooksToAgree(orgId)
  })

  test('that is refused leaves no line waiting', async () => {
    const orgId = await subscriber()
    await use(orgId, 'scans', 14)
    trouble('invalid', /POST \/v1\/subscriptions\/sub/, 1)
    const upgrade = billing.attach(orgId, { productId: 'max', freeTrial: false })
    expect(await faultOf(upgrade)).toMatchObject({ code: 'provider_refused' })
    await world.pass(31.5)
    expect(await usageLines(orgId)).toEqual([200])
    await expectBooksToAgree(orgId)
  })
})
