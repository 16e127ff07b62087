import { expect, test } from 'vitest'
import { AuthRequestError } from '../session/auth-request.ts'
import { isWorthAnotherTry, joinRefusalOf } from './join-refusal.ts'

const refused = (status: number, facts: object = {}) =>
  new AuthRequestError('No', { status, statusText: '' }, facts)

test.each([
  ['unknown', refused(400, { reason: 'unknown' })],
  ['full', refused(402, { reason: 'full' })],
  ['signed_in', refused(409, { reason: 'signed_in' })],
  ['name', refused(400, { field: 'name', reason: 'too_long' })],
  ['busy', refused(429)],
  ['failed', refused(500)],
  ['failed', refused(400, { reason: 'a reason of tomorrow' })],
  ['offline', new TypeError('Failed to fetch')],
] as const)('is %s', (refusal, thrown) => {
  expect(joinRefusalOf(thrown)).toBe(refusal)
})

test('a code that is over is not tried again', () => {
  const words = ['unknown', 'old', 'closed', 'over', 'full', 'not_started', 'offline'] as const
  expect(words.filter(isWorthAnotherTry)).toEqual(['full', 'not_started', 'offline'])
})
