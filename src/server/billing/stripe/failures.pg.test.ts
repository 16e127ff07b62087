// Failures between the two systems: nobody is charged twice, and plan and money agree in the end.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { faultOf, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { CARDS } from '#tests/support/stripe/cards.ts'
import { paySession } from '#tests/support/stripe/checkout.ts'
import { confirmInvoice } from '#tests/support/stripe/pages.ts'
import type { Trouble } from '#tests/support/stripe/stripe-double.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'
import { reconcile } from './reconcile.ts'

const CHANGE = /POST \/v1\/subscriptions\/sub/

const database = await testDatabase()
const world = await StripeWorld.open(database, TEST_CATALOG, Date.UTC(2027, 0, 31, 9))
const { billing, double } = world
afterAll(() => double.stop())

afterEach(() => {
  double.letCustomersRest()
  double.troubles.length = 0
  double.isHolding = false
  double.deliverTwice = false
})

async function expectBooksToAgree(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
  expect(await world.booked(orgId)).toBe(await world.charged(orgId))
  const customer = await world.providerCustomer(orgId)
  expect(world.running(customer?.id).length).toBeLessThanOrEqual(1)
}

function trouble(kind: Trouble['kind'], call: RegExp, times = 1) {
  double.troubles.push({ kind, call, times })
}

/** Longer than an operation may take, so that what was left is finished. */
async function later(orgId: string) {
  await world.pass(0.01)
  await world.stripe.sync.run(orgId)
  await world.runJobs()
}

describe('a payment that fails at a renewal', () => {
  test('leaves a time of grace, then takes the access, and gives it back when it is paid', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'declines_later')
    await world.pass(28.5)
    const view = await billing.createCustomer(orgId, {})
    expect(view.products).toMatchObject([{ id: 'pro', status: 'active' }])
    expect(view.products[0]).toHaveProperty('past_due_since')
    expect(view.features.dark_mode).toBeDefined()
    await world.pass(7.5)
    expect(await world.held(orgId)).toEqual(['pro past_due'])
    expect((await billing.createCustomer(orgId, {})).features.dark_mode).toBeUndefined()
    const { url } = await billing.billingPortal(orgId, {})
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: CARDS.works }) })
    await world.pass(5)
    expect(await world.held(orgId)).toEqual(['pro active'])
    await expectBooksToAgree(orgId)
  })

  test('is not credited when the plan is ended instead', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'declines_later')
    await world.pass(31.5)
    await world.pass(7.5)
    expect(await world.held(orgId)).toEqual(['pro past_due'])
    await billing.cancel(orgId, { productId: 'pro', cancelImmediately: true })
    await later(orgId)
    expect(await world.held(orgId)).toEqual(['free active'])
    expect((await world.providerCustomer(orgId))?.balance).toBe(0)
    expect(await world.charged(orgId)).toBe(2000)
    await expectBooksToAgree(orgId)
  })

  test('for good ends the plan', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'declines_later')
    await world.pass(50)
    expect(await world.held(orgId)).toEqual(['free active'])
    expect(await world.charged(orgId)).toBe(2000)
    await expectBooksToAgree(orgId)
  })
})

describe('a bank that asks', () => {
  test('sends the owner there, and the plan comes with the answer', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro', 'asks')
    const { checkout_url, code } = await billing.attach(orgId, {
      productId: 'max',
      freeTrial: false,
    })
    expect(code).toBe('checkout_created')
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    confirmInvoice(double.state, checkout_url?.split('/').at(-1) ?? '')
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['max active'])
    await expectBooksToAgree(orgId)
  })

  test('about a new plan that was asked for twice, and answered twice, is paid once', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pack', 'asks')
    const ask = () => billing.attach(orgId, { productId: 'pro' })
    const urls = [(await ask()).checkout_url, (await ask()).checkout_url]
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['free active', 'pack active'])
    for (const url of urls) confirmInvoice(double.state, url?.split('/').at(-1) ?? '')
    await world.runJobs()
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pack active', 'pro active'])
    expect(await world.charged(orgId)).toBe(300 + 2000)
    await expectBooksToAgree(orgId)
  })
})

describe('two checkouts', () => {
  test('both paid: the money of the second goes back', async () => {
    const refundsBefore = double.state.refunds.size
    const orgId = await world.customer()
    const first = await billing.attach(orgId, { productId: 'pro' })
    trouble('refused', /expire/, 9)
    const second = await billing.attach(orgId, { productId: 'max', freeTrial: false })
    await world.pay(first.checkout_url)
    await world.pay(second.checkout_url)
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await world.charged(orgId)).toBe(2000)
    expect(double.state.refunds.size).toBe(refundsBefore + 1)
    await expectBooksToAgree(orgId)
  })

  test('paid at the same moment, reported in the wrong order: one plan, one payment', async () => {
    const orgId = await world.customer()
    trouble('refused', /expire/, 9)
    const first = await billing.attach(orgId, { productId: 'pro' })
    const second = await billing.attach(orgId, { productId: 'pro' })
    double.isHolding = true
    for (const { checkout_url } of [first, second]) {
      paySession(double.state, world.session(checkout_url), CARDS.works, true)
    }
    await double.deliver((events) => [...events, ...events].reverse())
    await world.runJobs()
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await world.charged(orgId)).toBe(2000)
    await expectBooksToAgree(orgId)
  })

  test('of which only the newest is open', async () => {
    const orgId = await world.customer()
    const first = await billing.attach(orgId, { productId: 'pro' })
    await billing.attach(orgId, { productId: 'max' })
    expect(world.session(first.checkout_url).status).toBe('expired')
  })

  test('of which one is only looked at leave the other open, until that is paid', async () => {
    const orgId = await world.customer()
    const begun = await billing.attach(orgId, { productId: 'max', freeTrial: false })
    const [once, again] = [
      await billing.checkout(orgId, { productId: 'pro' }),
      await billing.checkout(orgId, { productId: 'pro' }),
    ]
    const statuses = () =>
      [begun.checkout_url, once.url, again.url].map((url) => world.session(url).status)
    expect(statuses()).toEqual(['open', 'expired', 'open'])
    await world.pay(begun.checkout_url)
    await world.runJobs()
    expect(statuses()).toEqual(['complete', 'expired', 'expired'])
    expect(await world.held(orgId)).toEqual(['max active'])
    await expectBooksToAgree(orgId)
  })
})

describe('an answer that never came', () => {
  test('is heard the second time: the upgrade is charged once', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    await world.pass(3)
    trouble('lost', /POST \/v1\/subscriptions\/sub/, 3)
    const work = billing.attach(orgId, { productId: 'max', freeTrial: false })
    expect(await faultOf(work)).toMatchObject({
      code: 'provider_unreachable',
      fault: 'unavailable',
    })
    const again = billing.attach(orgId, { productId: 'max' })
    expect(await faultOf(again)).toMatchObject({ code: 'operation_in_progress' })
    double.troubles.length = 0
    await later(orgId)
    expect(await world.held(orgId)).toEqual(['max active'])
    await expectBooksToAgree(orgId)
  })

  test('after a crash is asked for with the same words, whatever was used in between', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    await billing.usage.track(orgId, { featureId: 'scans', value: 14 }, 'server')
    trouble('lost', /POST \/v1\/subscriptions\/sub/, 3)
    await faultOf(billing.attach(orgId, { productId: 'max', freeTrial: false }))
    await billing.usage.track(orgId, { featureId: 'scans', value: 5 }, 'server')
    double.troubles.length = 0
    await later(orgId)
    expect(await world.held(orgId)).toEqual(['max active'])
    const words = [...double.state.invoiceItems.values()].filter(({ description }) =>
      description.includes('4 beyond'),
    )
    expect(words).toHaveLength(1)
    await expectBooksToAgree(orgId)
  })

  test('about a new plan, paid with the card on file, begins one', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pack')
    trouble('lost', /POST \/v1\/subscriptions$/, 3)
    const work = billing.attach(orgId, { productId: 'pro' })
    expect(await faultOf(work)).toMatchObject({ code: 'provider_unreachable' })
    double.troubles.length = 0
    await later(orgId)
    expect(await world.held(orgId)).toEqual(['pack active', 'pro active'])
    const owner = (await world.providerCustomer(orgId))?.id
    const begun = [...double.state.subscriptions.values()].filter((one) => one.customer === owner)
    expect(begun, 'not even for a moment are there two').toHaveLength(1)
    await expectBooksToAgree(orgId)
  })

  test('about what is bought once, at any of its steps, charges once', async () => {
    for (const step of [
      'invoices',
      'invoiceitems',
      'invoices/in_.+/finalize',
      'invoices/in_.+/pay',
    ]) {
      const orgId = await world.customer()
      await world.subscribe(orgId, 'pack')
      const before = await world.charged(orgId)
      trouble('lost', new RegExp(`POST /v1/${step}$`), 3)
      await faultOf(billing.attach(orgId, { productId: 'pack' }))
      double.troubles.length = 0
      await later(orgId)
      expect(await world.charged(orgId), step).toBe(2 * before)
      await expectBooksToAgree(orgId)
    }
  })

  test('about a downgrade leaves it scheduled', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'max', 'works', { freeTrial: false })
    world.crashes = 1
    await billing.attach(orgId, { productId: 'pro' }).catch(() => undefined)
    await later(orgId)
    expect(await world.held(orgId)).toEqual(['max active', 'pro scheduled'])
    await world.pass(32)
    expect(await world.held(orgId)).toEqual(['pro active'])
    await expectBooksToAgree(orgId)
  })

  test('about a cancellation ends the plan once', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    trouble('lost', /DELETE/, 3)
    const work = billing.cancel(orgId, { productId: 'pro', cancelImmediately: true })
    expect(await faultOf(work)).toMatchObject({ code: 'provider_unreachable' })
    double.troubles.length = 0
    await later(orgId)
    expect(await world.held(orgId)).toEqual(['free active'])
    await expectBooksToAgree(orgId)
  })

  test('from a line that is dead changes nothing', async () => {
    const orgId = await world.customer()
    trouble('refused', /./, 99)
    expect(await faultOf(billing.attach(orgId, { productId: 'pro' }))).toMatchObject({
      code: 'provider_unreachable',
    })
    double.troubles.length = 0
    await world.subscribe(orgId, 'pro')
    expect(await world.held(orgId)).toEqual(['pro active'])
    await expectBooksToAgree(orgId)
  })

  test('within the time that somebody waits is given up', async () => {
    const hasty = await StripeWorld.open(database, TEST_CATALOG, double.nowMs, { timeoutMs: 500 })
    const orgId = await hasty.customer()
    hasty.double.troubles.push({ kind: 'slow', call: /customers/, delayMs: 5_000, times: 9 })
    const work = hasty.billing.setupPayment(orgId, {})
    expect(await faultOf(work)).toMatchObject({ code: 'provider_unreachable' })
  })
})

/** Events that have arrived and are not processed yet. */
async function waitingReports(orgId: string): Promise<number> {
  const owner = await world.providerCustomer(orgId)
  const { rows } = await database.owner.query(
    `select count(*)::int as waiting from app.provider_event
     where customer_id = $1 and status = 'waiting'`,
    [owner?.id],
  )
  return rows[0]?.waiting
}

describe('reports', () => {
  test('twice, backwards and late come to the same account', async () => {
    const orgId = await world.customer()
    double.isHolding = true
    const { checkout_url } = await billing.attach(orgId, { productId: 'pro' })
    paySession(double.state, world.session(checkout_url), CARDS.works, true)
    await double.deliver((events) => [...events, ...events, ...events].reverse())
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    const { rows } = await database.owner.query(
      `select count(*)::int as kept, count(*) filter (where status = 'waiting')::int as waiting
       from app.provider_event where owner_id = $1`,
      [orgId],
    )
    expect(rows[0]).toMatchObject({ waiting: 0 })
    expect(rows[0].kept).toBeGreaterThan(3)
    await expectBooksToAgree(orgId)
  })

  test('that have been handled are not handled again, however often they come', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    const event = double.state.events.at(-1)
    if (!event) throw new Error('Nothing was reported')
    await world.runJobs()
    double.calls.length = 0
    const send = async () => {
      expect(await double.send(event), 'it is taken').toBe(200)
      await world.runJobs()
    }
    await send()
    await send()
    await world.stripe.webhooks.handle(event.id)
    expect(double.calls, 'nobody has looked').toEqual([])
  })

  test('that overtake our own call wait for it', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    const answer = Promise.withResolvers<void>()
    double.troubles.push({ kind: 'slow', call: CHANGE, until: answer.promise, times: 1 })
    const attaching = billing.attach(orgId, { productId: 'max', freeTrial: false })
    await eventually(() => expect(double.calls.at(-1)).toMatch(CHANGE))
    await world.runJobs()
    expect(await world.held(orgId)).toEqual(['pro active'])
    expect(await waitingReports(orgId), 'none has been called handled').toBeGreaterThan(0)
    answer.resolve()
    await attaching
    expect(await world.held(orgId)).toEqual(['max active'])
    await world.stripe.sync.run(orgId)
    expect(await world.held(orgId)).toEqual(['max active'])
    await expectBooksToAgree(orgId)
  })

  test('are not acted on when the plan has changed since somebody looked', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    const answer = Promise.withResolvers<void>()
    const list = /GET \/v1\/subscriptions$/
    double.calls.length = 0
    // The first list is for the cards, the second one for what results from them.
    double.troubles.push({ kind: 'slow', call: list, delayMs: 1, times: 1 })
    double.troubles.push({ kind: 'slow', call: list, until: answer.promise, times: 1 })
    const looking = world.stripe.sync.run(orgId)
    await eventually(() => expect(double.calls.filter((one) => list.test(one))).toHaveLength(2))
    await billing.attach(orgId, { productId: 'max', freeTrial: false })
    answer.resolve()
    expect(await looking, 'the old look is thrown away').toEqual([])
    expect(await world.held(orgId)).toEqual(['max active'])
  })

  test('of somebody unknown are kept and left alone', async () => {
    const object = { id: 'in_1', object: 'invoice', customer: 'cus_of_somebody_else' }
    const event = {
      id: 'evt_stranger',
      object: 'event' as const,
      type: 'invoice.paid',
      created: 1,
      data: { object },
    }
    expect(await double.send(event)).toBe(200)
    await world.runJobs()
    const { rows } = await database.owner.query(
      `select status, problem from app.provider_event where id = 'evt_stranger'`,
    )
    expect(rows).toEqual([{ status: 'ignored', problem: 'No customer of this installation.' }])
  })

  test('that could not be handled say so, and are handled when they are replayed', async () => {
    const orgId = await world.customer()
    await world.subscribe(orgId, 'pro')
    const [running] = world.running((await world.providerCustomer(orgId))?.id)
    if (running) running.cancel_at_period_end = true
    trouble('broken', /GET \/v1\/customers/, 9)
    double.state.emit('customer.subscription.updated', running ?? {})
    await world.runJobs()
    const eventId = double.state.events.at(-1)?.id
    const status = async () => {
      const { rows } = await database.owner.query(
        'select status from app.provider_event where id = $1',
        [eventId],
      )
      return rows[0]?.status
    }
    expect(await status()).toBe('failed')
    double.troubles.length = 0
    await database.app.query('select app.platform_replay_event($1)', [eventId])
    await world.runJobs()
    expect(await status()).toBe('done')
    expect(await world.held(orgId)).toEqual(['free scheduled', 'pro active'])
  })

  test('with a wrong signature, or none, are refused', async () => {
    const { webhooks } = world.stripe
    const body = JSON.stringify({ id: 'evt_forged', type: 'invoice.paid', created: 1, data: {} })
    expect(await webhooks.receive(body, 't=1,v1=00')).toBe('refused')
    expect(await webhooks.receive(body, '')).toBe('refused')
    const { rowCount } = await database.owner.query(
      `select from app.provider_event where id = 'evt_forged'`,
    )
    expect(rowCount).toBe(0)
  })
})

describe('the reconciliation', () => {
  const run = async () => {
    const said: string[] = []
    const { parts, sync } = world.stripe
    const totals = await reconcile({
      parts,
      sync,
      pool: database.app,
      runJobs: () => world.runJobs(),
      say: (line) => said.push(line),
    })
    return { said, totals }
  }

  test('finds what was never reported, repairs it, and then finds nothing', async () => {
    const [paid, ended] = [await world.customer(), await world.customer()]
    await world.subscribe(ended, 'pro')
    await run()
    double.sendTo(async () => 500)
    const { checkout_url } = await billing.attach(paid, { productId: 'pro' })
    paySession(double.state, world.session(checkout_url), CARDS.works, true)
    const [gone] = world.running((await world.providerCustomer(ended))?.id)
    if (gone) gone.status = 'canceled'
    const { said, totals } = await run()
    expect(totals.failures).toBe(0)
    expect(said.filter((line) => line.startsWith(ended))).toEqual([
      expect.stringContaining('pro: no longer paid for by sub_'),
    ])
    expect(await world.held(paid)).toEqual(['pro active'])
    expect(await world.held(ended)).toEqual(['free active'])
    await expectBooksToAgree(paid)
    expect((await run()).said).toEqual([])
  })

  test('ends what is paid for an organization that is gone', async () => {
    const orgId = await world.customer()
    double.sendTo(async () => 500)
    const { checkout_url } = await billing.attach(orgId, { productId: 'pro' })
    paySession(double.state, world.session(checkout_url), CARDS.works, true)
    await world.stripe.sync.run(orgId)
    const customer = await world.providerCustomer(orgId)
    await database.owner.query(`select set_config('app.operator', 'on', false)`)
    await database.owner.query('delete from billing_customer where organization_id = $1', [orgId])
    await world.runJobs()
    expect(world.running(customer?.id)).toEqual([])
  })
})
