// Malicious bodies for each of the sixteen calls under both prefixes: every answer is JSON with a message and a code,
// no call fails with a server error, and nothing of the customer changes.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { startBillingHost } from '#tests/support/billing-host.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const host = await startBillingHost(database, TEST_CATALOG)
afterAll(() => host.stop())
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const PREFIXES = ['/api/billing', '/api/auth/billing'] as const

/** What each call would do if all of its fields were valid. */
const CALLS = {
  customers: { errorOnNotFound: true, expand: ['invoices'] },
  checkout: { productId: 'pro', options: [], freeTrial: false, metadata: {}, reward: null },
  attach: { productId: 'pro', options: [], freeTrial: false, metadata: {}, entityId: null },
  cancel: { productId: 'pro', entityId: null, cancelImmediately: false },
  check: { featureId: 'calls', requiredBalance: 1, sendEvent: true, entityId: null },
  track: { featureId: 'calls', value: 1, idempotencyKey: 'k', properties: {}, entityId: null },
  billing_portal: { returnUrl: '/organization' },
  setup_payment: { successUrl: '/organization', checkoutSessionParams: {} },
  query: { featureId: 'calls', range: '7d' },
  entities: { id: 'till', name: 'Till', featureId: 'seats' },
  'referrals/code': { programId: 'friends' },
  'referrals/redeem': { code: 'NOBODY' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>

function deep(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}

/** As raw text, because some of these values only exist as text. */
const BAD_VALUES = {
  'a negative number': '-1',
  'a huge number': '1e308',
  'more than a number holds': '1e999',
  'a fraction': '0.00000000000000000001',
  'a text for a number': '"12"',
  'no number': '"NaN"',
  'a list': '[[]]',
  'an empty list': '[]',
  'an object': '{"a":1}',
  'a list of objects': '[{"featureId":"calls","quantity":"5"}]',
  'a flag': 'true',
  'nothing at all': 'null',
  'an empty text': '""',
  'a very long text': `"${'x'.repeat(50_000)}"`,
  'a text with an end in it': '"a\\u0000b"',
  'half a letter': '"\\ud800"',
  'something deep': deep(400),
  'something very deep': deep(20_000),
  'deep lists': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'a text with an end in it, inside': '{"a":"\\u0000","\\u0000":1}',
  'half a letter, inside': '{"a":"\\udc00"}',
  'an ancestor': '{"__proto__":{"allowed":true},"constructor":{"prototype":{"x":1}}}',
  'the name of an ancestor': '"__proto__"',
  'the name of a builder': '"constructor"',
}

async function send(
  path: string,
  { token, ...init }: RequestInit & { readonly token?: string | undefined },
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${host.url}${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  })
  const text = await response.text()
  expect(response.headers.get('content-type'), `${path} ${text.slice(0, 80)}`).toContain('json')
  return { status: response.status, body: JSON.parse(text) }
}

function post(path: string, body: string, token?: string) {
  return send(path, { method: 'POST', body, token })
}

/** A refusal in the format of the API, or an answer; never a server error. */
function expectSense({ status, body }: { status: number; body: unknown }, what: string): void {
  expect(status, what).toBeLessThan(500)
  if (status < 400) return
  expect(body, what).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z_]+$/),
  })
}

async function shop() {
  const made = await host.world.shop()
  const token = await host.tokenOf(made.owner)
  await post('/api/billing/customers', '{}', token)
  return { ...made, token }
}

/** A fingerprint of all customer data that money or access depends on. */
async function holdings(organizationId: string): Promise<unknown> {
  const tables = ['product', 'balance', 'invoice', 'entity', 'event', 'checkout', 'ledger']
  const parts = tables.map(
    (table) =>
      `(select md5(coalesce(string_agg(t::text, ';' order by t::text), ''))
        from billing_${table} t where t.organization_id = $1) as ${table}`,
  )
  const { rows } = await database.owner.query(`select ${parts.join(', ')}`, [organizationId])
  return rows[0]
}

/** A body with one field as given, and the others valid. */
function bodyWith(body: object, field: string, value: string): string {
  const others = Object.entries(body).filter(([name]) => name !== field)
  return `{${others.map(([name, fine]) => `"${name}":${JSON.stringify(fine)},`).join('')}"${field}":${value}}`
}

test.each(Object.entries(CALLS))('%s makes sense of any value in any field', async (call, body) => {
  const { token, organizationId } = await shop()
  let before = await holdings(organizationId)
  for (const field of [...Object.keys(body), 'customer_data', 'customerId', 'orgId', '__proto__']) {
    for (const [name, value] of Object.entries(BAD_VALUES)) {
      const what = `${call} with ${name} for ${field}`
      const answer = await post(`/api/billing/${call}`, bodyWith(body, field, value), token)
      expectSense(answer, what)
      const after = await holdings(organizationId)
      if (answer.status >= 400) expect(after, what).toEqual(before)
      before = after
    }
  }
})

describe.each(PREFIXES)('under %s', (prefix) => {
  test('ids in the address may be anything too', async () => {
    const { token } = await shop()
    const ids = [
      '__proto__',
      '%00',
      '%E0%A4%A',
      '%ED%A0%80',
      '..%2f..%2fproducts',
      'x'.repeat(5_000),
    ]
    for (const id of ids) {
      for (const method of ['GET', 'DELETE']) {
        const answer = await send(`${prefix}/entities/${id}?expand=nothing,__proto__`, {
          method,
          token,
        })
        expectSense(answer, `${method} ${id.slice(0, 20)}`)
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
    }
  })

  test.each(Object.entries(CALLS))(
    '%s is refused to nobody, to strangers and by the wrong way',
    async (call, fine) => {
      const path = `${prefix}/${call}`
      const { organizationId } = await shop()
      const before = await holdings(organizationId)
      const stranger = await shop()
      const body = JSON.stringify(fine)
      const nobody = await post(path, body)
      expectSense(nobody, 'nobody')
      expect(nobody.status).toBe(401)
      const elsewhere = await send(path, {
        method: 'POST',
        body,
        token: stranger.token,
        headers: { 'x-organization-id': organizationId },
      })
      expect(elsewhere).toMatchObject({ status: 404, body: { code: 'not_found' } })
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await send(path, { method, token: stranger.token })
        expectSense(answer, method)
        expect(answer.status, method).toBe(404)
      }
      for (const text of ['', ' ', 'null', '[]', '"x"', '{', 'a=b', '\u0000']) {
        const answer = await send(path, {
          method: 'POST',
          body: text,
          token: stranger.token,
          headers: { 'content-type': 'text/plain' },
        })
        expectSense(answer, `a body of ${text}`)
      }
      expect(await holdings(organizationId)).toEqual(before)
    },
  )
})

/** Fields that decide about money, or about what a browser may report as used. */
const OWNERS_CALLS = [
  'attach',
  'checkout',
  'cancel',
  'billing_portal',
  'setup_payment',
  'entities',
  'referrals/code',
  'referrals/redeem',
] as const

test('a scanner cannot change anything about billing', async () => {
  const made = await shop()
  const before = await holdings(made.organizationId)
  const token = await host.tokenOf(await host.world.teamMember(made, 'scanner'))
  for (const call of OWNERS_CALLS) {
    const answer = await post(`/api/billing/${call}`, JSON.stringify(CALLS[call]), token)
    expect(answer, call).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
  expect(await holdings(made.organizationId)).toEqual(before)
})

describe('a key that is used again', () => {
  test('counts once, whatever the second body says', async () => {
    const { token } = await shop()
    const track = (body: object) =>
      post('/api/billing/track', JSON.stringify({ idempotencyKey: 'once', ...body }), token)
    expect((await track({ featureId: 'calls', value: 2 })).status).toBe(200)
    for (const body of [
      { featureId: 'calls', value: 2 },
      { featureId: 'calls', value: 9 },
      { feature_id: 'calls', value: 2, properties: { other: true } },
    ]) {
      expect((await track(body)).body).toMatchObject({ code: 'duplicate_event' })
    }
    const { body } = await post('/api/billing/check', '{"featureId":"calls"}', token)
    expect(body).toMatchObject({ balance: 28 })
  })
})

test('said in both spellings with different values, the one of the code counts, at every depth', async () => {
  const { token } = await shop()
  const { body } = await post(
    '/api/billing/checkout',
    JSON.stringify({
      product_id: 'nothing',
      productId: 'pro',
      options: [{ feature_id: 'nothing', featureId: 'seats', quantity: 2 }],
    }),
    token,
  )
  expect(body).toMatchObject({ options: [{ feature_id: 'seats', quantity: 2 }], total: 24 })
})

test('a body that never ends keeps nobody waiting, not even from outside', async () => {
  const endless = `{"productId":"pro","a":${deep(5_000)}}`
  for (const call of Object.keys(CALLS)) {
    expectSense(await post(`/api/billing/${call}`, endless), call)
  }
})
