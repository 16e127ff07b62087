import { expect, test } from 'vitest'
import type { AssignmentStatus } from './assignment.ts'
import { checklistOf, coverageOf } from './checklist.ts'

const shelf = { round: 0, unknownLines: 0 }

test('coverage looks at the newest rounds and ignores what was left out', () => {
  const assignments = [
    { status: 'submitted', round: 0 },
    { status: 'excluded', round: 0 },
    { status: 'open', round: 0 },
    { status: 'returned', round: 0 },
    { status: 'cancelled', round: 0 },
  ] as const
  expect(coverageOf(assignments)).toEqual({ shelves: 3, explained: 2 })
})

test('a shelf that is counted twice is one shelf, explained by both counts', () => {
  const counts = [
    { status: 'submitted', round: 0, place: 'a' },
    { status: 'open', round: 0, place: 'a' },
  ] as const
  expect(coverageOf(counts)).toEqual({ shelves: 1, explained: 0 })
  expect(coverageOf(counts.map((one) => ({ ...one, status: 'submitted' })))).toEqual({
    shelves: 1,
    explained: 1,
  })
})

test('one of two counts is in and the other could not be made: nothing explains the shelf', () => {
  const at = { place: 'a', round: 0 }
  const counts = [
    { ...at, status: 'submitted' },
    { ...at, status: 'excluded' },
  ] as const
  expect(coverageOf(counts).explained).toBe(0)
  const bothOut = counts.map((count) => ({ ...count, status: 'excluded' as const }))
  expect(coverageOf(bothOut).explained).toBe(1)
  const calledOff = [counts[0], { ...at, status: 'cancelled' as const }]
  expect(coverageOf(calledOff).explained).toBe(1)
})

test('a recount that could not be made leaves the count before it to explain the shelf', () => {
  const counts = [
    { place: 'a', round: 0, status: 'submitted' },
    { place: 'a', round: 1, status: 'excluded' },
  ] as const
  expect(coverageOf(counts).explained).toBe(1)
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
    { id: 'coverage', open: 1, ties: 1 },
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
    { counts: 3, units: 12.5 },
  )
  expect(points.find(({ id }) => id === 'set_aside')).toMatchObject({ open: 3, units: 12.5 })
  expect(Object.fromEntries(points.map(({ id, open }) => [id, open]))).toEqual({
    coverage: 2,
    unsent_events: 4,
    unknown_codes: 2,
    recounts: 1,
    control_totals: 0,
    set_aside: 3,
  })
})

test('the checklist says how many open shelves wait for their second count', () => {
  const first = { ...shelf, place: 'a', pass: 0, status: 'submitted' } as const
  const second = { ...first, pass: 1 } as const
  const lone = (...counts: Parameters<typeof checklistOf>[0]) =>
    checklistOf(counts, []).find(({ id }) => id === 'coverage')?.lone
  expect(lone(first, { ...second, status: 'in_progress' })).toBe(1)
  expect(lone(first, { ...second, status: 'excluded' })).toBe(1)
  expect(lone(first, second)).toBeUndefined()
  expect(lone(first, second, { ...first, pass: 2, status: 'open' })).toBeUndefined()
  expect(lone(first, { ...second, status: 'cancelled' })).toBeUndefined()
  expect(lone(first, { ...second, place: 'b', status: 'open' })).toBeUndefined()
})

test('the checklist says how many open shelves have two counts that differ', () => {
  const counts = [0, 1].map((pass) => ({
    ...shelf,
    place: 'a',
    pass,
    status: 'submitted' as const,
  }))
  const ties = (status: AssignmentStatus) => {
    const third = { ...shelf, place: 'a', pass: 2, status }
    return checklistOf([...counts, third], []).find(({ id }) => id === 'coverage')?.ties
  }
  expect(ties('open')).toBe(1)
  expect(ties('excluded')).toBe(1)
  expect(ties('submitted')).toBeUndefined()
  expect(ties('cancelled')).toBeUndefined()
})
