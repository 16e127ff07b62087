// The billing fields that each role of an organization gets, over real HTTP.

import { afterAll, describe, expect, test } from 'vitest'
import type { Person } from '#seeds/world.ts'
import { GOOD_CARD } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { startBillingHost } from '#tests/support/billing-host.ts'
import { testDatabase } from '#tests/support/database.ts'
import { testBilling } from '#tests/support/live-node.ts'

const database = await testDatabase()
const host = await startBillingHost(database, TEST_CATALOG)
const { sandbox } = await testBilling(database, TEST_CATALOG)
afterAll(() => host.stop())

const EXPAND = ['invoices', 'rewards', 'trials_used', 'entities', 'referrals', 'payment_method']
const EVERYTHING = { expand: EXPAND }
const PREFIXES = ['/api/billing', '/api/auth/billing'] as const

async function send(person: Person, method: string, path: string, body?: object) {
  const response = await fetch(`${host.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await host.tokenOf(person)}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

function post(person: Person, path: string, body: object) {
  return send(person, 'POST', path, body)
}

/** A customer with a card payment, a discount, a trial, an entity and a browser's mark. */
async function payingShop() {
  const shop = await host.world.shop()
  const { owner, organizationId } = shop
  const manager = await host.world.teamMember(shop, 'manager')
  const scanner = await host.world.teamMember(shop, 'scanner')
  await post(owner, '/api/billing/customers', { customer_data: { fingerprint: 'browser-1' } })
  const bought = await post(owner, '/api/billing/attach', { product_id: 'pro' })
  const session = new URL(bought.body.checkout_url).pathname.split('/').at(-1) ?? ''
  await sandbox.pay([organizationId], session, GOOD_CARD)
  const till = { id: 'till', name: 'Till', feature_id: 'seats' }
  expect((await post(owner, '/api/billing/entities', till)).status).toBe(200)
  return { ...shop, manager, scanner }
}

const SECRET_FIELDS = [
  'invoices',
  'rewards',
  'trials_used',
  'referrals',
  'payment_method',
  'past_due_since',
  'grace_ends_at',
  'trial_ends_at',
] as const

function words(answer: unknown): string {
  return JSON.stringify(answer)
}

describe.each(PREFIXES)('under %s', (prefix) => {
  test('an owner reads everything of the customer', async () => {
    const { owner, organizationId } = await payingShop()
    const { body } = await post(owner, `${prefix}/customers`, EVERYTHING)
    expect(body).toMatchObject({
      id: organizationId,
      name: 'World Goods',
      email: owner.email,
      fingerprint: 'browser-1',
      invoices: [{ status: 'paid' }],
      payment_method: { type: 'card', card: { last4: '4242' } },
      entities: [{ id: 'till' }],
      rewards: expect.any(Object),
      referrals: [],
      trials_used: expect.any(Array),
    })
    const pro = body.products.find(({ id }: { id: string }) => id === 'pro')
    expect(pro.current_period_end).toEqual(expect.any(Number))
    const entity = await send(owner, 'GET', `${prefix}/entities/till?expand=invoices`)
    expect(entity.body.invoices).toHaveLength(1)
  })

  test.each(['manager', 'scanner'] as const)('a %s reads plans and limits alone', async (role) => {
    const shop = await payingShop()
    const { status, body } = await post(shop[role], `${prefix}/customers`, EVERYTHING)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: shop.organizationId,
      name: null,
      email: null,
      fingerprint: null,
      stripe_id: null,
      metadata: {},
      entities: [{ id: 'till' }],
      features: { calls: { balance: expect.any(Number) } },
    })
    expect(body.products).toContainEqual(
      expect.objectContaining({
        id: 'pro',
        status: 'active',
        subscription_ids: [],
        canceled_at: null,
        current_period_start: null,
        current_period_end: null,
      }),
    )
    for (const field of SECRET_FIELDS) expect(words(body)).not.toContain(`"${field}"`)
    expect(words(body)).not.toContain(shop.owner.email)
    expect(words(body)).not.toContain('"4242"')

    const entity = await send(shop[role], 'GET', `${prefix}/entities/till?expand=invoices`)
    expect(entity).toMatchObject({ status: 200, body: { id: 'till' } })
    expect(entity.body).not.toHaveProperty('invoices')

    const asked = { product_id: 'pro', with_preview: true }
    const check = await post(shop[role], `${prefix}/check`, asked)
    expect(check).toMatchObject({ status: 200, body: { allowed: true, product_id: 'pro' } })
    expect(check.body).not.toHaveProperty('preview')
    expect((await post(shop.owner, `${prefix}/check`, asked)).body).toHaveProperty('preview')
  })

  test('an outsider reads nothing', async () => {
    const { organizationId } = await payingShop()
    const outsider = await host.world.shop()
    const response = await fetch(`${host.url}${prefix}/customers`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await host.tokenOf(outsider.owner)}`,
        'x-organization-id': organizationId,
      },
      body: JSON.stringify(EVERYTHING),
    })
    expect(response.status).toBe(404)
    const own = await post(outsider.owner, `${prefix}/customers`, { customer_id: organizationId })
    expect(own.body.id).toBe(outsider.organizationId)
  })
})

test('the action of the same name tells a scanner no more', async () => {
  const { scanner, owner } = await payingShop()
  const args = { path: 'billing:createCustomer', args: EVERYTHING, format: 'json' }
  const { body } = await post(scanner, '/api/action', args)
  expect(body.value).toMatchObject({ email: null, features: { calls: {} } })
  for (const field of SECRET_FIELDS) expect(words(body)).not.toContain(`"${field}"`)
  expect(words(body)).not.toContain(owner.email)
})

describe('a scanner changes nothing of the customer', () => {
  test('not the mark of its browser', async () => {
    const shop = await host.world.shop()
    const scanner = await host.world.teamMember(shop, 'scanner')
    const theirs = { customer_data: { fingerprint: 'of-a-scanner' } }
    await post(scanner, '/api/billing/customers', theirs)
    await post(scanner, '/api/billing/check', { feature_id: 'calls', ...theirs })
    const { body } = await post(shop.owner, '/api/billing/customers', {})
    expect(body.fingerprint).toBeNull()
  })

  test('and makes no entity beside a question or a use', async () => {
    const { owner, scanner } = await payingShop()
    const made = { entity_id: 'mine', entity_data: { name: 'Mine', feature_id: 'seats' } }
    for (const [call, body] of [
      ['check', { feature_id: 'calls' }],
      ['check', { product_id: 'pro', with_preview: true }],
      ['track', { feature_id: 'calls', value: 1 }],
    ] as const) {
      const answer = await post(scanner, `/api/billing/${call}`, { ...body, ...made })
      expect(answer, call).toMatchObject({ status: 404, body: { code: 'entity_not_found' } })
    }
    const { body } = await post(owner, '/api/billing/customers', EVERYTHING)
    expect(body.entities).toMatchObject([{ id: 'till' }])
  })

  test('nor buys, cancels or opens a page of the provider', async () => {
    const { scanner, manager } = await payingShop()
    const calls = {
      attach: { product_id: 'pro' },
      checkout: { product_id: 'pro' },
      cancel: { product_id: 'pro' },
      billing_portal: {},
      setup_payment: {},
      entities: { id: 'e', feature_id: 'seats' },
      'referrals/code': { program_id: 'friends' },
      'referrals/redeem': { code: 'NOBODY' },
    }
    for (const person of [scanner, manager]) {
      for (const [call, body] of Object.entries(calls)) {
        const answer = await post(person, `/api/billing/${call}`, body)
        expect(answer, call).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      }
      expect((await send(person, 'DELETE', '/api/billing/entities/till')).status).toBe(403)
    }
  })
})
