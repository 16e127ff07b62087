import { expect, test } from 'vitest'
import { camelCase, toCamelCase } from './spelling.ts'

test.each([
  ['feature_id', 'featureId'],
  ['featureId', 'featureId'],
  ['checkout_session_params', 'checkoutSessionParams'],
  ['with-preview', 'withPreview'],
  ['option2_id', 'option2Id'],
  ['_private', '_private'],
])('%s is spelled %s', (given, expected) => {
  expect(camelCase(given)).toBe(expected)
})

test('fields are respelled at every depth, and what is free in form is not', () => {
  const given = {
    product_id: 'pro',
    options: [{ feature_id: 'seats', quantity: 2 }],
    properties: { page_url: '/', nested_one: { still_snake: 1 } },
    metadata: { user_name: 'x', camelCase: 'y' },
    checkout_session_params: { automatic_tax: { is_enabled: true } },
  }
  expect(toCamelCase(given)).toEqual({
    productId: 'pro',
    options: [{ featureId: 'seats', quantity: 2 }],
    properties: given.properties,
    metadata: given.metadata,
    checkoutSessionParams: given.checkout_session_params,
  })
})

test('said in both spellings, camel case counts, whichever comes first', () => {
  expect(toCamelCase({ feature_id: 'a', featureId: 'b' })).toEqual({ featureId: 'b' })
  expect(toCamelCase({ featureId: 'b', feature_id: 'a' })).toEqual({ featureId: 'b' })
})
