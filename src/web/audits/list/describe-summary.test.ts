import { expect, test } from 'vitest'
import { describeProgress, describeTotal, describeWhen } from './describe-summary.ts'

const NOW = new Date(2026, 10, 15, 13, 38).getTime()
const HOUR_MS = 3_600_000
const coverage = { shelves: 60, explained: 44 }

test('progress is told in shelves, and in how many stores', () => {
  expect(describeProgress({ status: 'active', coverage, storeIds: ['a'] })).toBe(
    '44 of 60 shelves covered',
  )
  expect(describeProgress({ status: 'active', coverage, storeIds: ['a', 'b'] })).toMatch(
    /in 2 stores$/,
  )
  expect(describeProgress({ status: 'draft', coverage, storeIds: ['a'] })).toBe(
    'Nothing is counted yet',
  )
})

test('an audit that was cancelled before it had a plan does not speak of 0 of 0', () => {
  const none = { shelves: 0, explained: 0 }
  expect(describeProgress({ status: 'cancelled', coverage: none, storeIds: ['a'] })).toBe(
    'No shelf was counted',
  )
})

test('a plan says when it is due, and when that has passed', () => {
  const plan = { status: 'draft', createdAt: NOW, startedAt: null, endedAt: null } as const
  expect(describeWhen({ ...plan, dueAt: NOW + HOUR_MS }, NOW)).toBe('Planned 1:38 pm, due 2:38 pm')
  expect(describeWhen({ ...plan, dueAt: NOW - HOUR_MS }, NOW)).toBe(
    'Planned 1:38 pm, overdue since 12:38 pm',
  )
})

test('a running audit says for how long, an ended one since when', () => {
  const running = { status: 'active', createdAt: 0, startedAt: NOW - HOUR_MS, dueAt: null } as const
  expect(describeWhen({ ...running, endedAt: null }, NOW)).toBe('Started 1 h 00 min ago')
  expect(describeWhen({ ...running, endedAt: NOW }, NOW)).toBe('Ended 1:38 pm')
})

test('the total says what of it stands above', () => {
  expect(describeTotal(12, 2)).toBe('12 audits, 2 of them going on')
  expect(describeTotal(1, 0)).toBe('1 audit')
})
