import { expect, test } from 'vitest'
import { limitStateOf } from './limit-state.ts'
import { attachedPlan, customerFeature, customerOf } from './testing/wire-samples.ts'

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
const owner = { customer: full, featureId: 'stores', isOwner: true, products }

test('nothing is said while there is room, or of what the plan does not know', () => {
  const room = customerFeature({ allowed: true, balance: 3 })
  const customer = customerOf({ products: [free], features: { stores: room } })
  expect(limitStateOf({ ...owner, customer })).toBeUndefined()
  expect(limitStateOf({ ...owner, featureId: 'shelves' })).toBeUndefined()
})

test('a limit says what it is, and leads owners to the plans and others to an owner', () => {
  expect(limitStateOf(owner)).toMatchObject({ title: 'Free includes 1 store', way: 'See plans' })
  expect(limitStateOf({ ...owner, featureId: 'audits' })?.title).toBe(
    'Free includes 2 audits per month',
  )
  const member = limitStateOf({ ...owner, isOwner: false })
  expect(member).toMatchObject({ title: 'Free includes 1 store', way: null })
  expect(member?.words.at(-1)).toBe('Ask an owner of the organization to change its plan.')
})

test('a plan whose payment is missing is paused, whatever is asked for', () => {
  const customer = customerOf({ products: [attachedPlan({ status: 'past_due' })], features: {} })
  const late = limitStateOf({ ...owner, customer })
  expect(late).toMatchObject({ title: 'Team is paused', way: 'Open billing' })
  const member = limitStateOf({ ...owner, customer, isOwner: false })
  expect(member?.words[1]).toBe('Ask an owner of the organization to update the card.')
})

test('a trial that ended, and a plan that was paid and ended, have words of their own', () => {
  const tried = { ...full, trials_used: [{ product_id: 'team' }] }
  expect(limitStateOf({ ...owner, customer: tried })).toMatchObject({
    title: 'The free trial of Team has ended',
    words: [expect.stringMatching(/^Free includes 1 store\. Everything you have stays/)],
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
  expect(limitStateOf({ ...owner, customer: paid })?.title).toBe('Team has ended')
  expect(limitStateOf({ ...owner, isOwner: false })?.title, 'members are not told').toBe(
    'Free includes 1 store',
  )
})
