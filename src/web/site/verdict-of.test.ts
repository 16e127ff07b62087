import { expect, test } from 'vitest'
import { verdictOf } from './verdict-of.ts'

const ONE = 'SC-AAAA-AAAA-AAAA'
const OTHER = 'SC-BBBB-BBBB-BBBB'

test('an export that was changed is called altered, with its number typed or not', () => {
  expect(
    verdictOf('altered', { name: 'count.csv', ownNumber: ONE, typedNumber: ONE, ownVersion: 1 })
      .tone,
  ).toBe('bad')
  expect(
    verdictOf('altered', { name: 'count.csv', ownNumber: ONE, typedNumber: null, ownVersion: 1 })
      .tone,
  ).toBe('bad')
})

test('a file that is no export is not called altered', () => {
  for (const status of ['altered', 'unknown'] as const) {
    const verdict = verdictOf(status, {
      name: 'count.csv',
      ownNumber: null,
      typedNumber: ONE,
      ownVersion: 1,
    })
    expect(verdict.title).toBe('Not an export of a count')
  }
})

test('a workbook is not called another file, or altered: it cannot be compared', () => {
  for (const name of ['SC-AAAA-AAAA-AAAA.xlsx', 'count.ODS']) {
    const verdict = verdictOf('altered', { name, ownNumber: null, typedNumber: ONE, ownVersion: 1 })
    expect(verdict.title).toBe('A workbook cannot be verified')
  }
})

test('the export of another count than the one typed is told apart', () => {
  const verdict = verdictOf('altered', {
    name: 'count.csv',
    ownNumber: OTHER,
    typedNumber: ONE,
    ownVersion: 1,
  })
  expect(verdict.title).toBe('The file is of another count')
  expect(verdict.text).toContain(OTHER)
})

test('what was sealed is valid, whatever else is said', () => {
  expect(
    verdictOf('valid', { name: 'count.csv', ownNumber: ONE, typedNumber: ONE, ownVersion: 1 }).tone,
  ).toBe('good')
  expect(verdictOf('found').title).toBe('The number is real')
  expect(verdictOf('unknown').title).toBe('Unknown here')
})

test('an export of another version is neither called altered nor unknown', () => {
  const file = { name: 'count.json', ownNumber: ONE, typedNumber: null, ownVersion: 2 }
  const verdict = verdictOf('unknown', file)
  expect(verdict).toMatchObject({ tone: 'quiet', title: 'An export of version 2' })
  expect(verdict.text).toContain('checks version 1')
})

test('a version that was never sealed under a number of ours is an alteration', () => {
  const file = { name: 'count.json', ownNumber: ONE, typedNumber: null, ownVersion: 2 }
  expect(verdictOf('altered', file)).toMatchObject({ tone: 'bad' })
  expect(verdictOf('altered', file).text).toContain('the file says 2')
})

test('a table has no version, and is judged by its content', () => {
  const file = { name: 'count.csv', ownNumber: ONE, typedNumber: null, ownVersion: null }
  expect(verdictOf('unknown', file).title).toBe('Unknown here')
})
