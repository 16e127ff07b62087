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

/** A deeply nested body, such as an attacker might send to keep the server busy. */
function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

test.each<[string, (inner: unknown) => unknown]>([
  ['objects', (inner) => ({ a: inner })],
  ['fields in both spellings', (inner) => ({ a_b: inner, aB: inner })],
  ['lists', (inner) => [inner]],
])('%s that never end cost no more than short ones', (_name, wrap) => {
  let reads = 0
  const counted = nested(200, (inner) => {
    const given = wrap(inner)
    return new Proxy(Object(given), {
      ownKeys(target) {
        reads += 1
        return Reflect.ownKeys(target)
      },
      get(target, key) {
        if (key === 'length') reads += 1
        return Reflect.get(target, key)
      },
    })
  })
  toCamelCase(counted)
  expect(reads).toBeLessThan(100)
  expect(() => toCamelCase(nested(50_000, wrap))).not.toThrow()
})
