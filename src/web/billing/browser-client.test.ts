import { afterEach, expect, test, vi } from 'vitest'
import type { BillingAccess } from '#contract/backend.ts'
import { browserClient } from './browser-client.ts'
import { browserClientId } from './browser-client-id.ts'

const BUYER = { name: 'Fennel & Oak', email: 'owner@shelfcount.test' }

function page(access: Partial<BillingAccess>, customerData: object = BUYER) {
  const fetched: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    fetched.push({ url: String(url), init })
    return Response.json({ list: [] })
  })
  const ran: (readonly [name: string, args: object])[] = []
  const client = browserClient({
    access: { mode: 'http', prefix: '/api/billing', ...access },
    orgId: 'org',
    customerData,
    runAction: async (name, args) => {
      ran.push([name, args])
      return { list: [] }
    },
  })
  const bodies = () => fetched.map(({ init }) => JSON.parse(String(init.body)))
  return { client, fetched, ran, bodies }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('calls go below the prefix of the installation', async () => {
  const { client, fetched } = page({ prefix: '/api/shop/money' })
  await client.call('listProducts')
  await client.call('checkout', { productId: 'team' })
  expect(fetched.map(({ url }) => url)).toEqual([
    '/api/shop/money/products',
    '/api/shop/money/checkout',
  ])
})

test('everything that is posted says who the customer is', async () => {
  const { client, bodies } = page({})
  await client.call('checkout', { productId: 'team' })
  await client.call('billingPortal')
  expect(bodies()).toEqual([{ productId: 'team', customer_data: BUYER }, { customer_data: BUYER }])
})

test('a visitor whom nobody knows says so', async () => {
  const { client, bodies } = page({}, {})
  await client.call('createCustomer', {})
  expect(bodies()).toEqual([{ customer_data: {} }])
})

test('with the auth library calls go below its path, in its spelling', async () => {
  const { client, fetched, bodies } = page({ mode: 'auth-library' })
  await client.call('checkout', { productId: 'team' })
  expect(fetched[0]?.url).toBe('/api/auth/billing/checkout')
  expect(fetched[0]?.init.credentials).toBe('include')
  expect(bodies()).toEqual([{ productId: 'team', customerData: BUYER }])
})

test('without HTTP the same calls are actions for the organization', async () => {
  const { client, fetched, ran } = page({ mode: 'serverless' })
  expect(await client.call('listProducts')).toMatchObject({ data: { list: [] }, error: null })
  await client.call('checkout', { productId: 'team', dialog: 'not for the wire' })
  expect(ran).toEqual([
    ['listProducts', { orgId: 'org' }],
    ['checkout', { productId: 'team', orgId: 'org' }],
  ])
  expect(fetched).toEqual([])
  await expect(client.post('/cors', {})).rejects.toThrow(
    'HTTP methods not supported in Convex mode',
  )
})

test('answers of organizations and modes are kept apart', () => {
  const http = { mode: 'http', prefix: '/api/billing' } as const
  const ids = [
    browserClientId(http, 'one'),
    browserClientId(http, 'other'),
    browserClientId({ ...http, mode: 'serverless' }, 'one'),
    page({}).client.id,
    page({ mode: 'serverless' }).client.id,
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
