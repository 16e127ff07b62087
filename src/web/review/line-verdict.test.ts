import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { canExplain, isDecided, possibleDecisions, sayDecision, sayReview } from './line-verdict.ts'

const t = messagesIn('en', 'results')

test('a count is accepted, rejected or counted again', () => {
  expect(possibleDecisions({ expected: 10, counted: 8 })).toEqual(['accept', 'reject', 'recount'])
})

test('what was not counted is counted, or said to be gone', () => {
  expect(possibleDecisions({ expected: 10, counted: null })).toEqual(['recount', 'zero'])
})

test('without a baseline there is nothing that could stand instead of the count', () => {
  expect(possibleDecisions({ expected: null, counted: 3 })).toEqual(['accept', 'recount'])
})

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

test('what somebody has said is told as they said it, whatever became of the line', () => {
  expect(sayDecision(decision, 'accepted', t)).toBe('Accepted · Theft')
  expect(sayDecision(decision, 'stale', t)).toBe('Accepted · Theft (before the count changed)')
  const recount = { ...decision, decision: 'recount', reasonCode: null } as const
  for (const review of ['recount', 'recounted', 'none', 'stale'] as const) {
    expect(sayDecision(recount, review, t)).toBe('Recount requested')
  }
})

test('a decision reads with its reason', () => {
  const figures = { expected: 9, counted: 5, due: 9 }
  expect(sayReview({ review: 'accepted', decision, ...figures }, t)).toBe('Accepted · Theft')
  expect(isDecided('accepted')).toBe(true)
  expect(isDecided('stale')).toBe(false)
})

test('a decision that the count has overtaken is made anew: a reason for it would confirm it', () => {
  expect(canExplain({ review: 'accepted', counted: 5 })).toBe(true)
  expect(canExplain({ review: 'recount', counted: 5 })).toBe(true)
  expect(canExplain({ review: 'stale', counted: 5 })).toBe(false)
  expect(canExplain({ review: 'zero', counted: null })).toBe(false)
})

test('what cannot be compared is not within a tolerance', () => {
  const said = (expected: number | null, counted: number | null, due = expected) =>
    sayReview({ review: 'none', decision: null, expected, counted, due }, t)
  expect(said(9, 9)).toBe('Within tolerance')
  expect(said(0, 0)).toBe('Within tolerance')
  expect(said(null, 5)).toBe('No expected stock')
  expect(said(9, null)).toBe('Not counted')
  expect(said(9, 5, null)).toBe('Not compared yet')
})
