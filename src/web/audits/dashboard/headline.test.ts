import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const HALF = { shelves: 60, explained: 44 }
const WHOLE = { shelves: 60, explained: 60 }

test('a running count says how far it is and how long it will take', () => {
  expect(headlineOf({ status: 'active', coverage: HALF, remaining: 'about 2 h to go' })).toEqual({
    answer: '44 of 60 shelves covered',
    rest: 'about 2 h to go',
  })
  expect(headlineOf({ status: 'active', coverage: HALF }).rest).toBeUndefined()
})

test('when every shelf is covered there is nothing to wait for', () => {
  const done = headlineOf({ status: 'active', coverage: WHOLE, remaining: 'about 1 min to go' })
  expect(done).toEqual({ answer: 'All 60 shelves covered', rest: 'ready to submit' })
  expect(headlineOf({ status: 'active', coverage: { shelves: 1, explained: 1 } }).answer).toBe(
    '1 shelf covered',
  )
})

test('a plan says what will be counted, and when nothing can be', () => {
  expect(headlineOf({ status: 'draft', coverage: WHOLE }).answer).toBe('60 shelves will be counted')
  expect(headlineOf({ status: 'draft', coverage: { shelves: 0, explained: 0 } }).answer).toBe(
    'No shelf to count yet',
  )
})
