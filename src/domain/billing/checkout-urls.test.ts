import { expect, test } from 'vitest'
import { urlAfterFailure, urlsAfter } from './checkout-urls.ts'

test('a plan, a single payment and a card lead to pages of their own', () => {
  expect(urlsAfter('subscription', 'o1')).toEqual({
    success: '/checkout/success?org=o1',
    cancel: '/checkout/cancel?org=o1',
  })
  expect(urlsAfter('payment', 'o1').success).toBe('/payment-success?org=o1')
  expect(urlsAfter('setup', 'o1')).toEqual({
    success: '/organization?org=o1',
    cancel: '/organization?org=o1',
  })
})

test('a payment that failed is not a checkout that was cancelled', () => {
  expect(urlAfterFailure('https://shop.test/checkout/cancel?org=o1')).toBe(
    'https://shop.test/checkout/failed?org=o1',
  )
  expect(urlAfterFailure('https://shop.test/organization?org=o1')).toBe(
    'https://shop.test/organization?org=o1',
  )
})
