import { expect, test } from 'vitest'
import type { ShelfState } from '#domain/shelf-state.ts'
import { describeRoomCoverage } from './describe-room-coverage.ts'
import { assignmentWith } from './testing/assignment-with.ts'

const counted = (shelfId: string, state: ShelfState) => ({
  place: { shelfId, roomId: 'r', assignment: assignmentWith() },
  state,
})

test('a shelf that is counted twice is one shelf, covered when both counts are in', () => {
  const half = [counted('a', 'submitted'), counted('a', 'open'), counted('b', 'submitted')]
  expect(describeRoomCoverage(half)).toBe('1 of 2 covered')
})

test('what is excluded with a reason is covered; what the audit leaves out is not counted', () => {
  const leftOut = {
    place: { shelfId: 'c', roomId: 'r', assignment: undefined },
    state: 'excluded',
  } as const
  expect(describeRoomCoverage([counted('a', 'excluded'), leftOut])).toBe('1 of 1 covered')
})
