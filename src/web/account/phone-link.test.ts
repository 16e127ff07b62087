import { expect, test } from 'vitest'
import { formatRemaining, isThisMachine, phoneLink, phoneOrigin } from './phone-link.ts'

const origin = 'https://count.shop.test'

test('the link leads to the store and carries the one-time token', () => {
  expect(phoneLink({ origin, storeId: 'abc', token: 'a b' })).toBe(
    'https://count.shop.test/stores/abc?ott=a%20b',
  )
})

test('without a store it leads to the list of them', () => {
  expect(phoneLink({ origin, storeId: undefined, token: 't' })).toBe(`${origin}/stores?ott=t`)
})

test.each([
  'http://localhost:3000',
  'http://shop.localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://0.0.0.0',
])('%s means another machine on a phone', (address) => {
  expect(isThisMachine(address)).toBe(true)
})

test.each([origin, 'http://192.168.1.4:3000', 'http://localhost.shop.test'])(
  '%s is the same machine from everywhere',
  (address) => {
    expect(isThisMachine(address)).toBe(false)
  },
)

test('the public address wins, unless it is only good here and the one in use is better', () => {
  const lan = 'http://192.168.1.4:3000'
  const local = 'http://localhost:3000'
  expect(phoneOrigin({ publicUrl: origin, here: lan })).toBe(origin)
  expect(phoneOrigin({ publicUrl: local, here: lan })).toBe(lan)
  expect(phoneOrigin({ publicUrl: local, here: 'http://127.0.0.1:3000' })).toBe(local)
})

test('what is left is said in minutes and seconds, and never less than nothing', () => {
  expect(formatRemaining(180_000)).toBe('3:00')
  expect(formatRemaining(64_001)).toBe('1:05')
  expect(formatRemaining(-5)).toBe('0:00')
})
