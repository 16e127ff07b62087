import { expect, test } from 'vitest'
import { billingViews } from '#tests/spec/support/billing-views.ts'
import {
  BILLING_FACTS,
  checkFor,
  customerFor,
  entityFor,
  expandFor,
  readsBillingFact,
} from './field-rights.ts'

const { customer, entity } = billingViews()

test('owners read everything, members read plans and limits', () => {
  for (const fact of ['plans', 'limits'] as const)
    expect(readsBillingFact('member', fact)).toBe(true)
  for (const fact of ['holder', 'card', 'invoices', 'prices', 'dates', 'trials'] as const) {
    expect(readsBillingFact('member', fact), fact).toBe(false)
  }
  for (const fact of Object.keys(BILLING_FACTS)) {
    expect(readsBillingFact('owner', fact as keyof typeof BILLING_FACTS), fact).toBe(true)
  }
})

test('an owner sees every field of the billing customer', () => {
  expect(customerFor('owner', customer)).toEqual(customer)
  expect(entity && entityFor('owner', entity)).toEqual(entity)
})

test('a member’s customer has the fields that everybody needs, and nothing else of it', () => {
  const withAll = { ...customer, email: 'nora@shop.test', invoices: [], payment_method: {} }
  const seen = customerFor('member', withAll)
  expect(seen).toMatchObject({ id: customer.id, email: null, name: null, metadata: {} })
  expect(seen.features).toEqual(customer.features)
  expect(seen.products.map(({ id, status }) => ({ id, status }))).toEqual(
    customer.products.map(({ id, status }) => ({ id, status })),
  )
  expect(seen).not.toHaveProperty('invoices')
  expect(seen).not.toHaveProperty('payment_method')
})

test('a field missing from the table is readable by nobody', () => {
  expect(customerFor('owner', { ...customer, ...{ secret: 'x' } })).not.toHaveProperty('secret')
})

test('fields that may not be read are not requested either', () => {
  expect(expandFor('member', ['invoices', 'entities'])).toEqual(['entities'])
  expect(expandFor('owner', ['invoices', 'entities'])).toEqual(['invoices', 'entities'])
  expect(expandFor('member', undefined)).toBeUndefined()
})

test('only those who may change the plan see what a change would cost', () => {
  const check = { allowed: true, customer_id: 'c', product_id: 'pro', code: 'product_found' }
  const priced = { ...check, preview: { due_today: { price: 9 } } as never }
  expect(checkFor('owner', priced)).toEqual(priced)
  expect(checkFor('member', priced)).toEqual(check)
})
