// Changes that people make at Stripe itself, in its portal and its dashboard, and data that Stripe deletes by itself.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { faultOf } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS, chooseCard, saveCard } from '#tests/support/stripe/cards.ts'
import { updateSubscription } from '#tests/support/stripe/change-subscription.ts'
import { paySession } from '#tests/support/stripe/checkout.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import type { CardManner, Subscription } from '#tests/support/stripe/wire.ts'
import { reconcile } from './reconcile.ts'
import { forget } from './stripe-tasks.ts'

const database = await testDatabase()
const world = await StripeWorld.open(database, TEST_CATALOG, Date.UTC(2027, 1, 1, 9))
const { billing, double } = world
afterAll(() => double.stop())
afterEach(() => {
  double.letCustomersRest()
  double.troubles.length = 0
})

async function runningOf(orgId: string): Promise<Subscription> {
  const [running] = world.running((await world.providerCustomer(orgId))?.id)
  if (!running) throw new Error('Nothing runs')
  return running
}

/** A card added in the portal. */
async function newCard(orgId: string, manner: CardManner): Promise<string> {
  return saveCard(double.state, (await world.providerCustomer(orgId))?.id ?? '', CARDS[manner])
}

describe('a card', () => {
  test('that is mended pays at once what could not be paid, and everything after it', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'declines_later')
    await world.pass(40)
    expect(await world.held(orgId)).toEqual(['pro past_due'])
    const card = await newCard(orgId, 'works')
    chooseCard(double.state, (await world.providerCustomer(orgId))?.id ?? '', card)
    await world.runJobs()
    expect(await world.held(orgId), 'nobody waits for the next try').toEqual(['pro active'])
    expect((await runningOf(orgId)).default_payment_method).toBe(card)
    expect(await world.booked(orgId)).toBe(await world.charged(orgId))
  })

  test('that is chosen for the plan alone is the card of everything', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    const card = await newCard(orgId, 'works')
    updateSubscription(double.state, await runningOf(orgId), { default_payment_method: card })
    await world.runJobs()
    const owner = await world.providerCustomer(orgId)
    expect(owner?.invoice_settings.default_payment_method).toBe(card)
    expect((await runningOf(orgId)).default_payment_method).toBe(card)
  })

  test('that does not pay either leaves what is open as it is', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'declines_later')
    await world.pass(40)
    const owner = (await world.providerCustomer(orgId))?.id ?? ''
    chooseCard(double.state, owner, await newCard(orgId, 'asks'))
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro past_due'])
    expect(await world.charged(orgId), 'the first month').toBe(await world.booked(orgId))
  })
})

test('an end on a chosen day is seen, and taken back by a renewal', async () => {
  const orgId = await world.customer()
  await world.subscribe(orgId, 'pro')
  const day = String(Math.floor(double.nowMs / 1_000) + 10 * 86_400)
  updateSubscription(double.state, await runningOf(orgId), { cancel_at: day })
  await world.runJobs()
  expect(await world.held(orgId)).toEqual(['free scheduled', 'pro active'])
  await billing.attach(orgId, { productId: 'pro' })
  expect((await runningOf(orgId)).cancel_at).toBeNull()
  await world.runJobs()
  expect(await world.held(orgId)).toEqual(['pro active'])
})

test('a smaller plan that is to follow a trial leaves the trial as it is', async () => {
  const orgId = await world.customer()
  await world.subscribe(orgId, 'max')
  await billing.attach(orgId, { productId: 'pro' })
  expect((await runningOf(orgId)).status).toBe('trialing')
  expect(await world.charged(orgId)).toBe(0)
  await world.pass(7.5)
  expect(await world.held(orgId)).toEqual(['pro active'])
  expect(await world.charged(orgId)).toBe(2000)
  expect(await world.booked(orgId)).toBe(2000)
})

describe('a price', () => {
  test('that was archived is made anew when it is sold again', async () => {
    await world.subscribe(await world.customer(), 'pro')
    const { prices } = double.state
    for (const price of prices.values()) prices.set(price.id, { ...price, active: false })
    const other = await StripeWorld.open(database, TEST_CATALOG, double.nowMs)
    for (const price of prices.values()) other.double.state.prices.set(price.id, price)
    const orgId = await other.customer()
    await other.subscribe(orgId, 'pro')
    expect(await other.held(orgId)).toEqual(['pro active'])
    await other.double.stop()
  })

  test('that is named in the plans file and costs something else is not sold', async () => {
    const orgId = await world.customer()
    const { stripe } = world.stripe.parts
    const product = await stripe.products.create({ name: 'Of old' })
    const recurring = { interval: 'month' as const }
    const { id } = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 1_900,
      recurring,
    })
    const products = TEST_CATALOG.products.map((one) =>
      one.id === 'pro' ? { ...one, items: one.items.map((item) => named(item, id)) } : one,
    )
    const catalog = { ...TEST_CATALOG, products }
    const other = await StripeWorld.open(database, catalog, double.nowMs)
    for (const price of double.state.prices.values()) other.double.state.prices.set(price.id, price)
    const refusal = await faultOf(other.billing.attach(orgId, { productId: 'pro' }))
    expect(refusal.code).toBe('provider_refused')
    const said: string[] = []
    const { parts } = other.stripe
    const totals = await reconcile({
      parts,
      sync: { run: async () => [] },
      pool: database.app,
      runJobs: async () => {},
      say: (line) => said.push(line),
    })
    expect(said).toContainEqual(expect.stringContaining(`${id} does not cost`))
    expect(totals.failures).toBe(1)
    await other.double.stop()
  })
})

function named<Item extends { readonly featureId?: string | undefined }>(item: Item, id: string) {
  return item.featureId === undefined ? { ...item, stripePrice: id } : item
}

describe('a page that says late that it was paid', () => {
  /** Its subscription and its invoice exist before. */
  async function payUnnoticed(orgId: string, productId: string) {
    const { checkout_url } = await billing.attach(orgId, { productId })
    const session = world.session(checkout_url)
    paySession(double.state, session, CARDS.works, true)
    const { payment_status, invoice } = session
    Object.assign(session, { status: 'open', payment_status: 'unpaid' })
    return { session, payment_status, invoice }
  }

  test('gives the plan when it says so, and ends and refunds nothing', async () => {
    const orgId = await world.customer()
    const { session, payment_status } = await payUnnoticed(orgId, 'pro')
    await world.runJobs()
    expect(await world.held(orgId), 'not yet').toEqual(['free active'])
    Object.assign(session, { status: 'complete', payment_status })
    double.state.emit('checkout.session.completed', session)
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await world.charged(orgId)).toBe(2000)
    expect(await world.booked(orgId)).toBe(2000)
  })

  test('is not refunded when what it paid for is in use already', async () => {
    const orgId = await world.customer()
    const { session, payment_status } = await payUnnoticed(orgId, 'pro')
    const ids = session.success_url.split('=').at(-1)
    const set = (status: string) =>
      database.owner.query('update billing_checkout set status = $2 where id = $1', [ids, status])
    await set('complete')
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    await set('open')
    Object.assign(session, { status: 'complete', payment_status })
    await world.stripe.sync.run(orgId)
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await world.charged(orgId)).toBe(2000)
  })

  test('books what is bought once by its invoice, however late that is written', async () => {
    const orgId = await world.customer()
    const { session, payment_status, invoice } = await payUnnoticed(orgId, 'pack')
    Object.assign(session, { status: 'complete', payment_status, invoice: null })
    await world.runJobs()
    expect(await world.held(orgId), 'not yet').toEqual(['free active'])
    session.invoice = invoice
    await world.stripe.sync.run(orgId)
    expect(await world.held(orgId)).toEqual(['free active', 'pack active'])
    expect(await world.booked(orgId)).toBe(await world.charged(orgId))
    expect(await world.charged(orgId)).toBeGreaterThan(0)
  })
})

describe('what Stripe has forgotten', () => {
  test('to have given as credit is not given twice', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    const customer = await world.providerCustomer(orgId)
    await database.owner.query(
      `insert into billing_credit_grant (organization_id, id, amount)
       values ($1, gen_random_uuid(), 15)`,
      [orgId],
    )
    double.troubles.push({ kind: 'lost', call: /balance_transactions/, times: 2 })
    await world.stripe.sync.run(orgId).catch(() => undefined)
    expect(customer?.balance).toBe(-1500)
    double.troubles.length = 0
    double.forgetAnswers()
    await database.owner.query(
      `update billing_provider_call set created_at = now() - interval '2 days'
       where organization_id = $1 and name like 'credit:%'`,
      [orgId],
    )
    await world.stripe.sync.run(orgId)
    expect(customer?.balance).toBe(-1500)
  })

  test('altogether, as the customers of other keys are, has nothing that could be ended', async () => {
    expect(await forget(world.stripe.parts.stripe, 'cus_of_the_test_mode')).toBe(0)
  })
})
