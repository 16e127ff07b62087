import { expect, test } from 'vitest'
import { describeReview, isDecided, possibleDecisions } from './line-verdict.ts'

test('a count is accepted, rejected or counted again', () => {
  expect(possibleDecisions({ expected: 10, counted: 8 })).toEqual(['accept', 'reject', 'recount'])
})

test('what was not counted is counted, or said to be gone', () => {
  expect(possibleDecisions({ expected: 10, counted: null })).toEqual(['recount', 'zero'])
})

test('without a baseline there is nothing that could stand instead of the count', () => {
  expect(possibleDecisions({ expected: null, counted: 3 })).toEqual(['accept', 'recount'])
})

test('a decision reads with its reason', () => {
  const decision = {
    decision: 'accept',
    reasonCode: 'theft',
    note: null,
    userId: 'u',
    userName: 'Dana',
    at: 0,
    expected: 9,
    counted: 5,
  } as const
  expect(describeReview({ review: 'accepted', decision })).toBe('Accepted · Theft')
  expect(isDecided('accepted')).toBe(true)
  expect(isDecided('stale')).toBe(false)
})
