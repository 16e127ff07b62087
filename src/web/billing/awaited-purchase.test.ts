// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { WireCustomer } from '#domain/billing/wire.ts'
import { arrivalText, awaitedPurchase, awaitPurchase, forgetPurchase } from './awaited-purchase.ts'
import { billingWordsIn } from './billing-words.ts'

const words = billingWordsIn('en')

afterEach(forgetPurchase)

function withProduct(status: string): Pick<WireCustomer, 'products'> {
  const ends = status === 'trialing' ? Date.UTC(2026, 10, 29, 12) : null
  return { products: [{ id: 'team', name: 'Team', status, trial_ends_at: ends }] } as never
}

test('what somebody left with is known when they come back, until it was said', () => {
  expect(awaitedPurchase()).toEqual([])
  awaitPurchase(['team'])
  expect(awaitedPurchase()).toEqual(['team'])
  forgetPurchase()
  expect(awaitedPurchase()).toEqual([])
})

test('what is broken or of another kind is nothing', () => {
  for (const text of ['{', '{"a":1}', '7', '[1,null]']) {
    sessionStorage.setItem('awaited-purchase', text)
    expect(awaitedPurchase(), text).toEqual([])
  }
})

test('a purchase is said to be there once it is, and nothing is said before', () => {
  expect(arrivalText(withProduct('active'), [], words)).toBeUndefined()
  expect(arrivalText({ products: [] }, ['team'], words)).toBeUndefined()
  expect(arrivalText(withProduct('scheduled'), ['team'], words)).toBeUndefined()
  expect(arrivalText(withProduct('active'), ['team'], words)).toBe('You’re now on Team.')
  expect(arrivalText(withProduct('trialing'), ['team'], words)).toBe(
    'Team is free until Nov 29, 2026.',
  )
})
