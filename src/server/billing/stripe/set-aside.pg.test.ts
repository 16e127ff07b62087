// A scheduled change that was replaced by another one comes back if that one fails; products that are gone are not
// paid.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { faultOf, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS, chooseCard, saveCard } from '#tests/support/stripe/cards.ts'
import { confirmInvoice } from '#tests/support/stripe/pages.ts'
import { Crash, StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import type { CardManner } from '#tests/support/stripe/wire.ts'

const database = await testDatabase()
const world = await StripeWorld.open(database, TEST_CATALOG, Date.UTC(2027, 0, 31, 9))
const { billing, double } = world
afterAll(() => double.stop())

afterEach(() => {
  double.letCustomersRest()
  double.troubles.length = 0
  world.crashes = 0
})

async function expectBooksToAgree(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
}

async function takeCard(orgId: string, manner: CardManner) {
  const id = (await world.providerCustomer(orgId))?.id ?? ''
  chooseCard(double.state, id, saveCard(double.state, id, CARDS[manner]))
  await world.runJobs()
}

describe('a downgrade that was to come', () => {
  async function leaving(manner: CardManner) {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'max', 'works', { freeTrial: false })
    await billing.attach(orgId, { productId: 'pro' })
    await takeCard(orgId, manner)
    expect(await world.held(orgId)).toEqual(['max active', 'pro scheduled'])
    return orgId
  }

  async function expectItToCome(orgId: string) {
    expect(await world.held(orgId)).toEqual(['max active', 'pro scheduled'])
    const [running] = world.running((await world.providerCustomer(orgId))?.id)
    expect(running?.schedule).toMatch(/^sub_sched_/)
    await takeCard(orgId, 'works')
    await world.pass(32)
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await world.charged(orgId)).toBe(5000 + 2000)
    await expectBooksToAgree(orgId)
  }

  test('comes when the upgrade in between is declined', async () => {
    const orgId = await leaving('declines')
    const upgrade = billing.attach(orgId, { productId: 'pro_yearly' })
    expect(await faultOf(upgrade)).toMatchObject({ code: 'card_declined' })
    await world.runJobs()
    await expectItToCome(orgId)
  })

  test('comes when the upgrade is declined and everything dies before that is written down', async () => {
    const orgId = await leaving('declines')
    world.crashes = 1
    const upgrade = billing.attach(orgId, { productId: 'pro_yearly' })
    await expect(upgrade).rejects.toBeInstanceOf(Crash)
    await world.pass(0.01)
    await world.stripe.sync.run(orgId)
    await expectItToCome(orgId)
  })

  test('waits while a bank asks about the upgrade, and comes when nobody answers', async () => {
    const orgId = await leaving('asks')
    expect(await billing.attach(orgId, { productId: 'pro_yearly' })).toMatchObject({
      code: 'checkout_created',
    })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['max active', 'pro scheduled'])
    await world.pass(1.1)
    await expectItToCome(orgId)
  })

  test('is dropped when the bank is answered', async () => {
    const orgId = await leaving('asks')
    const { checkout_url } = await billing.attach(orgId, { productId: 'pro_yearly' })
    await world.runJobs()
    confirmInvoice(double.state, checkout_url?.split('/').at(-1) ?? '')
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro_yearly active'])
    await world.pass(3)
    const [running] = world.running((await world.providerCustomer(orgId))?.id)
    expect(running?.schedule).toBeNull()
    await expectBooksToAgree(orgId)
  })
})

describe('an entity that is deleted', () => {
  async function withEntity() {
    const orgId = await world.customer()
    await billing.createEntity(orgId, { id: 'shop', featureId: 'seats' })
    await world.subscribe(orgId, 'pro', 'works', { entityId: 'shop' })
    return orgId
  }

  const running = async (orgId: string) => world.running((await world.providerCustomer(orgId))?.id)

  test('ends what was paid for it, and what is left of that is owed', async () => {
    const orgId = await withEntity()
    expect(await running(orgId)).toHaveLength(1)
    const [item] = (await running(orgId))[0]?.items.data ?? []
    const cycle = (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)
    await world.pass(cycle / 2 / 86_400)
    await billing.deleteEntity(orgId, 'shop')
    await world.runJobs()
    expect(await running(orgId)).toEqual([])
    expect((await world.providerCustomer(orgId))?.balance).toBe(-1000)
    expect(await world.held(orgId)).toEqual(['free active'])
    await world.pass(32)
    expect(await world.charged(orgId)).toBe(2000)
    await expectBooksToAgree(orgId)
  })

  test('while Stripe does not answer is ended later, and not taken over in between', async () => {
    const orgId = await withEntity()
    double.troubles.push({ kind: 'refused', call: /DELETE/, times: 99 })
    await billing.deleteEntity(orgId, 'shop')
    await world.runJobs()
    await world.stripe.sync.run(orgId)
    expect(await running(orgId)).toHaveLength(1)
    expect(await world.held(orgId)).toEqual(['free active'])
    double.troubles.length = 0
    await world.retryJobs()
    expect(await running(orgId)).toEqual([])
    expect(await world.stripe.sync.run(orgId)).toEqual([])
    await expectBooksToAgree(orgId)
  })

  test('while its page is open gets its money back', async () => {
    const orgId = await world.customer()
    await billing.createEntity(orgId, { id: 'shop', featureId: 'seats' })
    const { checkout_url } = await billing.attach(orgId, { productId: 'pro', entityId: 'shop' })
    await billing.deleteEntity(orgId, 'shop')
    await world.pay(checkout_url)
    await world.runJobs()
    expect(await running(orgId)).toEqual([])
    expect(await world.held(orgId)).toEqual(['free active'])
    expect(await world.charged(orgId)).toBe(0)
    await expectBooksToAgree(orgId)
  })
})
