import { expect, test } from 'vitest'
import { checklistTitle, describeOpenPoints, describePoint } from './checklist-words.ts'

const asked = { controlTotals: true }

test('an open point says how much is left, a met one that nothing is', () => {
  expect(describePoint({ id: 'coverage', open: 1 }, asked)).toBe('1 shelf left')
  expect(describePoint({ id: 'coverage', open: 16 }, asked)).toBe('16 shelves left')
  expect(describePoint({ id: 'unsent_events', open: 26 }, asked)).toBe('26 counts on devices')
  expect(describePoint({ id: 'unknown_codes', open: 1 }, asked)).toBe('1 line to resolve or park')
  expect(describePoint({ id: 'recounts', open: 0 }, asked)).toBe('None open')
})

test('control totals that the rules do not ask for are not called met', () => {
  const point = { id: 'control_totals', open: 0 } as const
  expect(describePoint(point, asked)).toBe('Met')
  expect(describePoint(point, { controlTotals: false })).toBe('Not asked for')
})

test('the strip says how many points are open', () => {
  const points = [
    { id: 'coverage', open: 3 },
    { id: 'recounts', open: 0 },
  ] as const
  expect(describeOpenPoints(points)).toBe('1 of 2 still open')
  expect(describeOpenPoints([points[1]])).toBe('All points met')
})

test('nothing stands before a submission that has been made', () => {
  expect(checklistTitle('stopped')).toBe('Before you submit')
  expect(checklistTitle('completed')).toBe('Closing checklist')
})
