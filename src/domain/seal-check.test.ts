import { expect, test } from 'vitest'
import { isAfterKey, isFromBeforeSigning } from './seal-check.ts'

const key = (from: string, until: string | null) =>
  ({ keyId: 'k', algorithm: 'Ed25519', publicKey: 'p', from, until }) as const
const KEYS = [
  key('2026-03-01T00:00:00.000Z', null),
  key('2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
]

test('a seal without a signature is believed from before the first key alone', () => {
  expect(isFromBeforeSigning('2025-12-31T23:59:59.999Z', KEYS)).toBe(true)
  expect(isFromBeforeSigning('2026-01-01T00:00:00.000Z', KEYS)).toBe(false)
  expect(isFromBeforeSigning('2026-05-01T00:00:00.000Z', KEYS)).toBe(false)
})

test('a retired key is told from one in use', () => {
  const [used, old] = KEYS
  if (!used || !old) throw new Error('No keys')
  expect(isAfterKey(used, '2030-01-01T00:00:00.000Z')).toBe(false)
  expect(isAfterKey(old, '2026-03-01T00:00:00.000Z')).toBe(false)
  expect(isAfterKey(old, '2026-03-01T00:00:00.001Z')).toBe(true)
})
