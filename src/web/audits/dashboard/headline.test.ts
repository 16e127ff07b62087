import { expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import { type HeadlineFacts, headlineOf as headlineIn } from './headline.ts'

const headlineOf = (facts: HeadlineFacts) => headlineIn(facts, messagesIn('en', 'dashboard'))

const HALF = { shelves: 60, explained: 44 }
const WHOLE = { shelves: 60, explained: 60 }
const ACTIVE = { status: 'active', isReady: true } as const
const DRAFT = { status: 'draft', isReady: false } as const

test('a running count says how far it is and how long it will take', () => {
  expect(headlineOf({ ...ACTIVE, coverage: HALF, remaining: 'about 2 h to go' })).toEqual({
    answer: '44 of 60 shelves done',
    rest: 'about 2 h to go',
  })
  expect(headlineOf({ ...ACTIVE, coverage: HALF }).rest).toBeUndefined()
})

test('when every shelf is covered there is nothing to wait for', () => {
  const done = headlineOf({ ...ACTIVE, coverage: WHOLE, remaining: 'about 1 min to go' })
  expect(done).toEqual({ answer: 'All 60 shelves done', rest: 'ready to submit' })
  expect(headlineOf({ ...ACTIVE, coverage: { shelves: 1, explained: 1 } }).answer).toBe(
    '1 shelf done',
  )
})

test('what is covered but still misses counts is not called ready', () => {
  const waiting = { ...ACTIVE, coverage: WHOLE, isReady: false }
  expect(headlineOf(waiting).rest).toBe('not ready to submit yet')
})

test('an audit that was cancelled before it had a plan does not speak of 0 of 0', () => {
  const gone = {
    status: 'cancelled',
    isReady: false,
    coverage: { shelves: 0, explained: 0 },
  } as const
  expect(headlineOf(gone).answer).toBe('No shelves counted')
})

test('a plan says what will be counted, and when nothing can be', () => {
  expect(headlineOf({ ...DRAFT, coverage: WHOLE }).answer).toBe('60 shelves to count')
  expect(headlineOf({ ...DRAFT, coverage: { shelves: 0, explained: 0 } }).answer).toBe(
    'No shelves to count yet',
  )
})
