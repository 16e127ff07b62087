import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { describeProgress, describeWhen } from './describe-summary.ts'

const NOW = new Date(2026, 10, 15, 13, 38).getTime()
const t = messagesIn('en', 'audits')
const { clock, duration } = formatsOf('en')
const TIMES = { nowMs: NOW, clock, duration }
const HOUR_MS = 3_600_000
const coverage = { shelves: 60, explained: 44 }

test('progress is told in shelves, and in how many stores', () => {
  expect(describeProgress({ status: 'active', coverage, storeIds: ['a'] }, t)).toBe(
    '44 of 60 shelves done',
  )
  expect(describeProgress({ status: 'active', coverage, storeIds: ['a', 'b'] }, t)).toMatch(
    / · 2 stores$/,
  )
  expect(describeProgress({ status: 'draft', coverage, storeIds: ['a'] }, t)).toBe('Not started')
})

test('an audit that was cancelled before it had a plan does not speak of 0 of 0', () => {
  const none = { shelves: 0, explained: 0 }
  expect(describeProgress({ status: 'cancelled', coverage: none, storeIds: ['a'] }, t)).toBe(
    'No shelves counted',
  )
})

test('a plan says when it is due, and when that has passed', () => {
  const plan = { status: 'draft', createdAt: NOW, startedAt: null, endedAt: null } as const
  expect(describeWhen({ ...plan, dueAt: NOW + HOUR_MS }, TIMES, t)).toBe(
    'Planned 1:38 pm · due 2:38 pm',
  )
  expect(describeWhen({ ...plan, dueAt: NOW - HOUR_MS }, TIMES, t)).toBe(
    'Planned 1:38 pm · overdue since 12:38 pm',
  )
})

test('a running audit says for how long, an ended one since when', () => {
  const running = { status: 'active', createdAt: 0, startedAt: NOW - HOUR_MS, dueAt: null } as const
  expect(describeWhen({ ...running, endedAt: null }, TIMES, t)).toBe('Started 1 h ago')
  expect(describeWhen({ ...running, endedAt: NOW }, TIMES, t)).toBe('Ended 1:38 pm')
})
