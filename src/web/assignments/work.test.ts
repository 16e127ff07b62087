import { expect, test } from 'vitest'
import { assignmentWith } from './testing/assignment-with.ts'
import { nextOf, workOf } from './work.ts'

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

test('a shelf that was sent back, or has left the audit, is nobody’s work in its old round', () => {
  const over = (['returned', 'cancelled'] as const).map((status) =>
    assignmentWith({ id: status, userId: 'me', status }),
  )
  expect(workOf(over, 'me')).toEqual({ mine: [], done: [], free: [], others: [] })
  expect(workOf(over, 'you').others).toEqual([])
})

test('what is open can be taken; what others count is named apart', () => {
  const { free, others } = workOf(rows, 'me')
  expect(free.map(({ id }) => id)).toEqual(['free'])
  expect(others.map(({ id }) => id)).toEqual(['theirs'])
})

test('whoever has one of the two counts of a shelf is not offered the other', () => {
  const shelf = { mode: 'independent', shelfId: 'a-1' } as const
  const counts = [
    assignmentWith({ ...shelf, id: 'first', pass: 0, userId: 'me', status: 'submitted' }),
    assignmentWith({ ...shelf, id: 'second', pass: 1 }),
  ]
  expect(workOf(counts, 'me').free).toEqual([])
  expect(workOf(counts, 'you').free.map(({ id }) => id)).toEqual(['second'])
})

test('once counting is over nothing is left of what was not handed in', () => {
  const closed = rows.map((row) => ({ ...row, auditStatus: 'completed' as const }))
  expect(workOf(closed, 'me')).toMatchObject({
    mine: [],
    free: [],
    others: [],
    done: [{ id: 'done' }],
  })
})

test('nobody is sent to a shelf of an audit that is stopped', () => {
  const stopped = assignmentWith({ id: 'stopped', auditStatus: 'stopped', status: 'in_progress' })
  const running = assignmentWith({ id: 'running', auditStatus: 'active', status: 'assigned' })
  expect(nextOf([stopped, running])?.id).toBe('running')
  expect(nextOf([stopped])).toBeUndefined()
})
