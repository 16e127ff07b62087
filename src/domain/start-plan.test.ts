import { expect, test } from 'vitest'
import type { AssignmentStatus } from './assignment.ts'
import { planStart } from './start-plan.ts'

const planned = (shelfId: string | null, status: AssignmentStatus, roomId = 'hall') => ({
  ...shelf(shelfId, roomId),
  id: `planned ${shelfId ?? roomId}`,
  status,
})

const shelf = (shelfId: string | null, roomId = 'hall') => ({
  roomId,
  shelfId,
  name: shelfId ?? roomId,
})

test('every shelf is counted that is not planned already or left out', () => {
  const plan = planStart({
    places: [shelf('a'), shelf('b'), shelf('c'), shelf(null, 'cellar')],
    planned: [planned('a', 'assigned'), planned('b', 'cancelled')],
    busy: [],
  })
  expect(plan.added.map(({ name }) => name)).toEqual(['c', 'cellar'])
  expect(plan.countable).toBe(3)
})

test('a shelf that another audit is counting is named, unless it is left out here', () => {
  const busy = [
    { roomId: 'hall', shelfId: 'a', auditName: 'Spring' },
    { roomId: 'hall', shelfId: 'b', auditName: 'Spring' },
    { roomId: 'cellar', shelfId: null, auditName: 'Wine' },
  ]
  const plan = planStart({
    places: [shelf('a'), shelf('b'), shelf('x', 'cellar'), shelf('c')],
    planned: [planned('b', 'excluded')],
    busy,
  })
  expect(plan.busyShelves).toEqual([
    { code: 'a', auditName: 'Spring' },
    { code: 'x', auditName: 'Wine' },
  ])
})

test('a plan for a place that is no longer on the map is dropped', () => {
  const plan = planStart({
    places: [shelf('a'), shelf('x', 'cellar')],
    planned: [
      planned('a', 'open'),
      planned('b', 'assigned'),
      planned('c', 'cancelled'),
      planned(null, 'open', 'cellar'),
    ],
    busy: [{ roomId: 'hall', shelfId: 'b', auditName: 'Spring' }],
  })
  expect(plan.gone).toEqual(['planned b', 'planned cellar'])
  expect(plan.countable).toBe(2)
  expect(plan.busyShelves).toEqual([])
})
