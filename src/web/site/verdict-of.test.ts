import { expect, test } from 'vitest'
import { verdictOf } from './verdict-of.ts'

const ONE = 'SC-AAAA-AAAA-AAAA'
const OTHER = 'SC-BBBB-BBBB-BBBB'

test('an export that was changed is called altered, with its number typed or not', () => {
  expect(verdictOf('altered', { ownNumber: ONE, typedNumber: ONE }).tone).toBe('bad')
  expect(verdictOf('altered', { ownNumber: ONE, typedNumber: null }).tone).toBe('bad')
})

test('a file that is no export is not called altered', () => {
  for (const status of ['altered', 'unknown'] as const) {
    const verdict = verdictOf(status, { ownNumber: null, typedNumber: ONE })
    expect(verdict.title).toBe('Not an export of a count')
  }
})

test('the export of another count than the one typed is told apart', () => {
  const verdict = verdictOf('altered', { ownNumber: OTHER, typedNumber: ONE })
  expect(verdict.title).toBe('The file is of another count')
  expect(verdict.text).toContain(OTHER)
})

test('what was sealed is valid, whatever else is said', () => {
  expect(verdictOf('valid', { ownNumber: ONE, typedNumber: ONE }).tone).toBe('good')
  expect(verdictOf('found').title).toBe('The number is real')
  expect(verdictOf('unknown').title).toBe('Unknown here')
})
