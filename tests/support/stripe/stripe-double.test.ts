// The stand-in answers the real SDK as Stripe does, as far as the product relies on it.

import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARDS, chooseCard, saveCard } from './cards.ts'
import { StripeDouble, WEBHOOK_SECRET } from './stripe-double.ts'

const double = new StripeDouble(Date.UTC(2027, 0, 31, 9))
let stripe: Stripe

beforeAll(async () => {
  const { hostname, port } = new URL((await double.listen()).url)
  const address = { host: hostname, port, protocol: 'http' as const }
  stripe = new Stripe('sk_test_double', { ...address, maxNetworkRetries: 0, telemetry: false })
})
afterAll(() => double.stop())

async function payer() {
  const { id } = await stripe.customers.create({ name: 'Somebody' })
  chooseCard(double.state, id, saveCard(double.state, id, CARDS.works))
  return id
}

async function price(unit_amount: number) {
  const { id: product } = await stripe.products.create({ name: 'Plan' })
  const recurring = { interval: 'month' as const }
  return (await stripe.prices.create({ product, currency: 'usd', unit_amount, recurring })).id
}

test('the same words under the same key get the same answer, other words a refusal', async () => {
  const idempotencyKey = 'once'
  const first = await stripe.customers.create({ name: 'A' }, { idempotencyKey })
  const again = await stripe.customers.create({ name: 'A' }, { idempotencyKey })
  expect(again.id).toBe(first.id)
  const other = stripe.customers.create({ name: 'B' }, { idempotencyKey })
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('a subscription is paid, renewed by the clock, scheduled, and ended', async () => {
  const customer = await payer()
  const [small, large] = [await price(1000), await price(3000)]
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: large }] })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [now] = schedule.phases
  if (!now) throw new Error('There is no phase')
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { items: [{ price: large }], start_date: now.start_date, end_date: now.end_date },
      { items: [{ price: small }] },
    ].map((phase, index) => (index === 0 ? phase : { ...phase, start_date: now.end_date })),
  })
  await double.advance(29)
  const changed = await stripe.subscriptions.retrieve(id)
  expect(changed.items.data.map((item) => item.price.id)).toEqual([small])
  const invoices = await stripe.invoices.list({ customer })
  expect(invoices.data.map(({ status, total }) => ({ status, total }))).toEqual([
    { status: 'paid', total: 1000 },
    { status: 'paid', total: 3000 },
  ])
  expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
})

test('for customers who rest no time passes, for those who come later it does', async () => {
  const price1000 = await price(1000)
  const subscriber = async () => {
    const customer = await payer()
    await stripe.subscriptions.create({ customer, items: [{ price: price1000 }] })
    return customer
  }
  const invoicesOf = async (customer: string) => (await stripe.invoices.list({ customer })).data
  const before = await subscriber()
  double.letCustomersRest()
  const after = await subscriber()
  await double.advance(32)
  expect(await invoicesOf(before)).toHaveLength(1)
  expect(await invoicesOf(after)).toHaveLength(2)
})

test('money goes back as a refund and by a credit note, and no further', async () => {
  const customer = await payer()
  const { latest_invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: await price(2000) }],
  })
  const invoice = typeof latest_invoice === 'string' ? latest_invoice : ''
  const { data } = await stripe.charges.list({ customer })
  const payment_intent = String(data[0]?.payment_intent)
  await stripe.refunds.create({ payment_intent, amount: 500 })
  await stripe.creditNotes.create({ invoice, amount: 1000, refund_amount: 400, credit_amount: 600 })
  const [charge] = (await stripe.charges.list({ customer })).data
  expect(charge?.amount_refunded).toBe(900)
  const tooMuch = stripe.refunds.create({ payment_intent, amount: 1200 })
  await expect(tooMuch).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  const { data: notes } = await stripe.creditNotes.list({ customer })
  expect(notes).toMatchObject([{ post_payment_amount: 1000, pre_payment_amount: 0 }])
})

test('what happened can be listed, and is signed when it is sent', async () => {
  const received: string[] = []
  double.sendTo(async (payload, signature) => {
    received.push(stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET).type)
    return 200
  })
  const customer = await payer()
  await double.settled()
  expect(received).toContain('customer.created')
  const { data } = await stripe.events.list({ type: 'customer.created' })
  expect(data[0]?.data.object).toMatchObject({ id: customer })
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
})
