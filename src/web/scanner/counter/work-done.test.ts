import { expect, test } from 'vitest'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { workDoneBy } from './work-done.ts'

function shelf(id: string, facts: object): AssignmentDetails {
  const counted = { progress: { lines: 3 }, status: 'submitted', userId: 'sam' }
  const where = { roomId: 'hall', shelfId: id, storeId: 'store' }
  return { id, ...where, ...counted, ...facts } as unknown as AssignmentDetails
}

const NOTHING_WAITS = { handedIn: new Set<string>() }

test('whoever has nothing left is told what they counted, and nothing of what others did', () => {
  const shelves = [
    shelf('A-1', {}),
    shelf('A-2', { status: 'approved', sentBack: { by: 'Mia', reason: null } }),
    shelf('A-3', { userId: 'kim' }),
    shelf('A-4', { status: 'assigned' }),
  ]
  expect(workDoneBy('sam', shelves, NOTHING_WAITS)).toEqual({ shelves: 2, items: 6, again: 1 })
})

test('what nobody can know is not said to be nothing', () => {
  const hidden = [shelf('A-1', {}), shelf('A-2', { progress: null })]
  expect(workDoneBy('sam', hidden, NOTHING_WAITS)).toMatchObject({ shelves: 2, items: null })
  const waiting = [shelf('A-1', { status: 'in_progress' })]
  const handedIn = new Set(['A-1'])
  expect(workDoneBy('sam', waiting, { handedIn })).toEqual({ shelves: 1, items: null, again: 0 })
})
