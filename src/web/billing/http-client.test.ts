import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createActionClient, NO_HTTP } from './action-client.ts'
import { createHttpClient, type HttpClientOptions } from './http-client.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => void log.mockClear())
afterAll(() => void log.mockRestore())

function bench(options: HttpClientOptions, status = 200, body: unknown = {}) {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), init })
    return new Response(JSON.stringify(body), { status })
  }
  return { sent, client: createHttpClient({ includeCredentials: true, fetch, ...options }) }
}

test('a call goes to its path with the data of the customer, without the dialog', async () => {
  const { client, sent } = bench({ customerData: { name: 'Nora' } })
  await client.call('check', { featureId: 'stores', dialog: () => null })
  expect(sent[0]?.url).toBe('/api/billing/check')
  expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
    featureId: 'stores',
    customer_data: { name: 'Nora' },
  })
})

test('in auth-library mode the data has the other spelling', async () => {
  const { client, sent } = bench({ authUrl: 'https://shop.test/', customerData: { name: 'Nora' } })
  await client.call('attach', { productId: 'team' })
  expect(sent[0]?.url).toBe('https://shop.test/api/auth/billing/attach')
  expect(JSON.parse(String(sent[0]?.init?.body))).toHaveProperty('customerData')
})

test('a token goes along, and a header of the host beats it', async () => {
  const { client, sent } = bench({ getBearerToken: async () => 'abc', headers: { 'x-one': '1' } })
  await client.call('listProducts')
  expect(sent[0]?.init?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-one': '1' })
  expect(sent[0]?.init?.method).toBe('GET')
})

test('a header of the host takes the place of ours, however it is spelled', async () => {
  const headers = { Authorization: 'Basic xyz' }
  const { client, sent } = bench({ getBearerToken: async () => 'abc', headers })
  await client.call('listProducts')
  expect(new Headers(sent[0]?.init?.headers).get('authorization')).toBe('Basic xyz')
})

test('without a token none is sent, and one that cannot be had is told', async () => {
  for (const getBearerToken of [async () => null, () => Promise.reject(new Error('signed out'))]) {
    const { client, sent } = bench({ getBearerToken })
    await client.call('listProducts')
    expect(new Headers(sent[0]?.init?.headers).has('authorization')).toBe(false)
  }
  expect(log.mock.calls.map(([said]) => said)).toEqual([
    '[billing] Failed to call getBearerToken() of the BillingProvider',
  ])
})

test('a refusal carries message and code and is logged', async () => {
  const { client } = bench({}, 409, { message: 'Twice.', code: 'product_already_attached' })
  const answer = await client.call('attach', {})
  expect(answer.error).toEqual({ message: 'Twice.', code: 'product_already_attached' })
  expect(log).toHaveBeenCalledWith('[billing] Twice.')
})

test('a missing token is explained instead of logged', async () => {
  const { client } = bench({}, 401, { message: 'Missing authorization header' })
  await client.call('attach', {})
  expect(log).toHaveBeenCalledOnce()
  expect(log.mock.lastCall?.[0]).toContain('getBearerToken')
})

test('no network is fetch_failed, with a hint', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const client = createHttpClient({ includeCredentials: true, fetch })
  expect((await client.call('query', {})).error?.code).toBe('fetch_failed')
  expect(log.mock.lastCall?.[0]).toContain('backend URL')
})

test('credentials are tried out once, included first', async () => {
  const tried: unknown[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    tried.push(`${String(url)} ${init?.credentials}`)
    if (String(url).endsWith('/cors') && init?.credentials === 'include') throw new Error('no')
    return new Response('{}')
  }
  const client = createHttpClient({ fetch })
  await client.call('query', {})
  await client.call('query', {})
  expect(tried).toEqual([
    '/api/billing/cors include',
    '/api/billing/cors omit',
    '/api/billing/query omit',
    '/api/billing/query omit',
  ])
})

test('actions never use HTTP, and their failures have a code', async () => {
  const client = createActionClient(() => Promise.reject(new Error('No.')))
  expect((await client.call('attach', {})).error).toEqual({
    message: 'No.',
    code: 'convex_action_failed',
  })
  expect((await client.call('createEntity', [{}])).error?.code).toBe('convex_action_failed')
  expect(() => client.post('/x', {})).toThrow(NO_HTTP)
})
