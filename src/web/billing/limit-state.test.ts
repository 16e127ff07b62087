import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { billingWordsIn } from './billing-words.ts'
import { limitStateOf } from './limit-state.ts'
import { attachedPlan, customerFeature, customerOf } from './testing/wire-samples.ts'

await keepMessages('de', ['billing'])

const products = [{ id: 'team', name: 'Team' }]
const storeItem = {
  type: 'feature' as const,
  feature_id: 'stores',
  feature: {
    id: 'stores',
    name: 'Stores',
    type: 'continuous_use' as const,
    display: { singular: 'store', plural: 'stores' },
    credit_schema: null,
    archived: false,
  },
  display: { primary_text: '1 store' },
}
const auditItem = {
  ...storeItem,
  feature_id: 'audits',
  interval: 'month' as const,
  feature: {
    ...storeItem.feature,
    id: 'audits',
    type: 'single_use' as const,
    display: { singular: 'audit', plural: 'audits' },
  },
}
const free = attachedPlan({
  id: 'free',
  name: 'Free',
  is_default: true,
  items: [storeItem, auditItem],
})
const audits = customerFeature({ id: 'audits', feature_id: 'audits', usage: 2, included_usage: 2 })
const full = customerOf({ products: [free], features: { stores: customerFeature(), audits } })
const words = billingWordsIn('en')
const owner = { customer: full, featureId: 'stores', isOwner: true, products }

test('nothing is said while there is room, or of what the plan does not know', () => {
  const room = customerFeature({ allowed: true, balance: 3 })
  const customer = customerOf({ products: [free], features: { stores: room } })
  expect(limitStateOf({ ...owner, customer }, words)).toBeUndefined()
  expect(limitStateOf({ ...owner, featureId: 'shelves' }, words)).toBeUndefined()
})

test('a limit says what it is, and leads owners to the plans and others to an owner', () => {
  expect(limitStateOf(owner, words)).toMatchObject({
    title: 'Free includes 1 store',
    way: 'See plans',
  })
  expect(limitStateOf({ ...owner, featureId: 'audits' }, words)?.title).toBe(
    'Free includes 2 audits per month',
  )
  const member = limitStateOf({ ...owner, isOwner: false }, words)
  expect(member).toMatchObject({ title: 'Free includes 1 store', way: null })
  expect(member?.words.at(-1)).toBe('Ask an owner of the organization to change its plan.')
})

test('a plan whose payment is missing is paused, whatever is asked for', () => {
  const customer = customerOf({ products: [attachedPlan({ status: 'past_due' })], features: {} })
  const late = limitStateOf({ ...owner, customer }, words)
  expect(late).toMatchObject({ title: 'Team is paused', way: 'Open billing' })
  const member = limitStateOf({ ...owner, customer, isOwner: false }, words)
  expect(member?.words[1]).toBe('Ask an owner of the organization to update the card.')
})

test('a trial that ended, and a plan that was paid and ended, have words of their own', () => {
  const tried = { ...full, trials_used: [{ product_id: 'team' }] }
  expect(limitStateOf({ ...owner, customer: tried }, words)).toMatchObject({
    title: 'The free trial of Team has ended',
    words: ['Free includes 1 store.', expect.stringMatching(/^Everything you have stays/)],
  })
  const invoice = {
    product_ids: ['team'],
    stripe_id: 'in_1',
    status: 'paid',
    total: 29,
    currency: 'usd',
    created_at: 1,
    hosted_invoice_url: '',
    refunded: 0,
    credited: 0,
    lines: [],
  }
  const paid = { ...tried, invoices: [invoice] }
  expect(limitStateOf({ ...owner, customer: paid }, words)?.title).toBe('Team has ended')
  expect(limitStateOf({ ...owner, isOwner: false }, words)?.title, 'members are not told').toBe(
    'Free includes 1 store',
  )
})

test('a limit is said in the words of the language, and what the operator counts in theirs', () => {
  expect(limitStateOf({ ...owner, featureId: 'audits' }, billingWordsIn('de'))?.title).toBe(
    'Free enthält 2 Zählungen pro Monat',
  )
  const display = { singular: 'pallet', plural: 'pallets' }
  const pallets = {
    ...storeItem,
    feature_id: 'pallets',
    feature: { ...storeItem.feature, id: 'pallets', display },
  }
  const own = customerOf({
    products: [attachedPlan({ name: 'Free', is_default: true, items: [pallets] })],
    features: { pallets: customerFeature({ feature_id: 'pallets', name: 'Pallets' }) },
  })
  const said = limitStateOf({ ...owner, customer: own, featureId: 'pallets' }, billingWordsIn('de'))
  expect(said?.title).toBe('Free enthält 1 pallet')
})
