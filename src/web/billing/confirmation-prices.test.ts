import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { billingWordsIn } from './billing-words.ts'
import {
  detailLines,
  fewestPackages,
  optionsWith,
  priceLines,
  readPackages,
  totalLines,
} from './confirmation-prices.ts'
import { checkoutResult } from './testing/checkout-result.ts'

await keepMessages('de', ['billing'])

const words = billingWordsIn('en')
const AT = Date.UTC(2027, 0, 15, 12)

test('prices are listed, included features are not', () => {
  expect(priceLines(checkoutResult(), words).map(({ key, text }) => `${key}: ${text}`)).toEqual([
    'price: $29 per month',
    'members: 10 seats',
    'audits: 20 audits',
  ])
})

test('an update lists only what is bought in advance', () => {
  const { product } = checkoutResult()
  const result = checkoutResult({ product: { ...product, scenario: 'active' } })
  expect(priceLines(result, words).map(({ key }) => key)).toEqual(['members'])
})

test('a free plan has no prices', () => {
  const { product } = checkoutResult()
  const properties = { ...product.properties, is_free: true }
  expect(priceLines(checkoutResult({ product: { ...product, properties } }), words)).toEqual([])
})

test('details leave out lines of nothing, and stay away without prorations', () => {
  expect(detailLines(checkoutResult())).toEqual([{ label: 'Team', text: '$29.00' }])
  expect(detailLines(checkoutResult({ has_prorations: false }))).toEqual([])
})

test('the next cycle is named when it costs something else', () => {
  const result = checkoutResult({ total: 12.5, next_cycle: { starts_at: AT, total: 1_029 } })
  expect(totalLines(result, words)).toEqual([
    { label: 'Total due today', text: '$12.50' },
    { label: 'Due next cycle (Jan 15, 2027)', text: '$1,029.00 + usage prices' },
  ])
  const same = checkoutResult({ next_cycle: { starts_at: AT, total: 29 } })
  expect(totalLines(same, words)).toHaveLength(1)
})

test('what is given back is kept for later bills, and cents of rounding are nothing', () => {
  const lines = [
    { description: 'Unused time on Team - Seats × 10', amount: -10.66 },
    { description: 'Team - Seats × 5', amount: 5.33 },
  ]
  const less = checkoutResult({ lines, total: 0, has_prorations: true })
  expect(totalLines(less, words)).toContainEqual({ label: 'Credit for later bills', text: '$5.33' })
  const labels = (one: typeof less) => totalLines(one, words).map(({ label }) => label)
  const rounded = [{ description: 'Team', amount: 28.996 }]
  const more = checkoutResult({ lines: rounded, total: 29, has_prorations: true })
  expect(labels(more)).not.toContain('Credit for later bills')
  expect(labels({ ...less, has_prorations: false })).not.toContain('Credit for later bills')
})

test('one quantity of a price list changes and the others stay', () => {
  const result = checkoutResult()
  const item = result.product.items[2]
  if (!item) throw new Error('no item')
  expect(optionsWith(result, item, 3)).toEqual([
    { featureId: 'other', quantity: 2 },
    { featureId: 'members', quantity: 15 },
  ])
})

test.each([
  ['3', 3],
  [0, 0],
  ['', undefined],
  [Number.NaN, undefined],
  [-1, undefined],
  [1.5, undefined],
  [1e9, undefined],
])('%j packages are read as %j', (typed, packages) => {
  expect(readPackages(typed)).toBe(packages)
})

test('what is sold in packages only is not taken without one', () => {
  const { product } = checkoutResult()
  const [, , seats] = product.items
  if (!seats) throw new Error('no item')
  const only = checkoutResult({ product: { ...product, items: [seats] } })
  expect([fewestPackages(checkoutResult()), fewestPackages(only)]).toEqual([0, 1])
  expect([readPackages(0, 1), readPackages(1, 1)]).toEqual([undefined, 1])
})

test('prices are said in the language of the page, with the words of what is counted', () => {
  const german = billingWordsIn('de')
  const audits = {
    id: 'audits',
    name: 'Audits',
    type: 'single_use' as const,
    display: { singular: 'audit', plural: 'audits' },
    credit_schema: null,
    archived: false,
  }
  const { product } = checkoutResult()
  const items = [
    {
      type: 'price' as const,
      price: 29,
      interval: 'month' as const,
      display: { primary_text: '$29', secondary_text: 'per month' },
    },
    {
      type: 'priced_feature' as const,
      feature_id: 'audits',
      feature: audits,
      included_usage: 20,
      interval: 'month' as const,
      usage_model: 'pay_per_use' as const,
      price: 3,
      billing_units: 1,
      display: { primary_text: '20 audits', secondary_text: 'then $3 per audit per month' },
    },
  ]
  const result = checkoutResult({ product: { ...product, items } })
  expect(priceLines(result, german).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Abo: $29 pro Monat',
    'Zählungen: 20 Zählungen danach $3 für 1 Zählung pro Monat',
  ])
  expect(totalLines(result, german)[0]).toEqual({ label: 'Heute fällig', text: '$29.00' })
})
