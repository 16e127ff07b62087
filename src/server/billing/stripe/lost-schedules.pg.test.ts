// A schedule whose answer was lost is the wanted one, and must not block itself.

import { afterAll, afterEach, expect, test } from 'vitest'
import { faultOf, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS, chooseCard, saveCard } from '#tests/support/stripe/cards.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import type { CardManner } from '#tests/support/stripe/wire.ts'

const database = await testDatabase()
const world = await StripeWorld.open(database, TEST_CATALOG, Date.UTC(2027, 0, 31, 9))
const { billing, double } = world
afterAll(() => double.stop())

afterEach(() => {
  double.letCustomersRest()
  double.troubles.length = 0
})

const STEPS = [
  ['its creation', /POST \/v1\/subscription_schedules$/],
  ['what comes next', /POST \/v1\/subscription_schedules\/sub_sched_\w+$/],
] as const

async function subscribed() {
  const orgId = await world.customer()
  await world.subscribe(orgId, 'max', 'works', { freeTrial: false })
  return orgId
}

async function takeCard(orgId: string, manner: CardManner) {
  const id = (await world.providerCustomer(orgId))?.id ?? ''
  chooseCard(double.state, id, saveCard(double.state, id, CARDS[manner]))
  await world.runJobs()
}

async function recover(orgId: string) {
  double.troubles.length = 0
  await world.pass(0.01)
  await world.stripe.sync.run(orgId)
  await world.runJobs()
}

async function schedulesOf(orgId: string) {
  const owner = (await world.providerCustomer(orgId))?.id
  return [...double.state.schedules.values()].filter(({ customer }) => customer === owner)
}

async function expectDowngradeToCome(orgId: string) {
  expect(await world.held(orgId)).toEqual(['max active', 'pro scheduled'])
  await world.pass(32)
  expect(await world.held(orgId)).toEqual(['pro active'])
  expect(await world.charged(orgId)).toBe(5000 + 2000)
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
}

for (const kind of ['lost', 'refused'] as const) {
  for (const [what, call] of STEPS) {
    test(`a downgrade comes after all when ${what} was ${kind}`, async () => {
      const orgId = await subscribed()
      double.troubles.push({ kind, call, times: 3 })
      const work = billing.attach(orgId, { productId: 'pro' })
      expect(await faultOf(work)).toMatchObject({ code: 'provider_unreachable' })
      await recover(orgId)
      expect(await schedulesOf(orgId), 'one is enough').toHaveLength(1)
      await expectDowngradeToCome(orgId)
    })

    test(`a downgrade that made way is put back after all when ${what} was ${kind}`, async () => {
      const orgId = await subscribed()
      await billing.attach(orgId, { productId: 'pro' })
      await takeCard(orgId, 'declines')
      double.troubles.push({ kind, call, times: 3 })
      const upgrade = billing.attach(orgId, { productId: 'pro_yearly' })
      expect(await faultOf(upgrade)).toMatchObject({ code: 'card_declined' })
      await world.runJobs()
      await takeCard(orgId, 'works')
      await recover(orgId)
      await expectDowngradeToCome(orgId)
    })
  }
}

test('after more than a day, when no key is remembered, the schedule that was lost is filled', async () => {
  const orgId = await subscribed()
  double.troubles.push({ kind: 'lost', call: STEPS[0][1], times: 3 })
  await faultOf(billing.attach(orgId, { productId: 'pro' }))
  double.forgetAnswers()
  await recover(orgId)
  expect(await schedulesOf(orgId)).toHaveLength(1)
  await expectDowngradeToCome(orgId)
})

test('an empty schedule that somebody left is filled by whoever comes next', async () => {
  const orgId = await subscribed()
  const [running] = world.running((await world.providerCustomer(orgId))?.id)
  await world.stripe.parts.stripe.subscriptionSchedules.create({
    from_subscription: running?.id ?? '',
  })
  await billing.attach(orgId, { productId: 'pro' })
  expect(await schedulesOf(orgId)).toHaveLength(1)
  await expectDowngradeToCome(orgId)
})
