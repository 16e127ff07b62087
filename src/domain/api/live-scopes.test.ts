import { expect, test } from 'vitest'
import { liveScopesOf, refuseLiveKey } from './live-scopes.ts'

test('people are not held by scopes', () => {
  expect(() => refuseLiveKey(undefined, 'members:list')).not.toThrow()
  expect(() => refuseLiveKey({}, 'members:list')).not.toThrow()
})

test('a key follows what all of its scopes say, and nothing that is not named', () => {
  const reader = { keyScopes: ['audits:read'] }
  expect(() => refuseLiveKey(reader, 'audits:getAuditHistory')).not.toThrow()
  expect(() => refuseLiveKey(reader, 'audits:getDetails')).toThrow(
    'This key has no scope baselines:read.',
  )
  expect(() => refuseLiveKey(reader, 'members:list')).toThrow('This is not open to API keys.')
  expect(() => refuseLiveKey(reader, 'constructor')).toThrow('This is not open to API keys.')
})

test('the journal names things of every scope in its details, and is followed by nobody', () => {
  expect(liveScopesOf('journal:list')).toBeUndefined()
})
