import { expect, test } from 'vitest'
import {
  checklistTitle,
  describeLeft,
  describeOpenPoints,
  describePoint,
} from './checklist-words.ts'

const asked = { controlTotals: true }

test('an open point says how much is left, a met one that nothing is', () => {
  expect(describePoint({ id: 'coverage', open: 1 }, asked)).toBe('1 shelf left')
  expect(describePoint({ id: 'coverage', open: 16 }, asked)).toBe('16 shelves left')
  expect(describePoint({ id: 'coverage', open: 16, lone: 2 }, asked)).toBe(
    '16 shelves left, 2 with one of two counts',
  )
  expect(describePoint({ id: 'coverage', open: 16, lone: 2, ties: 1 }, asked)).toBe(
    '16 shelves left, 2 with one of two counts, 1 with two that differ',
  )
  expect(describePoint({ id: 'unsent_events', open: 26 }, asked)).toBe('26 on devices')
  expect(describePoint({ id: 'unknown_codes', open: 1 }, asked)).toBe('1 line to resolve or park')
  expect(describePoint({ id: 'recounts', open: 0 }, asked)).toBe('None open')
  expect(describePoint({ id: 'set_aside', open: 3, units: 1250 }, asked)).toBe(
    '3 counts (1,250 units) to decide',
  )
  expect(describePoint({ id: 'set_aside', open: 1, units: 1 }, asked)).toBe(
    '1 count (1 unit) to decide',
  )
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
  expect(describeOpenPoints(points, 'submitted')).toBe('1 of 2 still open')
  expect(describeOpenPoints([points[1]], 'active')).toBe('All points met')
})

test('in an audit that is over nothing waits for anybody any more', () => {
  const points = [{ id: 'unknown_codes', open: 1 }] as const
  expect(describeOpenPoints(points, 'completed')).toBe('1 of 1 left open')
  expect(describeLeft(points[0])).toBe('1 line never resolved')
  expect(describeLeft({ id: 'coverage', open: 6 })).toBe('6 shelves not counted')
  expect(describeLeft({ id: 'set_aside', open: 2 })).toBe('2 counts left out')
})

test('nothing stands before a submission that has been made', () => {
  expect(checklistTitle('stopped')).toBe('Before you submit')
  expect(checklistTitle('completed')).toBe('Closing checklist')
})
