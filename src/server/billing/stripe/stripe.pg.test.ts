// Billing from the view of an owner, with the product's own plans and a stand-in for Stripe.

import { readFileSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { faultOf, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { confirmInvoice } from '#tests/support/stripe/pages.ts'
import { refundPayment } from '#tests/support/stripe/returns.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import { parsePlans } from '../plan-file.ts'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const world = await StripeWorld.open(database, plans, Date.UTC(2027, 0, 31, 9))
const { billing, double } = world
afterAll(() => double.stop())
afterEach(() => double.letCustomersRest())

async function expectBooksToAgree(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
}

async function features(orgId: string) {
  return (await billing.createCustomer(orgId, {})).features
}

describe('a subscription', () => {
  test('begins on the page of Stripe, charges once, and replaces the free plan', async () => {
    const orgId = await world.customer()
    const checkout = await billing.checkout(orgId, { productId: 'business' })
    expect(checkout).toMatchObject({ total: 99, product: { scenario: 'upgrade' } })
    const session = world.session(checkout.url)
    expect(session).toMatchObject({ mode: 'subscription', client_reference_id: orgId })
    expect(session.success_url).toContain('/checkout/stripe?checkout=')
    expect(await world.held(orgId)).toEqual(['free active'])
    await world.pay(checkout.url)
    expect(await world.held(orgId)).toEqual(['business active'])
    expect(await world.charged(orgId)).toBe(9900)
    await expectBooksToAgree(orgId)
  })

  test('of a trial takes a card and no money, and is paid when the trial is over', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'team')
    expect(await world.held(orgId)).toEqual(['team trialing'])
    expect(await world.charged(orgId)).toBe(0)
    await world.pass(14.2)
    expect(await world.held(orgId)).toEqual(['team active'])
    expect(await world.charged(orgId)).toBe(2900)
    await expectBooksToAgree(orgId)
  })

  test('is renewed by Stripe, month after month, and brings back what is used up', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'business')
    await world.pass(95)
    expect(await world.charged(orgId)).toBe(4 * 9900)
    expect(await world.held(orgId)).toEqual(['business active'])
    await expectBooksToAgree(orgId)
  })

  test('bills usage beyond what is included on the invoice of the next cycle', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'team', 'works', { freeTrial: false })
    await billing.usage.track(orgId, { featureId: 'audits', value: 23 }, 'server')
    await world.pass(32)
    expect(await world.charged(orgId)).toBe(2900 + 2900 + 3 * 300)
    expect((await features(orgId)).audits).toMatchObject({ balance: 20, usage: 0 })
    await expectBooksToAgree(orgId)
  })
})

describe('a change of plan', () => {
  test('shows what Stripe will bill, and bills that', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'team', 'works', { freeTrial: false })
    await world.pass(10)
    const preview = await billing.checkout(orgId, { productId: 'business' })
    expect(preview).toMatchObject({ has_prorations: true, product: { scenario: 'upgrade' } })
    expect(preview.url).toBeUndefined()
    expect(preview.lines.some(({ amount }) => amount < 0)).toBe(true)
    const answer = await billing.attach(orgId, { productId: 'business' })
    expect(answer).toMatchObject({ code: 'upgraded_to_new_product', invoice: { status: 'paid' } })
    expect(answer.invoice?.total).toBe(preview.total)
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active'])
    expect(world.running((await world.providerCustomer(orgId))?.id)).toHaveLength(1)
    await expectBooksToAgree(orgId)
  })

  test('of a quantity is charged for the rest of the cycle', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'team', 'works', { freeTrial: false })
    await world.pass(5)
    const options = [{ featureId: 'members', quantity: 10 }]
    const preview = await billing.checkout(orgId, { productId: 'team', options })
    const answer = await billing.attach(orgId, { productId: 'team', options })
    expect(answer).toMatchObject({
      code: 'prepaid_quantity_updated',
      invoice: { total: preview.total },
    })
    await world.runJobs()
    expect((await features(orgId)).members).toMatchObject({ included_usage: 20 })
    await world.pass(32)
    await expectBooksToAgree(orgId)
    const [subscription] = world.running((await world.providerCustomer(orgId))?.id)
    expect(subscription?.items.data.map(({ quantity }) => quantity)).toEqual([1, 2])
  })

  test('of a quantity that is bought already goes up, and down again', async () => {
    const orgId = await world.customer()
    const seats = (quantity: number) => ({
      productId: 'team',
      options: [{ featureId: 'members', quantity }],
      freeTrial: false,
    })
    await world.subscribe(orgId, 'team', 'works', seats(5))
    for (const quantity of [15, 10]) {
      await billing.attach(orgId, seats(quantity))
      await world.runJobs()
      const [subscription] = world.running((await world.providerCustomer(orgId))?.id)
      const packages = subscription?.items.data.map((one) => one.quantity)
      expect(packages, `${quantity} seats`).toEqual([1, quantity / 5])
      expect((await features(orgId)).members).toMatchObject({ included_usage: 10 + quantity })
    }
    await expectBooksToAgree(orgId)
  })

  test('downwards waits for the end of the cycle, and can be taken back', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'business')
    await world.pass(3)
    expect(await billing.attach(orgId, { productId: 'team' })).toMatchObject({
      code: 'downgrade_scheduled',
    })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active', 'team scheduled'])
    expect(await billing.attach(orgId, { productId: 'business' })).toMatchObject({
      code: 'renewed_product',
    })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active'])
    await billing.attach(orgId, { productId: 'team' })
    await world.pass(32)
    expect(await world.held(orgId)).toEqual(['team active'])
    expect(await world.charged(orgId)).toBe(9900 + 2900)
    await expectBooksToAgree(orgId)
  })

  test('to another interval begins a new cycle', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'business')
    await world.pass(15)
    const preview = await billing.checkout(orgId, { productId: 'business_yearly' })
    await billing.attach(orgId, { productId: 'business_yearly' })
    await world.runJobs()
    expect(await world.charged(orgId)).toBe(Math.round(9900 + preview.total * 100))
    await world.pass(40)
    expect(await world.held(orgId)).toEqual(['business_yearly active'])
    await expectBooksToAgree(orgId)
  })

  test('without a card on file is made when the card has been left', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'team', 'works', { freeTrial: false })
    const { checkout_url } = await billing.attach(orgId, {
      productId: 'business',
      forceCheckout: true,
    })
    expect(world.session(checkout_url).mode).toBe('setup')
    await world.pay(checkout_url)
    expect(await world.held(orgId)).toEqual(['business active'])
    expect(world.running((await world.providerCustomer(orgId))?.id)).toHaveLength(1)
    await expectBooksToAgree(orgId)
  })
})

describe('the end of a plan', () => {
  test('comes with the end of the cycle, or is taken back', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'business')
    await billing.cancel(orgId, { productId: 'business' })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active', 'free scheduled'])
    await billing.cancel(orgId, { productId: 'free' })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active'])
    const [running] = world.running((await world.providerCustomer(orgId))?.id)
    expect(running?.cancel_at_period_end).toBe(false)
    await billing.cancel(orgId, { productId: 'business' })
    await world.pass(32)
    expect(await world.held(orgId)).toEqual(['free active'])
    expect(await world.charged(orgId)).toBe(9900)
    await expectBooksToAgree(orgId)
  })

  test('at once leaves what was not used as credit, which pays for the next plan', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'business')
    await world.pass(10)
    await billing.cancel(orgId, { productId: 'business', cancelImmediately: true })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['free active'])
    const credit = -((await world.providerCustomer(orgId))?.balance ?? 0)
    expect(credit).toBeGreaterThan(6000)
    const preview = await billing.attach(orgId, { productId: 'business' })
    expect(preview.invoice?.total).toBe((9900 - credit) / 100)
    await world.runJobs()
    await expectBooksToAgree(orgId)
  })

  test('in the portal of Stripe is the end here as well', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'business')
    const { url } = await billing.billingPortal(orgId, {})
    await fetch(url, { method: 'POST', body: new URLSearchParams({ change: 'cancel' }) })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active', 'free scheduled'])
    await fetch(url, { method: 'POST', body: new URLSearchParams({ change: 'keep' }) })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['business active'])
    await fetch(url, { method: 'POST', body: new URLSearchParams({ change: 'end' }) })
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['free active'])
    await expectBooksToAgree(orgId)
  })
})

describe('what is bought once', () => {
  test('is paid on a page, then with the card that was left there', async () => {
    const orgId = await world.customer()
    const options = [{ featureId: 'credits', quantity: 200 }]
    const { checkout_url } = await billing.attach(orgId, { productId: 'ai_credits', options })
    expect(world.session(checkout_url).mode).toBe('payment')
    await world.pay(checkout_url)
    expect((await features(orgId)).credits).toMatchObject({ balance: 200 })
    const again = await billing.attach(orgId, { productId: 'ai_credits', options })
    expect(again).toMatchObject({ invoice: { total: 20, status: 'paid' } })
    await world.runJobs()
    expect((await features(orgId)).credits).toMatchObject({ balance: 400 })
    expect(await world.charged(orgId)).toBe(4000)
    await expectBooksToAgree(orgId)
  })

  test('comes when the bank has been answered, and only then', async () => {
    const orgId = await world.customer()
    const options = [{ featureId: 'credits', quantity: 100 }]
    const first = await billing.attach(orgId, { productId: 'ai_credits', options })
    await world.pay(first.checkout_url, 'asks')
    const { checkout_url } = await billing.attach(orgId, { productId: 'ai_credits', options })
    await world.runJobs()
    expect((await features(orgId)).credits).toMatchObject({ balance: 100 })
    confirmInvoice(double.state, checkout_url?.split('/').at(-1) ?? '')
    await world.runJobs()
    expect((await features(orgId)).credits).toMatchObject({ balance: 200 })
    expect(await world.charged(orgId)).toBe(2000)
    await expectBooksToAgree(orgId)
  })
})

test('a card that was left without buying anything pays for what is bought later', async () => {
  const orgId = await world.customer()
  const { url } = await billing.setupPayment(orgId, {})
  expect(world.session(url).mode).toBe('setup')
  await world.pay(url)
  const { payment_method } = await billing.createCustomer(orgId, { expand: ['payment_method'] })
  expect(payment_method).toMatchObject({ card: { last4: '4242' } })
  expect(await billing.attach(orgId, { productId: 'business' })).toMatchObject({
    invoice: { status: 'paid', total: 99 },
  })
  await world.runJobs()
  await expectBooksToAgree(orgId)
})

test('a currency without a minor unit is billed by the unit', async () => {
  const yen = await StripeWorld.open(database, { ...plans, currency: 'jpy' })
  try {
    const orgId = await yen.customer()
    const { url } = await yen.billing.checkout(orgId, { productId: 'business' })
    await yen.pay(url)
    expect(await yen.charged(orgId), 'as many units as the price has').toBe(99)
    expect(await yen.invoices(orgId)).toMatchObject([{ total: 99, currency: 'jpy' }])
    refundPayment(yen.double.state, await yen.payment(orgId), 40)
    await yen.runJobs()
    expect(await yen.invoices(orgId)).toMatchObject([{ total: 99, refunded: 40 }])
  } finally {
    await yen.double.stop()
  }
})

test('a promotion code is known at Stripe and taken off once', async () => {
  const orgId = await world.customer()
  await world.subscribe(orgId, 'business', 'works', { reward: 'LAUNCH20' })
  expect(await world.charged(orgId)).toBe(7920)
  expect([...double.state.promotionCodes.values()].map(({ code }) => code)).toEqual(['LAUNCH20'])
  await world.pass(32)
  expect(await world.charged(orgId)).toBe(7920 + 9900)
  await expectBooksToAgree(orgId)
})

test('a promotion that was changed in the plan file is changed at Stripe', async () => {
  const { stripe } = world.stripe.parts
  const coupon = 'shelfcount_launch_of_old'
  for (const one of double.state.promotionCodes.values()) one.active = false
  await stripe.coupons.create({ id: coupon, percent_off: 90, duration: 'once' })
  await stripe.promotionCodes.create({
    code: 'LAUNCH20',
    promotion: { type: 'coupon', coupon },
  })
  const orgId = await world.customer()
  await world.subscribe(orgId, 'business', 'works', { reward: 'LAUNCH20' })
  expect(await world.charged(orgId)).toBe(7920)
})

test('a reward for bringing somebody is credit at Stripe too', async () => {
  const [referrer, friend] = [await world.customer(), await world.customer()]
  await world.subscribe(referrer, 'business')
  const { code } = await billing.createReferralCode(referrer, 'friends')
  await billing.redeemReferralCode(friend, code)
  await world.subscribe(friend, 'business')
  await world.runJobs()
  expect((await world.providerCustomer(referrer))?.balance).toBe(-1500)
  await world.pass(32)
  expect(await world.charged(referrer)).toBe(9900 + 9900 - 1500)
  await expectBooksToAgree(referrer)
  await expectBooksToAgree(friend)
})

test('a card that is declined leaves everything as it was', async () => {
  const orgId = await world.customer()
  await world.subscribe(orgId, 'team', 'declines_later', { freeTrial: false })
  const before = await world.charged(orgId)
  expect(await faultOf(billing.attach(orgId, { productId: 'business' }))).toMatchObject({
    code: 'card_declined',
  })
  await world.runJobs()
  expect(await world.held(orgId)).toEqual(['team active'])
  expect(await world.charged(orgId)).toBe(before)
  await expectBooksToAgree(orgId)
})
