import { expect, test } from 'vitest'
import { verdictOf } from './verdict-of.ts'

const ONE = 'SC-AAAA-AAAA-AAAA'
const OTHER = 'SC-BBBB-BBBB-BBBB'

test('an export that was changed is called altered, with its number typed or not', () => {
  expect(verdictOf('altered', { name: 'count.csv', ownNumber: ONE, typedNumber: ONE }).tone).toBe(
    'bad',
  )
  expect(verdictOf('altered', { name: 'count.csv', ownNumber: ONE, typedNumber: null }).tone).toBe(
    'bad',
  )
})

test('a file that is no export is not called altered', () => {
  for (const status of ['altered', 'unknown'] as const) {
    const verdict = verdictOf(status, { name: 'count.csv', ownNumber: null, typedNumber: ONE })
    expect(verdict.title).toBe('Not an export of a count')
  }
})

test('a workbook is not called another file, or altered: it cannot be compared', () => {
  for (const name of ['SC-AAAA-AAAA-AAAA.xlsx', 'count.ODS']) {
    const verdict = verdictOf('altered', { name, ownNumber: null, typedNumber: ONE })
    expect(verdict.title).toBe('A workbook cannot be verified')
  }
})

test('the export of another count than the one typed is told apart', () => {
  const verdict = verdictOf('altered', { name: 'count.csv', ownNumber: OTHER, typedNumber: ONE })
  expect(verdict.title).toBe('The file is of another count')
  expect(verdict.text).toContain(OTHER)
})

test('what was sealed is valid, whatever else is said', () => {
  expect(verdictOf('valid', { name: 'count.csv', ownNumber: ONE, typedNumber: ONE }).tone).toBe(
    'good',
  )
  expect(verdictOf('found').title).toBe('The number is real')
  expect(verdictOf('unknown').title).toBe('Unknown here')
})
