import { expect, test } from 'vitest'
import { withAssigned, withoutAssignment, withoutRoom, withStatus } from './plan-changes.ts'
import { assignmentWith } from './testing/assignment-with.ts'

const rows = [
  assignmentWith({ id: 'a', shelfId: 's1', roomId: 'r1' }),
  assignmentWith({ id: 'b', shelfId: 's2', roomId: 'r2', status: 'submitted', userName: 'Bo' }),
  assignmentWith({ id: 'c', shelfId: 's3', roomId: 'r2' }),
]

test('assigning moves the named shelves, and of a room what is left to count', () => {
  const given = withAssigned(rows, {
    userId: 'u',
    userName: 'Ada',
    roomIds: ['r2'],
    shelfIds: ['s1'],
  })
  expect(given.map(({ status, userName }) => [status, userName])).toEqual([
    ['assigned', 'Ada'],
    ['submitted', 'Bo'],
    ['assigned', 'Ada'],
  ])
  const [opened] = withAssigned(given, {
    userId: null,
    userName: null,
    roomIds: [],
    shelfIds: ['s1'],
  })
  expect(opened).toMatchObject({ status: 'open', userId: null })
})

test('an assignment of the plan changes, goes, or goes with its room', () => {
  expect(withStatus(rows, 'a', { status: 'excluded' })[0]).toMatchObject({ status: 'excluded' })
  expect(withoutAssignment(rows, 'a').map(({ id }) => id)).toEqual(['b', 'c'])
  expect(withoutRoom(rows, 'r2').map(({ id }) => id)).toEqual(['a'])
})
