// Billing from the view of an owner, with the product's own plans and the sandbox provider.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { faultOf, GOOD_CARD, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { sqlBuilder } from '../db/sql.ts'
import { selectOverdue } from '../queries/billing/billing.ts'
import { withCustomer } from './customer-scope.ts'
import { parsePlans } from './plan-file.ts'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const world = new World({ database, catalog: plans })
const { billing } = world
const { sandbox } = billing

async function customer() {
  const { organizationId } = await world.shop()
  return organizationId
}

/** Subscribes without a card on file, through the sandbox page. */
async function subscribe(orgId: string, productId: string, options: object = {}) {
  const { checkout_url } = await billing.attach(orgId, { productId, ...options })
  const id = checkout_url?.split('/').at(-1) ?? ''
  await sandbox.pay([orgId], id, GOOD_CARD)
  return id
}

async function held(orgId: string) {
  const { products } = await billing.createCustomer(orgId, {})
  return products.map(({ id, status }) => `${id} ${status}`).sort()
}

function overdue(orgId: string) {
  return withCustomer(database.app, orgId, selectOverdue)
}

async function features(orgId: string) {
  return (await billing.createCustomer(orgId, {})).features
}

describe('a customer', () => {
  test('is there with the default plan as soon as anybody asks', async () => {
    const orgId = await customer()
    const view = await billing.createCustomer(orgId, {})
    expect(view).toMatchObject({ id: orgId, name: 'World Goods', env: 'sandbox' })
    expect(view.products.map(({ id }) => id)).toEqual(['free'])
    expect(view.features.stores).toMatchObject({ balance: 0, usage: 1, included_usage: 1 })
    expect(view.features.audits).toMatchObject({ balance: 2, interval: 'month' })
  })

  test('is made once by many who ask at once', async () => {
    const orgId = await customer()
    await Promise.all(Array.from({ length: 12 }, () => billing.createCustomer(orgId, {})))
    expect(await held(orgId)).toEqual(['free active'])
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('comes with the expanded fields that were asked for', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'business')
    const expand = ['invoices', 'payment_method', 'trials_used', 'entities', 'rewards', 'referrals']
    const view = await billing.createCustomer(orgId, { expand: expand as never })
    expect(view.invoices).toMatchObject([{ total: 99, status: 'paid', currency: 'usd' }])
    expect(view.payment_method).toMatchObject({ card: { last4: '4242' } })
    expect(view).toMatchObject({ trials_used: [], entities: [], referrals: [] })
  })
})

describe('a subscription', () => {
  test('begins at the checkout, charges once, and replaces the free plan', async () => {
    const orgId = await customer()
    const checkout = await billing.checkout(orgId, { productId: 'business' })
    expect(checkout).toMatchObject({ total: 99, currency: 'usd', product: { scenario: 'upgrade' } })
    const id = checkout.url?.split('/').at(-1) ?? ''
    expect(await sandbox.checkout([orgId], id)).toMatchObject({
      status: 'open',
      mode: 'subscription',
    })
    expect((await sandbox.pay([orgId], id, GOOD_CARD)).url).toBe(
      `http://localhost:3000/checkout/success?org=${orgId}`,
    )
    expect(await held(orgId)).toEqual(['business active'])
    expect((await features(orgId)).stores).toMatchObject({ unlimited: true, balance: null })
    await expect(sandbox.pay([orgId], id, GOOD_CARD)).rejects.toThrow('has been paid')
    expect(await moneyGaps(database, orgId)).toEqual([])
  })

  test('starts with a trial once, and is billed when the trial ends', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'team')
    expect(await held(orgId)).toEqual(['team trialing'])
    const before = await billing.createCustomer(orgId, { expand: ['invoices'] })
    expect(before.invoices).toEqual([])
    await sandbox.moveClock(orgId, 15)
    expect(await held(orgId)).toEqual(['team active'])
    const after = await billing.createCustomer(orgId, { expand: ['invoices'] })
    expect(after.invoices).toMatchObject([{ total: 29, status: 'paid' }])
    expect(await moneyGaps(database, orgId)).toEqual([])
  })

  test('is upgraded with a prorated credit and charge', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'team', { freeTrial: false })
    const preview = await billing.checkout(orgId, { productId: 'business' })
    expect(preview).toMatchObject({ has_prorations: true, product: { scenario: 'upgrade' } })
    expect(preview.url).toBeUndefined()
    expect(preview.total).toBeCloseTo(70, 1)
    const done = await billing.attach(orgId, { productId: 'business' })
    expect(done).toMatchObject({ code: 'upgraded_to_new_product', invoice: { status: 'paid' } })
    expect(await held(orgId)).toEqual(['business active'])
    expect(await ledgerGaps(database, orgId)).toEqual([])
    expect(await moneyGaps(database, orgId)).toEqual([])
  })

  test('is downgraded when its cycle ends, and goes on when it is taken again before', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'business')
    const done = await billing.attach(orgId, { productId: 'team' })
    expect(done.code).toBe('downgrade_scheduled')
    expect(await held(orgId)).toEqual(['business active', 'team scheduled'])
    expect((await billing.attach(orgId, { productId: 'business' })).code).toBe('renewed_product')
    expect(await held(orgId)).toEqual(['business active'])
    await billing.attach(orgId, { productId: 'team' })
    await sandbox.moveClock(orgId, 32)
    expect(await held(orgId)).toEqual(['team active'])
    expect(await moneyGaps(database, orgId)).toEqual([])
  })

  test('has more seats at once and fewer only when they are empty', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'team', { freeTrial: false })
    const options = [{ featureId: 'members', quantity: 10 }]
    const preview = await billing.checkout(orgId, { productId: 'team', options })
    expect(preview).toMatchObject({ has_prorations: true, options: [{ quantity: 10 }] })
    expect(preview.total).toBeCloseTo(20, 1)
    const done = await billing.attach(orgId, { productId: 'team', options })
    expect(done.code).toBe('prepaid_quantity_updated')
    expect((await features(orgId)).members).toMatchObject({ included_usage: 20, usage: 1 })
    await database.owner.query(
      `insert into auth."user" (id, name, email)
       select $1::text || n, 'x', $1::text || n || '@seats.test' from generate_series(1, 14) n`,
      [orgId],
    )
    await database.owner.query(
      `insert into member (organization_id, user_id, role)
       select $1::uuid, $1::text || n, 'member' from generate_series(1, 14) n`,
      [orgId],
    )
    const fewer = billing.attach(orgId, {
      productId: 'team',
      options: [{ featureId: 'members', quantity: 0 }],
    })
    expect(await faultOf(fewer)).toMatchObject({ code: 'invalid_options' })
    const enough = [{ featureId: 'members', quantity: 5 }]
    await billing.attach(orgId, { productId: 'team', options: enough })
    expect((await features(orgId)).members).toMatchObject({ included_usage: 15, balance: 0 })
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('ends with its cycle, or at once with a credit for the rest', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'business')
    await billing.cancel(orgId, { productId: 'business' })
    expect(await held(orgId)).toEqual(['business active', 'free scheduled'])
    expect(await faultOf(billing.cancel(orgId, { productId: 'business' }))).toMatchObject({
      code: 'product_already_canceled',
    })
    await billing.attach(orgId, { productId: 'business' })
    await billing.cancel(orgId, { productId: 'business', cancelImmediately: true })
    expect(await held(orgId)).toEqual(['free active'])
    expect((await sandbox.portal(orgId)).credit).toBeCloseTo(99, 1)
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('falls to the free plan when a cancelled cycle ends', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'business')
    await billing.cancel(orgId, { productId: 'business' })
    await sandbox.moveClock(orgId, 32)
    expect(await held(orgId)).toEqual(['free active'])
    expect((await features(orgId)).audits).toMatchObject({ balance: 2 })
  })

  test('keeps its access for a while when a card is refused, then loses it, and gets it back', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'business')
    await sandbox.saveCard(orgId, '4000000000000341')
    await sandbox.moveClock(orgId, 32)
    const [late] = (await billing.createCustomer(orgId, {})).products
    expect(late).toMatchObject({ status: 'active', past_due_since: expect.any(Number) })
    expect(await billing.check(orgId, { featureId: 'stores' })).toMatchObject({ allowed: true })
    expect(await overdue(orgId)).toEqual(['Business'])
    await sandbox.moveClock(orgId, 8)
    expect(await held(orgId)).toEqual(['business past_due'])
    expect(await billing.check(orgId, { featureId: 'stores' })).toMatchObject({ allowed: false })
    await sandbox.saveCard(orgId, GOOD_CARD)
    expect(await held(orgId)).toEqual(['business active'])
    expect(await overdue(orgId)).toEqual([])
    expect(await moneyGaps(database, orgId)).toEqual([])
  })

  test('bills usage beyond what is included when the cycle ends', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'team', { freeTrial: false })
    await billing.usage.track(orgId, { featureId: 'audits', value: 23 }, 'server')
    expect((await features(orgId)).audits).toMatchObject({ balance: -3, overage_allowed: true })
    await sandbox.moveClock(orgId, 32)
    const { invoices } = await sandbox.portal(orgId)
    expect(invoices[0]).toMatchObject({ total: 38 })
    expect((await features(orgId)).audits).toMatchObject({ balance: 20 })
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })
})

describe('what is bought once', () => {
  test('stacks, and is used once the plan is used up', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'ai_credits')
    await billing.attach(orgId, {
      productId: 'ai_credits',
      options: [{ featureId: 'credits', quantity: 200 }],
    })
    expect((await features(orgId)).credits).toMatchObject({ balance: 300 })
    await billing.usage.track(orgId, { featureId: 'ai_requests', value: 8 }, 'server')
    const left = await features(orgId)
    expect([left.ai_requests?.balance, left.credits?.balance]).toEqual([0, 297])
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })
})

describe('checkouts', () => {
  test('of which two are opened can only be paid once', async () => {
    const orgId = await customer()
    const first = await billing.checkout(orgId, { productId: 'business' })
    const second = await billing.checkout(orgId, { productId: 'business' })
    const ids = [first, second].map(({ url }) => url?.split('/').at(-1) ?? '')
    const outcomes = await Promise.allSettled(ids.map((id) => sandbox.pay([orgId], id, GOOD_CARD)))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await moneyGaps(database, orgId)).toEqual([])
    expect((await sandbox.portal(orgId)).invoices).toHaveLength(1)
  })

  test('stay open while a plan is only looked at, and end when another one is paid', async () => {
    const orgId = await customer()
    const pageOf = ({ url }: { readonly url?: string | undefined }) => url?.split('/').at(-1) ?? ''
    const begun = pageOf(await billing.checkout(orgId, { productId: 'business' }))
    const shown = pageOf(await billing.checkout(orgId, { productId: 'team' }))
    const statusOf = async (id: string) => (await sandbox.checkout([orgId], id)).status
    expect(await Promise.all([begun, shown].map(statusOf))).toEqual(['open', 'open'])
    await sandbox.pay([orgId], begun, GOOD_CARD)
    expect(await statusOf(shown)).toBe('expired')
    expect(await faultOf(sandbox.pay([orgId], shown, GOOD_CARD))).toMatchObject({
      code: 'checkout_expired',
    })
    expect(await held(orgId)).toEqual(['business active'])
  })

  test('expire, are refused a bad card, and belong to their organization', async () => {
    const orgId = await customer()
    const stranger = await customer()
    const { url } = await billing.checkout(orgId, { productId: 'business' })
    const id = url?.split('/').at(-1) ?? ''
    expect(await faultOf(sandbox.pay([stranger], id, GOOD_CARD))).toMatchObject({
      code: 'checkout_not_found',
    })
    expect(await faultOf(sandbox.pay([orgId], id, '4000000000000002'))).toMatchObject({
      code: 'card_declined',
    })
    await sandbox.moveClock(orgId, 2)
    expect(await faultOf(sandbox.pay([orgId], id, GOOD_CARD))).toMatchObject({
      code: 'checkout_expired',
    })
    expect(await held(orgId)).toEqual(['free active'])
  })

  test('send people back to our own pages only', async () => {
    const orgId = await customer()
    const successUrl = 'https://evil.example/phish'
    const { url } = await billing.checkout(orgId, { productId: 'business', successUrl })
    const page = await sandbox.checkout([orgId], url?.split('/').at(-1) ?? '')
    expect(page.successUrl).toBe(`http://localhost:3000/checkout/success?org=${orgId}`)
    expect(page.cancelUrl).toBe(`http://localhost:3000/checkout/cancel?org=${orgId}`)
  })

  test('paid once lead to the page of a payment, and one that ended to the page of a failure', async () => {
    const orgId = await customer()
    const options = [{ featureId: 'credits', quantity: 100 }]
    const { url } = await billing.checkout(orgId, { productId: 'ai_credits', options })
    const id = url?.split('/').at(-1) ?? ''
    await expect(billing.confirmCheckout([orgId], id)).resolves.toMatchObject({
      url: `http://localhost:3000/checkout/failed?org=${orgId}`,
    })
    expect((await sandbox.pay([orgId], id, GOOD_CARD)).url).toBe(
      `http://localhost:3000/payment-success?org=${orgId}`,
    )
  })

  test('of the card and of the bills are those of the customer, and lead back to it', async () => {
    const orgId = await customer()
    const own = `/organization?org=${orgId}`
    const { url: portal } = await billing.billingPortal(orgId, {})
    expect(new URL(portal).pathname).toBe('/billing/portal')
    expect(Object.fromEntries(new URL(portal).searchParams)).toEqual({
      org: orgId,
      return_url: own,
    })
    const { url: setup } = await billing.setupPayment(orgId, {})
    const page = await sandbox.checkout([orgId], setup.split('/').at(-1) ?? '')
    expect([page.successUrl, page.cancelUrl]).toEqual([
      `http://localhost:3000${own}`,
      `http://localhost:3000${own}`,
    ])
  })
})

describe('two who attach at once', () => {
  test('two requests for a plan at once are charged once', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'team', { freeTrial: false })
    const lock = {
      text: 'select from billing_customer where organization_id = $1 for update',
      values: [orgId],
    }
    const attach = () => billing.attach(orgId, { productId: 'business' })
    const outcomes = await atOnce(database.owner, lock, [attach, attach])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await held(orgId)).toEqual(['business active'])
    expect((await sandbox.portal(orgId)).invoices).toHaveLength(2)
    expect(await moneyGaps(database, orgId)).toEqual([])
  })
})

describe('limits of the plan', () => {
  test('stop the second store of a free plan and lose nothing', async () => {
    const { organizationId: orgId, owner } = await world.shop()
    const second = world.run(owner, api.stores.createWithBaseline, { orgId, name: 'Second' })
    expect(await faultOf(second)).toMatchObject({
      fault: 'limit_reached',
      details: { feature: 'stores' },
    })
    await subscribe(orgId, 'business')
    await world.run(owner, api.stores.createWithBaseline, { orgId, name: 'Second' })
    expect((await features(orgId)).stores).toMatchObject({ usage: 2 })
  })

  test('count audits in the transaction that makes them', async () => {
    const { organizationId: orgId, owner, storeId } = await world.shop()
    const create = (name: string) =>
      world.run(owner, api.audits.create, { orgId, storeIds: [storeId], name })
    await create('First')
    expect(await faultOf(create(''))).toMatchObject({ fault: 'invalid_argument' })
    await create('Second')
    expect(await faultOf(create('Third'))).toMatchObject({
      fault: 'limit_reached',
      details: { feature: 'audits', balance: 0 },
    })
    const { rows } = await database.owner.query('select from audit where organization_id = $1', [
      orgId,
    ])
    expect(rows).toHaveLength(2)
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })

  test('let only one of two take the last place', async () => {
    const { organizationId: orgId, owner, storeId } = await world.shop()
    await database.owner.query(
      `update store set archived_at = now() where organization_id = $1 and id = $2`,
      [orgId, storeId],
    )
    await billing.createCustomer(orgId, {})
    const lock = {
      text: 'select from billing_customer where organization_id = $1 for update',
      values: [orgId],
    }
    const create = () => world.run(owner, api.stores.createWithBaseline, { orgId, name: 'Last' })
    const outcomes = await atOnce(database.owner, lock, [create, create])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('referrals', () => {
  test('reward both sides when the one who came has paid', async () => {
    const [referrer, redeemer] = [await customer(), await customer()]
    const { code } = await billing.createReferralCode(referrer, 'friends')
    expect(code).toMatch(/^[A-Z0-9]{6}$/)
    expect((await billing.createReferralCode(referrer, 'friends')).code).toBe(code)
    expect(await faultOf(billing.redeemReferralCode(referrer, code))).toMatchObject({
      code: 'customer_cannot_redeem_own_code',
    })
    const done = await billing.redeemReferralCode(redeemer, code.toLowerCase())
    expect(done).toMatchObject({
      customer_id: redeemer,
      reward_id: 'friends',
      referrer: { id: referrer },
    })
    expect(await faultOf(billing.redeemReferralCode(redeemer, code))).toMatchObject({
      code: 'customer_already_redeemed_referral_code',
    })
    expect((await sandbox.portal(referrer)).credit).toBe(0)
    await subscribe(redeemer, 'business')
    expect((await sandbox.portal(referrer)).credit).toBe(15)
    const view = await billing.createCustomer(referrer, { expand: ['referrals'] })
    expect(view.referrals).toMatchObject([{ program_id: 'friends', reward_applied: true }])
  })

  test('whose referrer or program is gone do not stop a payment', async () => {
    const referrer = await customer()
    const { code } = await billing.createReferralCode(referrer, 'friends')
    const [one, other] = [await customer(), await customer()]
    await billing.redeemReferralCode(one, code)
    await billing.redeemReferralCode(other, code)
    const without = new World({ database, catalog: { ...plans, referralPrograms: [] } }).billing
    const { checkout_url } = await without.attach(other, { productId: 'business' })
    await without.sandbox.pay([other], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
    expect(await held(other)).toEqual(['business active'])
    await withCustomer(database.app, referrer, (db) =>
      db.rows(sqlBuilder.deleteFrom('organization')),
    )
    await subscribe(one, 'business')
    expect((await sandbox.portal(one)).credit).toBe(15)
  })

  test('are not redeemed more often than the program allows, not even at once', async () => {
    const program = { ...plans.referralPrograms[0], maxRedemptions: 1 } as never
    const few = new World({ database, catalog: { ...plans, referralPrograms: [program] } }).billing
    const referrer = await customer()
    const { code } = await few.createReferralCode(referrer, 'friends')
    const others = [await customer(), await customer(), await customer()]
    const outcomes = await Promise.allSettled(others.map((id) => few.redeemReferralCode(id, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
