// Several products in one purchase: one bill, and either all products or none.

import { afterAll, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { StripeWorld } from '#tests/support/stripe/stripe-world.ts'

const database = await testDatabase()
const world = new World({ database, catalog: TEST_CATALOG })
const { billing } = world
const stripe = await StripeWorld.open(database, TEST_CATALOG, Date.UTC(2027, 0, 31, 9))
afterAll(() => stripe.double.stop())

const BOTH = { productIds: ['pro', 'pack'] }

async function expectBooksToBalance(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
}

test('a plan and a package are one bill at the checkout, and both are there afterwards', async () => {
  const { organizationId: orgId } = await world.shop()
  const { checkout_url, product_ids } = await billing.attach(orgId, BOTH)
  expect(product_ids).toEqual(['pro', 'pack'])
  await billing.sandbox.pay([orgId], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
  const { products, features, invoices } = await billing.createCustomer(orgId, {
    expand: ['invoices'],
  })
  expect(products.map(({ id, status }) => `${id} ${status}`).sort()).toEqual([
    'pack active',
    'pro active',
  ])
  expect(features.credits?.balance).toBe(10)
  expect(invoices?.map(({ total }) => total)).toEqual([23])
  await expectBooksToBalance(orgId)
  expect(await faultOf(billing.attach(orgId, { productIds: ['max', 'pack'] }))).toMatchObject({
    code: 'invalid_inputs',
  })
})

test('plans that are bought together are together at Stripe too, on its page and with the card on file', async () => {
  for (const hasCard of [false, true]) {
    const orgId = await stripe.customer()
    if (hasCard) await stripe.subscribe(orgId, 'pack')
    const before = await stripe.charged(orgId)
    const { checkout_url } = await stripe.billing.attach(orgId, BOTH)
    if (checkout_url) await stripe.pay(checkout_url)
    await stripe.runJobs()
    const held = await stripe.held(orgId)
    expect(held, `with a card: ${hasCard}`).toContain('pro active')
    const { features } = await stripe.billing.createCustomer(orgId, {})
    expect(features.credits?.balance).toBe(hasCard ? 20 : 10)
    expect((await stripe.charged(orgId)) - before).toBe(2300)
    expect(await stripe.booked(orgId)).toBe(await stripe.charged(orgId))
    expect(await stripe.stripe.sync.run(orgId), 'a second look finds nothing').toEqual([])
    await expectBooksToBalance(orgId)
  }
})
