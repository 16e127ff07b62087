import { expect, test } from 'vitest'
import { refuseKey, scopeOf } from './key-scopes.ts'

test('people are not held by scopes', () => {
  expect(() => refuseKey(undefined, 'items:list')).not.toThrow()
  expect(() => refuseKey({}, 'members:remove')).not.toThrow()
})

test('a key does what its scopes say, and nothing that no scope names', () => {
  const reader = { keyScopes: ['items:read'] }
  expect(() => refuseKey(reader, 'items:list')).not.toThrow()
  expect(() => refuseKey(reader, 'items:upsert')).toThrow('This key has no scope items:write.')
  expect(() => refuseKey({ keyScopes: [] }, 'items:list')).toThrow('items:read')
  expect(scopeOf('members:remove')).toBeUndefined()
  expect(() => refuseKey(reader, 'members:remove')).toThrow('This is not open to API keys.')
  expect(() => refuseKey(reader, 'constructor')).toThrow('This is not open to API keys.')
})
