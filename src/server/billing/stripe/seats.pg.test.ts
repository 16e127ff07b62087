// Seats on Stripe: an invoice for the rest of the cycle, and a quantity for the next one.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { faultOf, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { SEAT_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS, chooseCard, saveCard } from '#tests/support/stripe/cards.ts'
import { madeTwice } from '#tests/support/stripe/stripe-audit.ts'
import { Crash, StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import type { CardManner } from '#tests/support/stripe/wire.ts'
import { reconcile } from './reconcile.ts'

const database = await testDatabase()
const world = await StripeWorld.open(database, SEAT_CATALOG, Date.UTC(2027, 0, 31, 9))
const { billing, double } = world
afterAll(() => double.stop())

afterEach(() => {
  double.letCustomersRest()
  double.troubles.length = 0
  double.isHolding = false
  world.crashes = 0
})

async function on(productId: string): Promise<string> {
  const orgId = await world.customer()
  await world.subscribe(orgId, productId)
  return orgId
}

const seats = (orgId: string, value: number, more: object = {}) =>
  billing.usage.track(orgId, { featureId: 'seats', value, ...more }, 'server')

const inUse = async (orgId: string) =>
  (await billing.createCustomer(orgId, {})).features.seats?.usage

/** Moves the clock to the middle of a new cycle; calling it again moves past its end. */
async function passHalf(orgId: string): Promise<void> {
  const [subscription] = world.running((await world.providerCustomer(orgId))?.id)
  const { current_period_start: start = 0, current_period_end: end = 0 } =
    subscription?.items.data[0] ?? {}
  await world.pass((end - start) / 2 / 86_400)
}

/** What the next cycle would bill at Stripe; none if seats were never reported. */
async function told(orgId: string): Promise<number | undefined> {
  await world.runJobs()
  const [subscription] = world.running((await world.providerCustomer(orgId))?.id)
  return subscription?.items.data.find(({ price }) => price.metadata.shelfcount_feature === 'seats')
    ?.quantity
}

async function useCard(orgId: string, manner: CardManner) {
  const id = (await world.providerCustomer(orgId))?.id ?? ''
  chooseCard(double.state, id, saveCard(double.state, id, CARDS[manner]))
  await world.runJobs()
}

async function owed(orgId: string): Promise<number> {
  await world.runJobs()
  return 0 - ((await world.providerCustomer(orgId))?.balance ?? 0)
}

async function expectBooks(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
  expect(madeTwice(double)).toEqual([])
  await world.runJobs()
  expect(await world.stripe.sync.run(orgId), 'a second look finds nothing').toEqual([])
}

describe('a seat that is added', () => {
  test('is charged for the rest of the cycle, and billed with the next one', async () => {
    const orgId = await on('crew')
    await passHalf(orgId)
    await seats(orgId, 3)
    expect(await world.charged(orgId)).toBe(2_500)
    expect(await told(orgId)).toBe(1)
    expect((await world.invoices(orgId))[0]).toMatchObject({
      total: 5,
      lines: [{ description: 'CREW - Seats × 1', amount: 5 }],
    })
    await passHalf(orgId)
    await world.pass(0.1)
    expect(await world.charged(orgId)).toBe(5_500)
    expect(await inUse(orgId)).toBe(3)
    await expectBooks(orgId)
  })

  test('is charged as a whole where the plan says so, also on a plan of nothing but seats', async () => {
    const orgId = await on('club')
    expect(await world.held(orgId)).toEqual(['club active'])
    expect(await world.charged(orgId)).toBe(0)
    await passHalf(orgId)
    await billing.createEntity(orgId, { id: 'till', featureId: 'seats' })
    expect(await world.charged(orgId)).toBe(1_000)
    expect(await told(orgId)).toBe(1)
    await passHalf(orgId)
    await world.pass(0.1)
    expect(await world.charged(orgId)).toBe(2_000)
    await expectBooks(orgId)
  })

  test('costs nothing in a trial, nor before the next cycle where the plan says so', async () => {
    const orgId = await on('guild')
    await seats(orgId, 2)
    expect(await told(orgId)).toBe(1)
    await world.pass(7.5)
    expect(await world.charged(orgId), 'thirty, and the one beyond the included').toBe(4_000)
    await seats(orgId, 2)
    expect(await world.charged(orgId)).toBe(4_000)
    expect(await told(orgId)).toBe(3)
    await world.pass(31)
    expect(await world.charged(orgId), 'two at ten, the third at eight').toBe(9_800)
    await expectBooks(orgId)
  })

  test.each(['declines_later', 'asks'] as const)('is refused by a card that %s', async (manner) => {
    const orgId = await on('crew')
    await seats(orgId, 2)
    await useCard(orgId, manner)
    expect(await faultOf(seats(orgId, 1, { idempotencyKey: 'k' }))).toMatchObject({
      code: 'card_declined',
    })
    expect([await inUse(orgId), await told(orgId)]).toEqual([2, undefined])
    expect(await world.charged(orgId)).toBe(2_000)
    await useCard(orgId, 'works')
    await seats(orgId, 1, { idempotencyKey: 'k' })
    expect(await world.charged(orgId)).toBe(3_000)
    await expectBooks(orgId)
  })

  test('two that come together are charged as two', async () => {
    const orgId = await on('crew')
    await seats(orgId, 2)
    await Promise.all([seats(orgId, 1), seats(orgId, 1)])
    expect(await world.charged(orgId)).toBe(4_000)
    expect(await told(orgId)).toBe(2)
    await expectBooks(orgId)
  })
})

describe('a seat that is given back', () => {
  test('becomes credit of the customer there', async () => {
    const orgId = await on('crew')
    await seats(orgId, 3)
    await passHalf(orgId)
    await seats(orgId, -1)
    expect([await told(orgId), await owed(orgId)]).toEqual([0, 500])
    await passHalf(orgId)
    await world.pass(0.1)
    expect(await world.charged(orgId), 'the credit has paid a part').toBe(3_000 + 1_500)
    await expectBooks(orgId)
  })

  test('leaves a place that is taken again for nothing, until the cycle ends', async () => {
    const orgId = await on('club')
    await seats(orgId, 3)
    expect(await world.charged(orgId)).toBe(3_000)
    await seats(orgId, -2)
    expect([await told(orgId), await owed(orgId)]).toEqual([1, 0])
    await seats(orgId, 1)
    expect(await world.charged(orgId)).toBe(3_000)
    await seats(orgId, 2)
    expect(await world.charged(orgId), 'one place was left, one is new').toBe(4_000)
    await seats(orgId, -3)
    await world.runJobs()
    await passHalf(orgId)
    await passHalf(orgId)
    await world.pass(0.1)
    expect(await world.charged(orgId)).toBe(5_000)
    await seats(orgId, 1)
    expect(await world.charged(orgId), 'the places are gone').toBe(6_000)
    await expectBooks(orgId)
  })
})

describe('another plan', () => {
  test('gives back what was paid for seats, and not what was free so far', async () => {
    const orgId = await on('guild')
    await world.pass(7.5)
    const before = await world.charged(orgId)
    await seats(orgId, 3)
    expect(await told(orgId)).toBe(2)
    await billing.attach(orgId, { productId: 'max', freeTrial: false })
    await world.runJobs()
    expect(
      (await world.charged(orgId)) - before,
      'fifty for thirty, without any seat',
    ).toBeLessThan(2_001)
    await expectBooks(orgId)
  })

  test('that is to come bills the seats in use when it comes', async () => {
    const orgId = await on('ranks')
    await seats(orgId, 3)
    expect(await world.charged(orgId)).toBe(5_000)
    await billing.attach(orgId, { productId: 'crew' })
    expect(await world.held(orgId)).toEqual(['crew scheduled', 'ranks active'])
    await seats(orgId, 2)
    expect(await world.charged(orgId), 'by the plan that runs').toBe(6_600)
    expect(await told(orgId)).toBe(4)
    await passHalf(orgId)
    await passHalf(orgId)
    await world.pass(0.1)
    expect(await world.held(orgId)).toEqual(['crew active'])
    expect(await world.charged(orgId), 'twenty, and three beyond the included').toBe(11_600)
    expect(await told(orgId)).toBe(3)
    await expectBooks(orgId)
  })

  test('is begun with the seats in use', async () => {
    const orgId = await world.customer()
    await seats(orgId, 3)
    await world.subscribe(orgId, 'crew')
    expect(await world.charged(orgId)).toBe(3_000)
    expect(await told(orgId)).toBe(1)
    await seats(orgId, 1)
    expect(await world.charged(orgId)).toBe(4_000)
    await expectBooks(orgId)
  })

  test('cancelled at once, what is left of paid seats is owed', async () => {
    const orgId = await on('club')
    await seats(orgId, 2)
    await seats(orgId, -2)
    expect(await told(orgId)).toBe(0)
    await passHalf(orgId)
    await billing.cancel(orgId, { productId: 'club', cancelImmediately: true })
    expect(await owed(orgId)).toBe(1_000)
  })
})

describe('what goes wrong on the way', () => {
  test('a crash after the charge is finished once: one seat, one charge', async () => {
    const orgId = await on('crew')
    await seats(orgId, 2)
    world.crashes = 1
    await expect(seats(orgId, 1)).rejects.toBeInstanceOf(Crash)
    expect([await world.charged(orgId), await inUse(orgId)]).toEqual([3_000, 2])
    await world.pass(0.01)
    await world.stripe.sync.run(orgId)
    expect([await world.charged(orgId), await inUse(orgId)]).toEqual([3_000, 3])
    expect(await told(orgId)).toBe(1)
    await expectBooks(orgId)
  })

  test.each(['invoices$', 'invoiceitems', 'finalize', 'pay$'])(
    'an answer to %s that is lost is asked for again under the same name',
    async (call) => {
      const orgId = await on('crew')
      await seats(orgId, 2)
      double.troubles.push({ kind: 'lost', call: new RegExp(`POST .*${call}`), times: 9 })
      await faultOf(seats(orgId, 1))
      double.troubles.length = 0
      await world.pass(0.01)
      await world.stripe.sync.run(orgId)
      expect([await world.charged(orgId), await inUse(orgId)]).toEqual([3_000, 3])
      await expectBooks(orgId)
    },
  )

  test('seats of a plan that was left are not billed beside the new one', async () => {
    const orgId = await on('crew')
    await seats(orgId, 4)
    expect(await told(orgId)).toBe(2)
    world.crashes = 1
    await expect(billing.attach(orgId, { productId: 'max' })).rejects.toBeInstanceOf(Crash)
    await world.pass(0.01)
    for (let look = 0; look < 3; look += 1) await world.stripe.sync.run(orgId)
    expect(await told(orgId)).toBeUndefined()
    expect(await world.held(orgId)).toEqual([expect.stringMatching(/^max /)])
    await expectBooks(orgId)
  })

  test('the reconciliation sees a number of seats that somebody has changed there', async () => {
    const orgId = await on('crew')
    await seats(orgId, 4)
    expect(await told(orgId)).toBe(2)
    const [subscription] = world.running((await world.providerCustomer(orgId))?.id)
    const item = subscription?.items.data.find(({ quantity }) => quantity === 2)
    if (item) item.quantity = 9
    const said: string[] = []
    const { parts, sync } = world.stripe
    const runJobs = () => world.runJobs()
    await reconcile({ parts, pool: database.app, sync, runJobs, say: (line) => said.push(line) })
    expect(said.join('\n')).toContain(`crew: ${subscription?.id} bills for 2 seats from now on`)
    expect(await told(orgId)).toBe(2)
    await expectBooks(orgId)
  })
})
