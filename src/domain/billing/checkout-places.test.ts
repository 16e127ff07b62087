import { expect, test } from 'vitest'
import { placeAfterFailure, placesAfter } from './checkout-places.ts'

test('a plan, a single payment and a card lead to pages of their own', () => {
  expect(placesAfter('subscription', 'o1')).toEqual({
    success: '/checkout/success?org=o1',
    cancel: '/checkout/cancel?org=o1',
  })
  expect(placesAfter('payment', 'o1').success).toBe('/payment-success?org=o1')
  expect(placesAfter('setup', 'o1')).toEqual({
    success: '/organization?org=o1',
    cancel: '/organization?org=o1',
  })
})

test('a payment that failed is not a checkout that was cancelled', () => {
  expect(placeAfterFailure('https://shop.test/checkout/cancel?org=o1')).toBe(
    'https://shop.test/checkout/failed?org=o1',
  )
  expect(placeAfterFailure('https://shop.test/organization?org=o1')).toBe(
    'https://shop.test/organization?org=o1',
  )
})
