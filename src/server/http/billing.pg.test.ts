// The published billing client, unchanged, against the host, and how the API handles callers that are less
// well-behaved.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishedClient, startBillingHost } from '#tests/support/billing-host.ts'
import { testDatabase } from '#tests/support/database.ts'

const host = await startBillingHost(await testDatabase())
afterAll(() => host.stop())
const { world, url } = host

// The client writes every refusal to the console.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function shopClient(pathPrefix = '/api/billing') {
  const shop = await world.shop()
  const token = await host.tokenOf(shop.owner)
  const client = await publishedClient({
    backendUrl: url,
    pathPrefix,
    getBearerToken: async () => token,
    includeCredentials: false,
    customerData: { name: 'Not believed', email: 'x@evil.test', fingerprint: `fp-${shop.storeId}` },
  })
  return { ...shop, client, token }
}

async function post(path: string, body: unknown, token?: string, headers: object = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe.each(['/api/billing', '/api/auth/billing'])('the published client under %s', (prefix) => {
  test('does everything it can', async () => {
    const { client, organizationId } = await shopClient(prefix)
    expect(client.prefix).toBe(prefix)
    const customer = await client.createCustomer({ errorOnNotFound: false, expand: ['invoices'] })
    expect(customer).toMatchObject({
      error: null,
      data: {
        id: organizationId,
        name: 'World Goods',
        products: [{ id: 'free', status: 'active' }],
      },
    })
    const products = await client.products.list()
    expect(products.data).toMatchObject({
      list: [
        { id: 'free', scenario: 'active' },
        { id: 'team', scenario: 'upgrade' },
        {},
        {},
        {},
        {},
      ],
    })
    const check = await client.check({ featureId: 'audits', requiredBalance: 3, withPreview: true })
    expect(check.data).toMatchObject({
      allowed: false,
      required_balance: 3,
      balance: 2,
      preview: { scenario: 'usage_limit', feature_name: 'Audits' },
    })
    const checkout = await client.checkout({
      productId: 'team',
      freeTrial: false,
      options: [{ featureId: 'members', quantity: 5 }],
    })
    expect(checkout.data).toMatchObject({
      total: 39,
      options: [{ feature_id: 'members', quantity: 5 }],
      url: expect.stringContaining('/checkout/sandbox/cs_'),
    })
    const attach = await client.attach({ productId: 'business', openInNewTab: true })
    expect(attach.data).toMatchObject({ code: 'checkout_created', product_ids: ['business'] })
    expect((await client.query({ featureId: ['audits'], range: '24h' })).data).toMatchObject({
      list: expect.objectContaining({ length: 24 }),
    })
    expect((await client.referrals.createCode({ programId: 'friends' })).data).toMatchObject({
      code: expect.stringMatching(/^[A-Z0-9]{6}$/),
    })
    const refused = await client.cancel({ productId: 'business' })
    expect(refused.error).toMatchObject({ code: 'cus_product_not_found' })
  })

  test('is told what went wrong in words and by code', async () => {
    const { client } = await shopClient(prefix)
    const codeOf = async (answer: Promise<{ error: { code: string; message: string } | null }>) => {
      const { error } = await answer
      expect(error?.message).toBeTruthy()
      return error?.code
    }
    expect(await codeOf(client.attach({ productId: 'nothing' }))).toBe('product_not_found')
    expect(await codeOf(client.attach({ productId: 'free' }))).toBe('product_already_attached')
    expect(await codeOf(client.check({ featureId: 'nothing' }))).toBe('feature_not_found')
    expect(await codeOf(client.track({ featureId: 'audits' }))).toBe('track_not_allowed')
    expect(await codeOf(client.entities.get('nobody', {}))).toBe('entity_not_found')
    expect(await codeOf(client.entities.delete('nobody'))).toBe('entity_not_found')
    expect(await codeOf(client.referrals.redeemCode({ code: 'NOBODY' }))).toBe(
      'referral_code_not_found',
    )
    const entity = client.entities.create({ id: 'seat-1', featureId: 'members' })
    expect(await codeOf(entity)).toBe('invalid_inputs')
  })
})

test('the client learns from cors that it can be reached', async () => {
  const client = await publishedClient({ backendUrl: url, pathPrefix: '/api/billing' })
  expect(await client.detectCors()).toMatchObject({ valid: true })
  expect(await post('/api/billing/cors', {})).toEqual({ status: 200, body: { message: 'OK' } })
})

test('portal and setup answer with an address', async () => {
  const { client, token } = await shopClient()
  const portal = await client.openBillingPortal({ returnUrl: '/organization' })
  expect(portal.data).toMatchObject({ url: expect.stringContaining('/billing/portal?return_url=') })
  const setup = await client.setupPayment({ openInNewTab: true })
  expect(setup.data).toMatchObject({ url: expect.stringContaining('/checkout/sandbox/cs_') })
  const plain = await post('/api/auth/billing/setup_payment', { success_url: '/profile' }, token)
  expect(plain.body.url).toContain('/checkout/sandbox/cs_')
})

test('camel case and snake case mean the same in a call, at every depth', async () => {
  const { token } = await shopClient()
  const snake = {
    product_id: 'team',
    free_trial: false,
    options: [{ feature_id: 'members', quantity: 10 }],
  }
  const camel = {
    productId: 'team',
    freeTrial: false,
    options: [{ featureId: 'members', quantity: 10 }],
  }
  const [one, other] = [
    await post('/api/billing/checkout', snake, token),
    await post('/api/billing/checkout', camel, token),
  ]
  expect(one.body.total).toBe(49)
  const moving = { url: '', next_cycle: null }
  expect({ ...one.body, ...moving }).toEqual({ ...other.body, ...moving })
})

describe('who is calling', () => {
  test('is said by the session alone: ids in a body are nobody', async () => {
    const { token, organizationId } = await shopClient()
    const other = await world.shop()
    const body = {
      customer_id: other.organizationId,
      customerId: other.organizationId,
      orgId: other.organizationId,
      customer_data: { name: 'Mallory' },
    }
    const answer = await post('/api/billing/customers', body, token)
    expect(answer.body).toMatchObject({ id: organizationId, name: 'World Goods' })
  })

  test('may name one of their organizations, and nobody else’s', async () => {
    const { token, owner } = await shopClient()
    const second = await world.shop({ owner })
    const other = await world.shop()
    const ask = (orgId: string) =>
      post('/api/billing/customers', {}, token, { 'x-organization-id': orgId })
    expect((await ask(second.organizationId)).body.id).toBe(second.organizationId)
    expect(await ask(other.organizationId)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: expect.any(String) },
    })
  })

  test('is nobody without a login, which is refused unless it was said to be fine', async () => {
    expect(await post('/api/billing/customers', {})).toMatchObject({
      status: 401,
      body: { code: 'no_customer_id', message: expect.any(String) },
    })
    const soft = await post('/api/billing/customers', { errorOnNotFound: false })
    expect(soft).toEqual({ status: 202, body: null })
    const person = await world.person()
    const token = await host.tokenOf(person)
    const alone = await post('/api/billing/customers', { error_on_not_found: false }, token)
    expect(alone).toEqual({ status: 202, body: null })
    const products = await fetch(`${url}/api/billing/products`)
    expect((await products.json()).list).toHaveLength(6)
  })

  test('decides about money only as an owner', async () => {
    const { organizationId, storeId } = await shopClient()
    const member = await world.teamMember({ organizationId, storeId }, 'manager')
    const token = await host.tokenOf(member)
    expect((await post('/api/billing/check', { feature_id: 'audits' }, token)).body.allowed).toBe(
      true,
    )
    for (const call of ['attach', 'checkout', 'cancel', 'billing_portal', 'setup_payment']) {
      const answer = await post(`/api/billing/${call}`, { product_id: 'team' }, token)
      expect(answer, call).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  })
})

describe('bad input', () => {
  const quantities = [-5, 2.5, 3, 1e12, null, 'many', Number.NaN]
  test.each(quantities)('a quantity of %s is refused', async (quantity) => {
    const { token } = await shopClient()
    const body = { product_id: 'team', options: [{ feature_id: 'members', quantity }] }
    const answer = await post('/api/billing/attach', body, token)
    expect(answer.status).toBe(400)
    expect(['invalid_options', 'invalid_argument']).toContain(answer.body.code)
  })

  test.each(['{"product_id":', '[]', '"text"', '7'])('a body of %s is refused', async (text) => {
    const { token } = await shopClient()
    const answer = await post('/api/billing/attach', text, token)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('a feature twice, two ids or none, and unknown calls are refused in JSON', async () => {
    const { token } = await shopClient()
    const options = [5, 10].map((quantity) => ({ feature_id: 'members', quantity }))
    const twice = await post('/api/billing/attach', { product_id: 'team', options }, token)
    expect(twice.body.code).toBe('invalid_options')
    const none = await post('/api/billing/attach', {}, token)
    expect(none.body.code).toBe('invalid_inputs')
    const both = await post('/api/billing/track', { feature_id: 'audits', event_name: 'x' }, token)
    expect(both.body.code).toBe('invalid_inputs')
    const check = await post('/api/billing/check', {}, token)
    expect(check.body.code).toBe('invalid_inputs')
    const unknown = await post('/api/billing/teleport', {}, token)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('a request of another site is refused in the shape of this wire', async () => {
    const headers = { cookie: 'a=b', origin: 'https://evil.example' }
    const answer = await post('/api/billing/customers', {}, undefined, headers)
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: expect.any(String) },
    })
  })
})
