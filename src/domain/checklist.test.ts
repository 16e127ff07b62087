import { expect, test } from 'vitest'
import { checklistOf, coverageOf } from './checklist.ts'

const shelf = { round: 0, unknownLines: 0 }

test('coverage is of the newest rounds; what was left out does not count', () => {
  const assignments = [
    { status: 'submitted' },
    { status: 'excluded' },
    { status: 'open' },
    { status: 'returned' },
    { status: 'cancelled' },
  ] as const
  expect(coverageOf(assignments)).toEqual({ shelves: 3, explained: 2 })
})

test('a shelf that is counted twice is one shelf, explained by both counts', () => {
  const counts = [
    { status: 'submitted', place: 'a' },
    { status: 'open', place: 'a' },
  ] as const
  expect(coverageOf(counts)).toEqual({ shelves: 1, explained: 0 })
  expect(coverageOf(counts.map((one) => ({ ...one, status: 'submitted' })))).toEqual({
    shelves: 1,
    explained: 1,
  })
})

test('a tie-break is a recount, and a control total that is off stays open', () => {
  const points = checklistOf(
    [
      { ...shelf, status: 'open', pass: 2 },
      { ...shelf, status: 'submitted', controlUnmet: true },
      { ...shelf, status: 'excluded', controlUnmet: true },
    ],
    [],
  )
  expect(points.filter(({ open }) => open > 0)).toEqual([
    { id: 'coverage', open: 1 },
    { id: 'recounts', open: 1 },
    { id: 'control_totals', open: 1 },
  ])
})

test('the checklist says how much of each point is open', () => {
  const points = checklistOf(
    [
      { ...shelf, status: 'submitted', unknownLines: 2 },
      { ...shelf, status: 'returned', unknownLines: 7 },
      { ...shelf, status: 'excluded', unknownLines: 1 },
      { ...shelf, status: 'in_progress', round: 1 },
      { ...shelf, status: 'open' },
    ],
    [{ unsentEvents: 0 }, { unsentEvents: 4 }],
  )
  expect(Object.fromEntries(points.map(({ id, open }) => [id, open]))).toEqual({
    coverage: 2,
    unsent_events: 4,
    unknown_codes: 2,
    recounts: 1,
    control_totals: 0,
  })
})
