import { expect, test } from 'vitest'
import type { ComparisonState } from '#domain/independent.ts'
import type { ShelfState } from '#domain/shelf-state.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { assignmentWith } from './testing/assignment-with.ts'
import { describeMode, roomCoverageOf } from './words.ts'

const t = messagesIn('en', 'work')
const second = (state: ComparisonState, differing = 0) =>
  describeMode({ mode: 'independent', pass: 1, comparison: { state, differing, disputed: 0 } }, t)

test('a shelf that is counted once says nothing of it', () => {
  expect(describeMode({ mode: 'additive', pass: 0, comparison: null }, t)).toBeNull()
})

test('each count of a shelf says which it is and how the counts compare', () => {
  expect(describeMode({ mode: 'independent', pass: 2, comparison: null }, t)).toBe('Tie-break')
  expect(second('single')).toBe('Counted once instead of twice')
  expect(second('waiting')).toBe('Second of two counts')
  expect(second('agreed')).toBe('Second of two counts · both agree')
  expect(second('differs', 1)).toBe('Second of two counts · they differ on 1 item')
  expect(second('settled', 3)).toBe('Second of two counts · a third count settled 3 items')
})

const counted = (shelfId: string, state: ShelfState) => ({
  place: { shelfId, roomId: 'r', assignment: assignmentWith() },
  state,
})

test('a shelf that is counted twice is one shelf, covered when both counts are in', () => {
  const half = [counted('a', 'submitted'), counted('a', 'open'), counted('b', 'submitted')]
  expect(roomCoverageOf(half)).toEqual({ done: 1, total: 2 })
})

test('what is excluded with a reason is covered; what the audit leaves out is not counted', () => {
  const leftOut = {
    place: { shelfId: 'c', roomId: 'r', assignment: undefined },
    state: 'excluded',
  } as const
  expect(roomCoverageOf([counted('a', 'excluded'), leftOut])).toEqual({ done: 1, total: 1 })
})
