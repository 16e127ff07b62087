import { describe, expect, test } from 'vitest'
import {
  DECISIONS,
  type Decision,
  isAsSeen,
  isLeftToMany,
  LINE_REVIEWS,
  needsDecision,
  refuseDecision,
  refuseOverwriting,
  refuseUnseen,
  requireReview,
  reviewOf,
  type StoredDecision,
  settledQuantity,
} from './decision.ts'

const figures = { expected: 10_000, counted: 8_000, due: 10_000 }
const notFound = { expected: 10_000, counted: null, due: 10_000 }
/** On a shelf that was not counted. */
const leftOut = { expected: 10_000, counted: null, due: null }
const kept = (decision: Decision, facts: Partial<StoredDecision> = {}): StoredDecision => ({
  decision,
  ...figures,
  recounted: false,
  ...facts,
})
const review = (decision: StoredDecision | null, beyond = true, now = figures) =>
  reviewOf({ figures: now, beyond, decision })

describe('where a line stands', () => {
  test('beyond the tolerance it is open, within it there is nothing to decide', () => {
    expect(review(null, true)).toBe('open')
    expect(review(null, false)).toBe('none')
  })

  test('a decision holds as long as the figures it was made on', () => {
    expect(review(kept('accept'))).toBe('accepted')
    expect(review(kept('reject'))).toBe('rejected')
    expect(review(kept('accept', { counted: 7_000 }))).toBe('stale')
    expect(review(kept('reject', { expected: 9_000 }))).toBe('stale')
  })

  test('a new round makes a decision stale, whatever it finds', () => {
    expect(review(kept('accept', { recounted: true }))).toBe('stale')
    expect(review(kept('reject', { recounted: true }))).toBe('stale')
    const zero = { decision: 'zero' as const, ...notFound, recounted: true }
    expect(reviewOf({ figures: notFound, beyond: false, decision: zero })).toBe('stale')
  })

  test('a recount is waited for; one that agrees settles the line, another figure opens it', () => {
    expect(review(kept('recount'))).toBe('recount')
    expect(review(kept('recount', { recounted: true }))).toBe('recounted')
    expect(review(kept('recount', { recounted: true, counted: 7_000 }))).toBe('stale')
    expect(review(kept('recount', { recounted: true, counted: 7_000 }), false)).toBe('none')
  })

  test('that there is none holds until somebody finds one', () => {
    const zero = { decision: 'zero' as const, ...notFound, recounted: false }
    expect(reviewOf({ figures: notFound, beyond: false, decision: zero })).toBe('zero')
    expect(reviewOf({ figures, beyond: true, decision: zero })).toBe('stale')
  })

  test('what was not found on a shelf that was handed in waits for somebody, elsewhere for nobody', () => {
    expect(reviewOf({ figures: notFound, beyond: false, decision: null })).toBe('open')
    expect(reviewOf({ figures: leftOut, beyond: false, decision: null })).toBe('none')
  })

  test('an item that a recount does not find either is still open', () => {
    const asked = { decision: 'recount' as const, ...notFound }
    const line = { figures: notFound, beyond: false }
    expect(reviewOf({ ...line, decision: { ...asked, recounted: false } })).toBe('recount')
    expect(reviewOf({ ...line, decision: { ...asked, recounted: true } })).toBe('open')
  })

  test('that there is none was said of what was due then', () => {
    const zero = { decision: 'zero' as const, ...leftOut, recounted: false }
    expect(reviewOf({ figures: leftOut, beyond: false, decision: zero })).toBe('zero')
    expect(reviewOf({ figures: notFound, beyond: false, decision: zero })).toBe('stale')
  })

  test('open, stale and waiting lines block completion', () => {
    expect(LINE_REVIEWS.filter(needsDecision)).toEqual(['open', 'recount', 'stale'])
  })
})

test('a decision says what a line stands at in the end', () => {
  expect(settledQuantity(figures, 'accepted')).toBe(8_000)
  expect(settledQuantity(figures, 'none')).toBe(8_000)
  expect(settledQuantity(figures, 'rejected')).toBe(10_000)
  expect(settledQuantity(notFound, 'zero')).toBe(0)
  expect(settledQuantity(leftOut, 'zero')).toBe(0)
  expect(settledQuantity(leftOut, 'none')).toBeNull()
})

test('shelves that nobody counted keep their expected quantities', () => {
  // Four of ten are on a shelf that was not counted; of the other six, five were found.
  const line = { expected: 10_000, counted: 5_000, due: 6_000 }
  expect(settledQuantity(line, 'accepted')).toBe(9_000)
  expect(settledQuantity(line, 'rejected')).toBe(10_000)
  expect(settledQuantity({ ...line, counted: null }, 'zero')).toBe(4_000)
})

describe('what may be decided', () => {
  const lines = {
    counted: figures,
    uncounted: { expected: 10_000, counted: null },
    'without a baseline': { expected: null, counted: 8_000 },
    nothing: { expected: null, counted: null },
  }
  const legal: Readonly<Record<keyof typeof lines, readonly Decision[]>> = {
    counted: ['accept', 'reject', 'recount'],
    uncounted: ['recount', 'zero'],
    'without a baseline': ['accept', 'recount'],
    nothing: ['recount'],
  }
  const protocol = { reasonCodes: true }
  const input = (decision: Decision | null) => ({
    decision,
    reasonCode: 'miscount' as const,
    note: null,
  })

  test.each(
    Object.keys(lines).flatMap((name) => DECISIONS.map((decision) => [decision, name] as const)),
  )('%s of a line that is %s', (decision, name) => {
    const line = lines[name as keyof typeof lines]
    const attempt = () => refuseDecision(input(decision), line, protocol)
    if (legal[name as keyof typeof lines].includes(decision)) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ code: 'illegal_transition' }))
  })

  test('taking back is always possible', () => {
    for (const line of Object.values(lines)) {
      expect(() => refuseDecision(input(null), line, protocol)).not.toThrow()
    }
  })

  test('a reason is required by the protocol, and the reason "other" needs a note', () => {
    const without = { decision: 'accept' as const, reasonCode: null, note: null }
    expect(() => refuseDecision(without, figures, protocol)).toThrow(
      expect.objectContaining({ details: { field: 'reasonCode' } }),
    )
    expect(() => refuseDecision(without, figures, { reasonCodes: false })).not.toThrow()
    expect(() =>
      refuseDecision({ ...without, decision: 'recount' }, figures, protocol),
    ).not.toThrow()
    const other = { ...without, reasonCode: 'other' as const }
    expect(() => refuseDecision(other, figures, protocol)).toThrow(
      expect.objectContaining({ details: { field: 'note' } }),
    )
    expect(() => refuseDecision({ ...other, note: 'Flood' }, figures, protocol)).not.toThrow()
  })
})

test('lines are decided in review only', () => {
  const states = ['draft', 'active', 'stopped', 'submitted', 'completed', 'cancelled'] as const
  const legal = states.filter((status) => {
    try {
      requireReview(status)
      return true
    } catch {
      return false
    }
  })
  expect(legal).toEqual(['submitted'])
})

test('a decision that somebody made in the meantime is not overwritten unseen', () => {
  expect(() => refuseOverwriting({ version: 2, decision: 'accept' }, 2)).not.toThrow()
  expect(() => refuseOverwriting({ version: 2, decision: 'accept' }, 1)).toThrow(
    expect.objectContaining({
      code: 'conflict',
      details: { current: { version: 2, decision: 'accept' } },
    }),
  )
})

test('a count that has moved since it was seen is looked at again', () => {
  expect(() => refuseUnseen(8_000, 8)).not.toThrow()
  expect(() => refuseUnseen(null, null)).not.toThrow()
  expect(() => refuseUnseen(8_000, undefined)).not.toThrow()
  const moved = expect.objectContaining({ code: 'conflict', details: { current: 8 } })
  expect(() => refuseUnseen(8_000, 7)).toThrow(moved)
  expect(() => refuseUnseen(8_000, null)).toThrow(moved)
})

test('a line among many is as it was seen while nobody decides it or counts it again', () => {
  const line = { version: 2, counted: 8_000 }
  expect(isAsSeen(line, { seenVersion: 2, seenCounted: 8 })).toBe(true)
  expect(isAsSeen(line, { seenVersion: 2 })).toBe(true)
  expect(isAsSeen(line, { seenVersion: 1, seenCounted: 8 })).toBe(false)
  expect(isAsSeen(line, { seenVersion: 2, seenCounted: 7 })).toBe(false)
  expect(isAsSeen(line, { seenVersion: 2, seenCounted: null })).toBe(false)
})

test('deciding many at once skips lines that were decided already, unless counted again since', () => {
  expect(isLeftToMany({ decision: null, review: 'none' })).toBe(true)
  expect(isLeftToMany({ decision: 'accept', review: 'accepted' })).toBe(false)
  for (const review of LINE_REVIEWS.filter(needsDecision)) {
    expect(isLeftToMany({ decision: 'accept', review })).toBe(true)
  }
})
