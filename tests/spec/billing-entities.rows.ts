// The entities of billing, field by field, in what the wire really shows.

import { expect } from 'vitest'
import { errorObject, fieldsOf, KNOWN, valuesOf } from './billing.rows.ts'
import { billingViews } from './support/billing-views.ts'
import type { SpecRow, SpecTable } from './support/rows.ts'

type Views = ReturnType<typeof billingViews>

const customer = (views: Views) => [views.customer]
const features = ({ customer: { features } }: Views) => Object.values(features)
const products = ({ products }: Views) => products
const items = (views: Views) => products(views).flatMap((one) => one.items)
const definitions = (views: Views) => items(views).flatMap((item) => item.feature ?? [])
const results = ({ upgrade, seats }: Views) => [upgrade, seats]
const resultItems = (views: Views) => results(views).flatMap(({ product }) => product.items)

/** A row whose words are not the name of the field. */
function said(row: string, pick: (views: Views) => readonly unknown[], path: string): SpecRow {
  const [found] = fieldsOf('', pick, [path])
  if (!found || !('check' in found)) throw new Error('no field')
  return { row, check: found.check }
}

const confirmation = 'Billing confirmation result'

export const billingEntities: readonly SpecTable[] = [
  {
    name: 'Customer',
    rows: [
      ...fieldsOf('Customer', customer, ['id', 'name', 'email', 'fingerprint', 'metadata']),
      said('Customer: customer_id (for entities)', ({ entity }) => [entity], 'customer_id'),
      said('Customer: features (map by feature id)', customer, 'features.calls.feature_id'),
      {
        row: 'Customer: products (list with id and status)',
        check: () =>
          expect(billingViews().customer.products).toContainEqual(
            expect.objectContaining({ id: 'pro', status: 'active' }),
          ),
      },
      said("Customer: the card payment provider's customer id field", customer, 'stripe_id'),
    ],
  },
  {
    name: 'Customer feature',
    rows: [
      ...fieldsOf('Customer feature', features, [
        'feature_id',
        'allowed',
        'unlimited',
        'interval',
        'balance',
        'usage',
        'included_usage',
        'next_reset_at',
        'overage_allowed',
        'usage_limit',
        'type',
      ]),
      ...fieldsOf(
        'Customer feature: rollovers',
        (views) => features(views).flatMap(({ rollovers }) => rollovers ?? []),
        ['balance', 'expires_at'],
      ),
      ...fieldsOf(
        'Customer feature: breakdown',
        (views) => features(views).flatMap(({ breakdown }) => breakdown ?? []),
        ['interval', 'balance', 'usage', 'included_usage', 'next_reset_at'],
      ),
      ...fieldsOf(
        'Customer feature: credit_schema',
        (views) => features(views).flatMap(({ credit_schema }) => credit_schema ?? []),
        ['feature_id', 'credit_amount'],
      ),
      {
        row: 'Customer feature: next_reset_at of what is paid by the month is the end of the cycle',
        check: () => {
          const { features, products } = billingViews().customer
          const paid = products.find(({ id }) => id === 'pro')
          expect(features.scans?.next_reset_at).toBe(paid?.current_period_end)
        },
      },
      {
        row: 'Customer feature: a static type is treated specially',
        check: () => expect(billingViews().customer.features.dark_mode?.type).toBe('static'),
      },
    ],
  },
  {
    name: 'Feature',
    rows: [
      ...fieldsOf('Feature', definitions, ['id', 'name', 'archived']),
      ...['boolean', 'single_use', 'continuous_use', 'credit_system'].map((type) => ({
        row: `Feature: type: ${type}`,
        check: () =>
          expect(definitions(billingViews())).toContainEqual(expect.objectContaining({ type })),
      })),
      ...fieldsOf('Feature: display', (views) => definitions(views).map(({ display }) => display), [
        'singular',
        'plural',
      ]),
      ...fieldsOf(
        'Feature: credit_schema',
        (views) => definitions(views).flatMap(({ credit_schema }) => credit_schema ?? []),
        ['metered_feature_id', 'credit_cost'],
      ),
    ],
  },
  { name: 'Entity', rows: fieldsOf('Entity', ({ entity }) => [entity], ['name', 'feature_id']) },
  {
    name: 'Pricing-table product',
    rows: [
      ...fieldsOf('Pricing-table product', products, ['id', 'name', 'base_variant_id']),
      ...fieldsOf('Pricing-table product: items', items, [
        'feature_id',
        'display.primary_text',
        'display.secondary_text',
        'usage_model',
      ]),
      ...fieldsOf(
        'Pricing-table product: properties',
        (views) => products(views).map(({ properties }) => properties),
        ['is_free'],
      ),
      ...fieldsOf(
        'Pricing-table product: display',
        (views) => products(views).map(({ display }) => display),
        ['name', 'description', 'button_text', 'recommend_text', 'everything_from', 'button_url'],
      ),
    ],
  },
  {
    name: 'Billing confirmation result',
    rows: [
      ...fieldsOf(
        `${confirmation}: product`,
        (views) => results(views).map(({ product }) => product),
        ['id', 'name', 'scenario'],
      ),
      ...fieldsOf(
        `${confirmation}: product.properties`,
        (views) => results(views).map(({ product }) => product.properties),
        ['is_one_off', 'is_free', 'has_trial', 'updateable'],
      ),
      ...fieldsOf(`${confirmation}: product.items`, resultItems, [
        'type',
        'feature.name',
        'feature_id',
        'quantity',
        'billing_units',
        'display.primary_text',
        'display.secondary_text',
      ]),
      ...['prepaid', 'pay_per_use'].map((usage_model) => ({
        row: `${confirmation}: product.items: usage_model ${usage_model}`,
        check: () =>
          expect(resultItems(billingViews())).toContainEqual(
            expect.objectContaining({ usage_model }),
          ),
      })),
      ...fieldsOf(confirmation, results, [
        'current_product.name',
        'next_cycle.starts_at',
        'next_cycle.total',
        'total',
        'currency',
        'has_prorations',
      ]),
      ...fieldsOf(
        `${confirmation}: lines`,
        (views) => results(views).flatMap(({ lines }) => lines),
        ['description', 'amount'],
      ),
      ...fieldsOf(
        `${confirmation}: options`,
        (views) => results(views).flatMap(({ options }) => options),
        ['feature_id', 'quantity'],
      ),
    ],
  },
  {
    name: 'Customer expand options',
    rows: valuesOf('expand', KNOWN.expand, [
      'invoices',
      'rewards',
      'trials_used',
      'entities',
      'referrals',
      'payment_method',
    ]),
  },
  {
    name: 'Usage range options',
    rows: valuesOf('range', KNOWN.ranges, ['24h', '7d', '30d', '90d', 'last_cycle']),
  },
  {
    name: 'Reset intervals',
    rows: valuesOf('interval', KNOWN.intervals, [
      'minute',
      'hour',
      'day',
      'week',
      'month',
      'quarter',
      'semi_annual',
      'year',
      'multiple',
    ]),
  },
  { name: 'Error object', rows: errorObject('Error object') },
]

/** Rows of the attach and checkout results; what an attach answers is in its own tests too. */
export const attachResult: SpecTable = {
  name: 'Attach/checkout result',
  rows: [
    said('Attach/checkout result: customer_id', results, 'customer_id'),
    said('Attach/checkout result: code', ({ attach }) => [attach], 'code'),
    said('Attach/checkout result: message', ({ attach }) => [attach], 'message'),
    said('Attach/checkout result: product with items', results, 'product.items'),
    said('Attach/checkout result: invoice: status', ({ invoice }) => [invoice], 'status'),
    said(
      "Attach/checkout result: invoice: the provider's invoice id",
      ({ invoice }) => [invoice],
      'stripe_id',
    ),
    ...fieldsOf('Attach/checkout result: invoice', ({ invoice }) => [invoice], [
      'hosted_invoice_url',
      'total',
      'currency',
    ]),
  ],
}
