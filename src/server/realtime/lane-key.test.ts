import { expect, test } from 'vitest'
import { laneKey } from './lane-key.ts'

const member = (organizationId: string) =>
  ({ organizationId, role: 'member', stores: [], suspendedReason: null }) as const

test.each([
  ['of one organization', false, ['a'], 'o/a'],
  ['of several', false, ['a', 'b'], 'u/me'],
  ['of none', false, [], 'u/me'],
  ['who operates the installation', true, ['a'], 'u/me'],
])('the lane of somebody %s', (_who, platformAdmin, organizations, expected) => {
  const memberships = organizations.map(member)
  const me = { userId: 'me', sessionId: 's', email: 'me@x.test', platformAdmin }
  expect(laneKey('me', { ...me, memberships, held: [] })).toBe(expected)
  // It stays the same while an organization is closed to them.
  expect(laneKey('me', { ...me, memberships: [], held: memberships })).toBe(expected)
})

test('the lane of a login that has ended is nobody else’s', () => {
  expect(laneKey('me', undefined)).toBe('u/me')
})
