// What the browser layer really sends: bodies, headers, credentials.

import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Feature } from '#domain/billing/catalog.ts'
import { parsePlans } from '#server/billing/plan-file.ts'
import { parseConfig } from '#server/config/config.ts'
import { createActionClient } from '#web/billing/action-client.ts'
import { CALLS, type CallName } from '#web/billing/billing-client.ts'
import { browserClient } from '#web/billing/browser-client.ts'
import { CheckoutDialog } from '#web/billing/checkout-dialog.tsx'
import { createHttpClient, type HttpClientOptions } from '#web/billing/http-client.ts'
import { PaywallDialog } from '#web/billing/paywall-dialog.tsx'
import type { PurchaseParams } from '#web/billing/purchase.ts'
import { Refusal } from '#web/billing/testing/billing-stage.tsx'
import { checkoutResult } from '#web/billing/testing/checkout-result.ts'
import { customerOf } from '#web/billing/testing/wire-samples.ts'
import { askedOnce } from './support/asked-once.ts'
import { onBillingStage } from './support/on-billing-stage.ts'
import type { SpecRow } from './support/rows.ts'

const FULL = { 'POST /customers': customerOf() }
const DATA = { name: 'Nora', email: 'nora@shop.test', fingerprint: 'one' }

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** A client in front of a host that keeps what came, and answers unless it is said to be away. */
function clientOf(options: HttpClientOptions, isAway: (sent: Sent) => boolean = () => false) {
  const sent: Sent[] = []
  const client = createHttpClient({
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init })
      if (isAway({ url: String(url), init })) throw new TypeError('Failed to fetch')
      return Response.json({})
    },
    ...options,
  })
  return { client, sent }
}

function bodyOf(sent: readonly Sent[]): unknown {
  return JSON.parse(String(sent.at(-1)?.init.body))
}

function names(method: 'POST' | 'GET' | 'DELETE'): readonly CallName[] {
  const all = Object.entries(CALLS) as [CallName, { readonly method: string }][]
  return all.flatMap(([name, call]) => (call.method === method ? [name] : []))
}

async function credentialsWith(options: HttpClientOptions) {
  const { client, sent } = clientOf(options)
  await client.call('query', {})
  return sent.map(({ url, init }) => `${url} ${init.credentials}`)
}

/** What a page of an installation with these variables sends when it checks out. */
async function pageCalls(variables: Record<string, string>): Promise<readonly string[]> {
  const { billingMode: mode, billingPrefix: prefix } = parseConfig({
    variables,
    projectFolder: '/',
  })
  const calls: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (address, init) => {
    calls.push(`${init?.method} ${address} ${Object.keys(JSON.parse(String(init?.body)))}`)
    return Response.json({})
  }
  const client = browserClient({
    access: { mode, prefix },
    orgId: 'org',
    customerData: DATA,
    runAction: async (name, args) => calls.push(`action ${name} ${Object.keys(args)}`),
  })
  await client.call('checkout', { productId: 'team' })
  globalThis.fetch = real
  return calls
}

function configuredRow(row: string, variables: Record<string, string>, call: string): SpecRow {
  return { row, check: async () => expect(await pageCalls(variables)).toEqual([call]) }
}

/** Bought with, in a browser: tests/e2e/billing-modes.test.ts. */
const configured: readonly SpecRow[] = [
  configuredRow(
    'pages call below the default prefix, with customer_data',
    {},
    'POST /api/billing/checkout productId,customer_data',
  ),
  configuredRow(
    'a custom prefix of the configuration is the one that pages call',
    { BILLING_PREFIX: '/api/till/plans' },
    'POST /api/till/plans/checkout productId,customer_data',
  ),
  configuredRow(
    'auth-library mode is a switch of the configuration that pages follow, with customerData',
    { BILLING_MODE: 'auth-library' },
    'POST /api/auth/billing/checkout productId,customerData',
  ),
  configuredRow(
    'serverless-function mode is a switch of the configuration that pages follow',
    { BILLING_MODE: 'serverless' },
    'action checkout productId,orgId',
  ),
]

/** The feature is in every plan of the product; what the calls answer: src/server/billing/shipped-plans.pg.test.ts. */
function shippedRow(row: string, isIt: (feature: Feature) => boolean): SpecRow {
  return {
    row,
    check: () => {
      const { features, products } = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
      const ids = features.filter(isIt).map(({ id }) => id)
      expect(ids).toHaveLength(1)
      for (const { id, items } of products.filter(({ isAddOn }) => !isAddOn)) {
        const held = items.filter(({ featureId }) => ids.includes(featureId ?? ''))
        expect(held, id).toHaveLength(1)
      }
    },
  }
}

const shipped: readonly SpecRow[] = [
  shippedRow('track: one feature of every plan may be tracked by a client', ({ trackable }) =>
    Boolean(trackable),
  ),
  shippedRow(
    'entities: one feature of every plan has entities',
    ({ type, observed }) => type === 'continuous_use' && !observed,
  ),
]

export const layerCalls: readonly SpecRow[] = [
  ...configured,
  ...shipped,
  {
    row: 'every POST body gets customer_data',
    check: async () => {
      const { client, sent } = clientOf({ includeCredentials: true, customerData: DATA })
      for (const name of names('POST')) {
        await client.call(name, { productId: 'team' })
        expect(bodyOf(sent), name).toEqual({ productId: 'team', customer_data: DATA })
      }
    },
  },
  {
    row: 'every POST body gets customerData in auth-library mode',
    check: async () => {
      const { client, sent } = clientOf({ authUrl: 'https://shop.test', customerData: DATA })
      for (const name of names('POST')) {
        await client.call(name, {})
        expect(bodyOf(sent), name).toEqual({ customerData: DATA })
      }
      expect(sent[0]?.url).toMatch(/^https:\/\/shop\.test\/api\/auth\/billing\//)
    },
  },
  {
    row: 'headers: JSON content type',
    check: async () => {
      const { client, sent } = clientOf({ includeCredentials: true })
      for (const name of [...names('POST'), ...names('GET'), ...names('DELETE')]) {
        await client.call(name, {})
        expect(sent.at(-1)?.init.headers).toMatchObject({ 'content-type': 'application/json' })
      }
    },
  },
  {
    row: 'headers: a Bearer token if configured',
    check: async () => {
      const { client, sent } = clientOf({ includeCredentials: true })
      await client.call('query', {})
      expect(sent.at(-1)?.init.headers).not.toHaveProperty('authorization')
      const known = clientOf({ includeCredentials: true, getBearerToken: async () => 'abc' })
      await known.client.call('query', {})
      expect(known.sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' })
    },
  },
  {
    row: 'headers: any extra headers',
    check: async () => {
      const headers = { 'x-shop': 'one' }
      const { client, sent } = clientOf({ includeCredentials: true, headers })
      await client.call('listProducts')
      expect(sent[0]?.init.headers).toMatchObject(headers)
    },
  },
  {
    row: 'credentials are included, omitted, or auto-detected',
    check: async () => {
      expect(await credentialsWith({ includeCredentials: true })).toEqual([
        '/api/billing/query include',
      ])
      expect(await credentialsWith({ includeCredentials: false })).toEqual([
        '/api/billing/query omit',
      ])
      expect(await credentialsWith({})).toEqual([
        '/api/billing/cors include',
        '/api/billing/query include',
      ])
    },
  },
  {
    row: 'cors is tried with credentials included, then omitted',
    check: async () => {
      const { client, sent } = clientOf({}, ({ init }) => init.credentials === 'include')
      await client.call('query', {})
      expect(sent.map(({ url, init }) => [url, init.credentials, init.body])).toEqual([
        ['/api/billing/cors', 'include', '{}'],
        ['/api/billing/cors', 'omit', '{}'],
        ['/api/billing/query', 'omit', '{}'],
      ])
    },
  },
  {
    row: 'the dialog field is removed before a check is sent',
    check: async () => {
      const { client, sent } = clientOf({ includeCredentials: true })
      await client.call('check', { featureId: 'stores', dialog: PaywallDialog })
      expect(bodyOf(sent)).toEqual({ featureId: 'stores' })
    },
  },
  onBillingStage(
    "the app's own attach {productId, options [{featureId, quantity}], plus checkout params}",
    { ...FULL, 'POST /checkout': checkoutResult() },
    async (stage) => {
      const tools = await stage.customer()
      const params: PurchaseParams = { productId: 'team', successUrl: '/done', reward: 'gift' }
      await stage.do(() => tools().checkout({ ...params, dialog: CheckoutDialog }))
      await stage.press('Confirm')
      expect(stage.bodyOf('POST /attach')).toEqual({
        ...params,
        options: [
          { featureId: 'members', quantity: 5 },
          { featureId: 'other', quantity: 2 },
        ],
      })
    },
  ),
  onBillingStage(
    "the app's own checkout {productId, options, dialog} returns {data, error}",
    { ...FULL, 'POST /checkout': checkoutResult() },
    async (stage) => {
      const tools = await stage.customer()
      const options = [{ featureId: 'members', quantity: 5 }]
      const asked = { productId: 'team', options, dialog: CheckoutDialog }
      expect(await stage.do(() => tools().checkout(asked))).toMatchObject({
        data: { total: 29 },
        error: null,
      })
      expect(stage.bodyOf('POST /checkout')).toEqual({ productId: 'team', options })
      stage.answer({ 'POST /checkout': new Refusal(409, { message: 'No.', code: 'taken' }) })
      expect(await stage.do(() => tools().checkout(asked))).toMatchObject({
        data: null,
        error: { message: 'No.', code: 'taken' },
      })
    },
  ),
  {
    row: 'in serverless-function mode the operations run as named backend actions, without HTTP calls',
    check: async () => {
      const ran: string[] = []
      const fetched: unknown[] = []
      const real = globalThis.fetch
      globalThis.fetch = async (address) => {
        fetched.push(address)
        return Response.json({})
      }
      const client = createActionClient(async (name, args) => {
        ran.push(name)
        return args
      })
      const all = [...names('POST'), ...names('GET'), ...names('DELETE')]
      for (const name of all) await client.call(name, { dialog: () => null })
      globalThis.fetch = real
      expect(ran).toEqual(all)
      expect(fetched).toEqual([])
    },
  },
  askedOnce('the pricing table is fetched without auto-refresh', 'GET /products', FULL),
]

export const bearerToken: SpecRow = {
  row: 'a bearer token of the host application is sent as Authorization header on billing calls',
  check: async () => {
    const { client, sent } = clientOf({
      includeCredentials: true,
      getBearerToken: async () => 'of the host',
    })
    const all = [...names('POST'), ...names('GET'), ...names('DELETE')]
    for (const name of all) await client.call(name, {})
    expect(new Set(sent.map(({ init }) => new Headers(init.headers).get('authorization')))).toEqual(
      new Set(['Bearer of the host']),
    )
  },
}
