import { expect, test } from 'vitest'
import { canUsePasskeys } from './can-use-passkeys.ts'

function pageAt(hostname: string, more: object = { PublicKeyCredential: {} }) {
  return { location: { hostname }, ...more } as unknown as typeof globalThis
}

test.each(['localhost', 'count.example.test', '1and1.example'])('%s has a name', (hostname) => {
  expect(canUsePasskeys(pageAt(hostname))).toBe(true)
})

test.each(['127.0.0.1', '192.168.1.20', '[::1]'])('%s has none', (hostname) => {
  expect(canUsePasskeys(pageAt(hostname))).toBe(false)
})

test('an old browser knows no passkeys', () => {
  expect(canUsePasskeys(pageAt('localhost', {}))).toBe(false)
})
