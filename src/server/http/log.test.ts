import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

test('paths that carry a token are logged without it', () => {
  expect(loggedPath('/invite/abc')).toBe('/invite/[hidden]')
  expect(loggedPath('/join/abc')).toBe('/join/[hidden]')
  expect(loggedPath('/recovery/abc')).toBe('/recovery/[hidden]')
  expect(loggedPath('/api/auth/reset-password/abc')).toBe('/api/auth/reset-password/[hidden]')
  expect(loggedPath('/invite/accept')).toBe('/invite/accept')
  expect(loggedPath('/stores/1/audit/2')).toBe('/stores/1/audit/2')
})
