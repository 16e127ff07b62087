import { expect, test } from 'vitest'
import { formatRemaining, phoneLink } from './phone-link.ts'

const origin = 'https://count.shop.test'

test('the link leads to the store and carries the one-time token', () => {
  expect(phoneLink({ origin, storeId: 'abc', token: 'a b' })).toBe(
    'https://count.shop.test/stores/abc?ott=a%20b',
  )
})

test('without a store it leads to the list of them', () => {
  expect(phoneLink({ origin, storeId: undefined, token: 't' })).toBe(`${origin}/stores?ott=t`)
})

test('what is left is said in minutes and seconds, and never less than nothing', () => {
  expect(formatRemaining(180_000)).toBe('3:00')
  expect(formatRemaining(64_001)).toBe('1:05')
  expect(formatRemaining(-5)).toBe('0:00')
})
