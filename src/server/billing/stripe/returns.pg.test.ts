// Money returned by an operator in the dashboard of Stripe, or by a bank.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CARDS, chooseCard, saveCard } from '#tests/support/stripe/cards.ts'
import {
  closeDispute,
  failRefund,
  openDispute,
  refundPayment,
  writeCreditNote,
} from '#tests/support/stripe/returns.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import { reconcile } from './reconcile.ts'

const database = await testDatabase()
const world = await StripeWorld.open(database, TEST_CATALOG, Date.UTC(2027, 0, 31, 9))
const { double } = world
const { state } = double
afterAll(() => double.stop())

afterEach(() => {
  double.letCustomersRest()
  double.isHolding = false
  double.deliverTwice = false
})

async function expectBooksToAgree(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
}

async function subscriber(): Promise<string> {
  const orgId = await world.customer()
  await world.subscribe(orgId, 'pro')
  return orgId
}

/** What the list of invoices shows about the newest one. */
async function shown(orgId: string) {
  const [newest] = await world.invoices(orgId)
  return newest && { total: newest.total, refunded: newest.refunded, credited: newest.credited }
}

function invoiceBehind(intent: { readonly invoice: string | null }) {
  const invoice = state.invoices.get(intent.invoice ?? '')
  if (!invoice) throw new Error('The payment has no invoice')
  return invoice
}

describe('a refund from the dashboard', () => {
  test('is shown on its invoice and booked once, however often it is reported', async () => {
    const orgId = await subscriber()
    double.deliverTwice = true
    refundPayment(state, await world.payment(orgId), 500)
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 20, refunded: 5, credited: 0 })
    await expectBooksToAgree(orgId)
    refundPayment(state, await world.payment(orgId))
    await world.runJobs()
    await world.stripe.sync.run(orgId)
    expect(await shown(orgId)).toEqual({ total: 20, refunded: 20, credited: 0 })
    expect(await world.booked(orgId)).toBe(0)
    await expectBooksToAgree(orgId)
    expect(await world.held(orgId), 'the plan is the business of whoever ends it').toEqual([
      'pro active',
    ])
  })

  test('that the bank does not take is paid again', async () => {
    const orgId = await subscriber()
    const refund = refundPayment(state, await world.payment(orgId), 700)
    await world.runJobs()
    expect(await world.booked(orgId)).toBe(1300)
    failRefund(state, refund)
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 20, refunded: 0, credited: 0 })
    await expectBooksToAgree(orgId)
  })

  test('that nobody reported is found by the reconciliation, and then no more', async () => {
    const orgId = await subscriber()
    double.isHolding = true
    refundPayment(state, await world.payment(orgId), 250)
    const run = async () => {
      const said: string[] = []
      const { parts, sync } = world.stripe
      const runJobs = () => world.runJobs()
      const say = (line: string) => said.push(line)
      await reconcile({ parts, sync, pool: database.app, runJobs, say })
      return said.filter((line) => line.startsWith(orgId))
    }
    expect(await run()).toEqual([expect.stringMatching(/: invoice in_\w+: 2\.5 refunded$/)])
    expect(await run()).toEqual([])
    await double.deliver()
    await expectBooksToAgree(orgId)
  })

  test('of what was bought once with the card on file is seen too', async () => {
    const orgId = await subscriber()
    const options = [{ featureId: 'credits', quantity: 20 }]
    await world.billing.attach(orgId, { productId: 'pack', options })
    await world.runJobs()
    refundPayment(state, await world.payment(orgId))
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 6, refunded: 6, credited: 0 })
    await expectBooksToAgree(orgId)
  })
})

describe('a credit note', () => {
  test('is refund, credit and money outside of Stripe, each for itself', async () => {
    const orgId = await subscriber()
    const invoice = invoiceBehind(await world.payment(orgId))
    writeCreditNote(state, invoice, { amount: 1000, refund: 400, outside: 100 })
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 20, refunded: 5, credited: 5 })
    expect((await world.providerCustomer(orgId))?.balance).toBe(-500)
    expect(await moneyGaps(database, orgId)).toEqual([])
    await world.pass(32)
    expect((await world.invoices(orgId))[0], 'the credit pays for the next cycle').toMatchObject({
      total: 15,
    })
  })

  test('before the payment makes the invoice smaller', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'declines_later')
    await world.pass(31.5)
    const customer = (await world.providerCustomer(orgId))?.id
    const open = [...state.invoices.values()].find(
      (one) => one.status === 'open' && one.customer === customer,
    )
    if (!open) throw new Error('Nothing is open')
    writeCreditNote(state, open, { amount: 800, refund: 0, outside: 0 })
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 12, refunded: 0, credited: 0 })
    const id = (await world.providerCustomer(orgId))?.id ?? ''
    chooseCard(state, id, saveCard(state, id, CARDS.works))
    await world.pass(4.5)
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await world.charged(orgId)).toBe(2000 + 1200)
    await expectBooksToAgree(orgId)
  })
})

describe('a dispute', () => {
  test('takes the money until it is won', async () => {
    const orgId = await subscriber()
    const dispute = openDispute(state, await world.payment(orgId))
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 20, refunded: 20, credited: 0 })
    await expectBooksToAgree(orgId)
    closeDispute(state, dispute, 'won')
    await world.runJobs()
    expect(await shown(orgId)).toEqual({ total: 20, refunded: 0, credited: 0 })
    await expectBooksToAgree(orgId)
  })

  test('names only a payment: whose it was is found out', async () => {
    const orgId = await subscriber()
    closeDispute(state, openDispute(state, await world.payment(orgId)), 'lost')
    await world.runJobs()
    const { rows } = await database.owner.query(
      `select distinct status, owner_id from app.provider_event
       where type like 'charge.dispute.%' and owner_id = $1`,
      [orgId],
    )
    expect(rows).toEqual([{ status: 'done', owner_id: orgId }])
    expect(await world.booked(orgId)).toBe(0)
  })
})

test('a checkout that was paid for nothing is shown with its refund', async () => {
  const orgId = await world.customer()
  double.troubles.push({ kind: 'refused', call: /expire/, times: 9 })
  const first = await world.billing.attach(orgId, { productId: 'pro' })
  const second = await world.billing.attach(orgId, { productId: 'max', freeTrial: false })
  await world.pay(first.checkout_url)
  await world.pay(second.checkout_url)
  double.troubles.length = 0
  await world.runJobs()
  const invoices = await world.invoices(orgId)
  expect(invoices.map(({ total, refunded }) => ({ total, refunded }))).toEqual(
    expect.arrayContaining([
      { total: 20, refunded: 0 },
      { total: 50, refunded: 50 },
    ]),
  )
  await expectBooksToAgree(orgId)
})
