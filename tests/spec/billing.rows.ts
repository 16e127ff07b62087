// What the specification says of the billing wire and its entities, on the side of the server.

import { expect } from 'vitest'
import { EXPAND_OPTIONS } from '#contract/billing-calls.ts'
import { billingCodeOf, billingFault } from '#domain/billing/billing-fault.ts'
import { allowed, type Checkable, checkFeature, checkProduct } from '#domain/billing/entitlement.ts'
import { INTERVALS } from '#domain/billing/interval.ts'
import { camelCase } from '#domain/billing/spelling.ts'
import { USAGE_RANGES } from '#domain/billing/usage-range.ts'
import type { WireMeasuredFeature } from '#domain/billing/wire.ts'
import { billingViews } from './support/billing-views.ts'
import { callBilling } from './support/billing-wire.ts'
import type { SpecRow } from './support/rows.ts'

const PREFIX = '{billing_prefix}'

/** A call as the specification writes it, with a body that names all its fields. */
function callRow(row: string, action: string | undefined, body?: object): SpecRow {
  const [method = '', path = ''] = row.split(/[ :]+/)
  return {
    row,
    check: async () => {
      const call = await callBilling(method, path.replace(PREFIX, '').replace('{id}', 'one'), body)
      expect(call.status).toBe(200)
      expect(call.action).toBe(action && `billing:${action}`)
      for (const field of Object.keys(body ?? {})) {
        expect(call.args, field).toHaveProperty(camelCase(field))
      }
    },
  }
}

const purchase = {
  customer_id: 'x',
  product_id: 'pro',
  product_ids: ['pro'],
  entity_id: 'e',
  options: [{ feature_id: 'seats', quantity: 2 }],
  free_trial: true,
  success_url: '/',
  metadata: {},
  force_checkout: true,
  customer_data: {},
  entity_data: { feature_id: 'seats' },
  checkout_session_params: {},
  reward: 'gift',
  invoice: true,
}

export const billingCalls: readonly SpecRow[] = [
  callRow('POST {billing_prefix}/cors: empty; detects credential support', undefined, {}),
  callRow('POST {billing_prefix}/customers: errorOnNotFound, expand', 'createCustomer', {
    errorOnNotFound: false,
    expand: ['invoices'],
  }),
  callRow('POST {billing_prefix}/entities: name, feature_id', 'createEntity', {
    name: 'Seat',
    feature_id: 'seats',
  }),
  callRow('GET {billing_prefix}/entities/{id}: query expand=a,b', 'getEntity'),
  callRow('DELETE {billing_prefix}/entities/{id}', 'deleteEntity'),
  callRow(
    'POST {billing_prefix}/checkout: customer_id, product_id or product_ids, entity_id, options, free_trial, success_url, metadata, force_checkout, customer_data, entity_data, checkout_session_params, reward, invoice',
    'checkout',
    purchase,
  ),
  callRow(
    'POST {billing_prefix}/attach: as checkout; openInNewTab is handled by the client',
    'attach',
    { ...purchase, openInNewTab: true },
  ),
  callRow('POST {billing_prefix}/setup_payment', 'setupPayment', {}),
  callRow(
    'POST {billing_prefix}/cancel: customer_id, product_id, entity_id, cancel_immediately',
    'cancel',
    { customer_id: 'x', product_id: 'pro', entity_id: 'e', cancel_immediately: true },
  ),
  callRow(
    'POST {billing_prefix}/check: customer_id, feature_id, product_id, entity_id, required_balance, send_event, with_preview, entity_data',
    'check',
    {
      customer_id: 'x',
      feature_id: 'calls',
      product_id: 'pro',
      entity_id: 'e',
      required_balance: 2,
      send_event: true,
      with_preview: true,
      entity_data: { feature_id: 'seats' },
    },
  ),
  callRow(
    'POST {billing_prefix}/track: customer_id, value, feature_id, event_name, entity_id, idempotency_key, properties, customer_data, entity_data',
    'track',
    {
      customer_id: 'x',
      value: 2,
      feature_id: 'calls',
      event_name: 'ring',
      entity_id: 'e',
      idempotency_key: 'k',
      properties: {},
      customer_data: {},
      entity_data: { feature_id: 'seats' },
    },
  ),
  callRow(
    'POST {billing_prefix}/billing_portal: return_url, default empty object; the response url is opened',
    'billingPortal',
    { return_url: '/' },
  ),
  callRow('POST {billing_prefix}/query: customer_id, feature_id (one or a list), range', 'query', {
    customer_id: 'x',
    feature_id: ['calls'],
    range: '7d',
  }),
  callRow('GET {billing_prefix}/products: response holds a list', 'listProducts'),
  callRow('POST {billing_prefix}/referrals/code: customer_id, program_id', 'createReferralCode', {
    customer_id: 'x',
    program_id: 'friends',
  }),
  callRow('POST {billing_prefix}/referrals/redeem: code, customer_id', 'redeemReferralCode', {
    code: 'ABC123',
    customer_id: 'x',
  }),
]

export const billingPrefixes: readonly SpecRow[] = [
  ['{billing_prefix} is a path under /api named for the billing service', '/api/billing'],
  ['{billing_prefix} is /api/auth/... in auth-library mode', '/api/auth/billing'],
  ['{billing_prefix} can be a custom prefix', '/api/money'],
].map(([row = '', prefix = '']) => ({
  row,
  check: async () => {
    expect((await callBilling('POST', '/cors', {}, prefix)).body).toEqual({ message: 'OK' })
  },
}))

type Views = ReturnType<typeof billingViews>

/** Fields of an entity: each has to be in one of these values. */
export function fieldsOf(
  entity: string,
  pick: (views: Views) => readonly unknown[],
  fields: readonly string[],
): readonly SpecRow[] {
  return fields.map((field) => ({
    row: `${entity}: ${field}`,
    check: () => {
      const values = pick(billingViews())
      const holders = values.filter((value) => has(value, field.split('.')))
      expect(holders.length, `${values.length} values`).toBeGreaterThan(0)
    },
  }))
}

function has(value: unknown, [name = '', ...rest]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !(name in value)) return false
  const child: unknown = Reflect.get(value, name)
  return rest.length === 0 ? child !== undefined : has(child, rest)
}

export function valuesOf(
  entity: string,
  known: readonly string[],
  values: readonly string[],
): readonly SpecRow[] {
  return values.map((value) => ({
    row: `${entity}: ${value}`,
    check: () => expect(known).toContain(value),
  }))
}

export const KNOWN = {
  expand: EXPAND_OPTIONS,
  ranges: USAGE_RANGES,
  intervals: [...INTERVALS, 'multiple'],
}

export const errorObject = (entity: string): readonly SpecRow[] => [
  {
    row: `${entity}: message`,
    check: async () =>
      expect((await callBilling('POST', '/nowhere', {})).body).toMatchObject({
        message: expect.any(String),
      }),
  },
  {
    row: `${entity}: code`,
    check: () =>
      expect(billingCodeOf(billingFault('invalid_options', 'No.'))).toBe('invalid_options'),
  },
]

function customer(
  facts: Partial<WireMeasuredFeature>,
  pool?: Partial<WireMeasuredFeature>,
): Checkable {
  const feature = (id: string, more: object): WireMeasuredFeature => ({
    id,
    feature_id: id,
    name: id,
    type: 'single_use',
    balance: 0,
    included_usage: 0,
    ...more,
  })
  return {
    id: 'org',
    products: [],
    features: {
      calls: feature('calls', facts),
      ...(pool && { pool: feature('pool', pool) }),
    },
  }
}

const ask = (subject: Checkable, requiredBalance?: number) =>
  checkFeature(subject, { featureId: 'calls', requiredBalance })

const credits = { balance: 6, credit_schema: [{ feature_id: 'calls', credit_amount: 3 }] }

export const entitlementRules: readonly SpecRow[] = [
  {
    row: "allowed() without either raises 'allowed() requires either featureId or productId'",
    check: () =>
      expect(() => allowed(customer({}), {})).toThrow(
        'allowed() requires either featureId or productId',
      ),
  },
  {
    row: 'with no customer, a check result is not allowed',
    check: () => expect(checkFeature(null, { featureId: 'calls' }).allowed).toBe(false),
  },
  {
    row: 'a static feature is allowed',
    check: () => expect(ask(customer({ type: 'static' }), 9).allowed).toBe(true),
  },
  {
    row: 'an unlimited feature is allowed',
    check: () => expect(ask(customer({ unlimited: true }), 9).allowed).toBe(true),
  },
  {
    row: 'a feature that allows overage is allowed',
    check: () => expect(ask(customer({ overage_allowed: true }), 9).allowed).toBe(true),
  },
  {
    row: 'headroom = usage_limit minus included usage; balance plus headroom must reach the required balance',
    check: () => {
      const subject = customer({ balance: 1, included_usage: 4, usage_limit: 6 })
      expect([ask(subject, 3).allowed, ask(subject, 4).allowed]).toEqual([true, false])
    },
  },
  {
    row: 'otherwise the balance must be at least the required balance',
    check: () => {
      const subject = customer({ balance: 3 })
      expect([ask(subject, 3).allowed, ask(subject, 4).allowed]).toEqual([true, false])
    },
  },
  {
    row: 'the default required balance is 1',
    check: () => expect(ask(customer({ balance: 1 })).required_balance).toBe(1),
  },
  {
    row: 'a credit-system feature whose schema includes the feature is used when its balance is too low',
    check: () =>
      expect(ask(customer({ balance: 1 }, credits), 2)).toMatchObject({
        allowed: true,
        feature_id: 'pool',
      }),
  },
  {
    row: 'the required amount becomes credit_amount times the requested amount',
    check: () => expect(ask(customer({ balance: 1 }, credits), 3).required_balance).toBe(9),
  },
]

export const activeCounts: SpecRow = {
  row: 'a product counts as allowed only when its status is active',
  check: () => {
    const statuses = ['active', 'trialing', 'past_due', 'scheduled', 'expired']
    const answers = statuses.map((status) => {
      const subject = { id: 'org', features: {}, products: [{ id: 'pro', status }] }
      return checkProduct(subject, { productId: 'pro' }).allowed
    })
    expect(answers).toEqual([true, false, false, false, false])
  },
}

/** The one question that billing asks knows balances and products, and nobody's role. */
export const byEntitlement: SpecRow = {
  row: 'access is by entitlement: feature balance and product status',
  check: () => {
    const withProduct = (status: string) => ({
      ...customer({ balance: 1 }),
      products: [{ id: 'pro', status }],
    })
    const answers = [
      allowed(customer({ balance: 1 }), { featureId: 'calls' }),
      allowed(customer({ balance: 0 }), { featureId: 'calls' }),
      allowed(withProduct('active'), { productId: 'pro' }),
      allowed(withProduct('expired'), { productId: 'pro' }),
    ]
    expect(answers.map((one) => one.allowed)).toEqual([true, false, true, false])
  },
}
