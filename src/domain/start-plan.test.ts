import { expect, test } from 'vitest'
import { planStart } from './start-plan.ts'

const shelf = (shelfId: string | null, roomId = 'hall') => ({
  roomId,
  shelfId,
  name: shelfId ?? roomId,
})

test('every shelf is counted that is not planned already or left out', () => {
  const plan = planStart({
    places: [shelf('a'), shelf('b'), shelf('c'), shelf(null, 'cellar')],
    planned: [
      { ...shelf('a'), status: 'assigned' },
      { ...shelf('b'), status: 'cancelled' },
    ],
    held: [],
  })
  expect(plan.added.map(({ name }) => name)).toEqual(['c', 'cellar'])
  expect(plan.countable).toBe(3)
})

test('what another audit holds is named, unless it is left out here', () => {
  const held = [
    { roomId: 'hall', shelfId: 'a', auditName: 'Spring' },
    { roomId: 'hall', shelfId: 'b', auditName: 'Spring' },
    { roomId: 'cellar', shelfId: null, auditName: 'Wine' },
  ]
  const plan = planStart({
    places: [shelf('a'), shelf('b'), shelf('x', 'cellar'), shelf('c')],
    planned: [{ ...shelf('b'), status: 'excluded' }],
    held,
  })
  expect(plan.heldShelves).toEqual([
    { code: 'a', auditName: 'Spring' },
    { code: 'x', auditName: 'Wine' },
  ])
})
