import { expect, test } from 'vitest'
import { assignmentWith } from './testing/assignment-with.ts'
import { workOf } from './work.ts'

const rows = [
  assignmentWith({ id: 'given', userId: 'me', status: 'assigned' }),
  assignmentWith({ id: 'counting', userId: 'me', status: 'in_progress' }),
  assignmentWith({ id: 'done', userId: 'me', status: 'submitted' }),
  assignmentWith({ id: 'free', status: 'open' }),
  assignmentWith({ id: 'theirs', userId: 'you', status: 'in_progress' }),
  assignmentWith({ id: 'theirs, done', userId: 'you', status: 'submitted' }),
]

test('my work begins with the shelf I stand at', () => {
  const { mine, done } = workOf(rows, 'me')
  expect(mine.map(({ id }) => id)).toEqual(['counting', 'given'])
  expect(done.map(({ id }) => id)).toEqual(['done'])
})

test('what is open can be taken; what others count is named apart', () => {
  const { free, others } = workOf(rows, 'me')
  expect(free.map(({ id }) => id)).toEqual(['free'])
  expect(others.map(({ id }) => id)).toEqual(['theirs'])
})
