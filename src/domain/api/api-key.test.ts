import { expect, test } from 'vitest'
import { decideKey, keyHint, keyState, MOST_KEYS, refuseMoreKeys } from './api-key.ts'

const NOW = 1_000_000
const till = {
  name: '  Till ',
  scopes: ['items:write', 'items:read', 'items:read'] as const,
  storeIds: null,
  expiresAt: null,
}

test('a key has a tidy name and each of its scopes once', () => {
  expect(decideKey(till, NOW)).toEqual({
    ...{ name: 'Till', scopes: ['items:read', 'items:write'], storeIds: null, expiresAt: null },
  })
  expect(decideKey({ ...till, storeIds: ['a', 'b', 'a'] }, NOW).storeIds).toEqual(['a', 'b'])
})

test.each([
  ['name', { name: '  ' }],
  ['scopes', { scopes: [] }],
  ['storeIds', { storeIds: [] }],
  ['expiresAt', { expiresAt: NOW }],
])('a key needs a good %s', (field, wrong) => {
  expect(() => decideKey({ ...till, ...wrong }, NOW)).toThrow(
    expect.objectContaining({
      code: 'invalid_argument',
      details: expect.objectContaining({ field }),
    }),
  )
})

test('an organization has only so many keys', () => {
  expect(() => refuseMoreKeys(MOST_KEYS - 1)).not.toThrow()
  expect(() => refuseMoreKeys(MOST_KEYS)).toThrow('at most')
})

test('a key is open until its end or until it is revoked', () => {
  expect(keyState({ revokedAt: null, expiresAt: null }, NOW)).toBe('open')
  expect(keyState({ revokedAt: null, expiresAt: NOW + 1 }, NOW)).toBe('open')
  expect(keyState({ revokedAt: null, expiresAt: NOW }, NOW)).toBe('expired')
  expect(keyState({ revokedAt: 5, expiresAt: NOW + 1 }, NOW)).toBe('revoked')
})

test('people tell keys apart by the end of their secrets', () => {
  expect(keyHint('shelfcount_key_abcdWXYZ')).toBe('WXYZ')
})
