import { expect, test } from 'vitest'
import {
  checklistTitle,
  describeFinish,
  describeLeft,
  describeOpenPoints,
  describePoint,
  describeRemaining,
  isLate,
  isStill,
} from './words.ts'

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

const NOW = new Date(2026, 10, 15, 13, 38).getTime()
const minutes = (count: number) => NOW + count * 60_000
const estimate = (about: number) => ({
  asOf: NOW,
  about: minutes(about),
  from: minutes(about - 20),
  until: minutes(about + 25),
})

test('what is left is rounded as nobody knows it better', () => {
  expect(describeRemaining(estimate(112), NOW)).toBe('about 1 h 50 min to go')
  expect(describeRemaining(estimate(7.4), NOW)).toBe('about 7 min to go')
  expect(describeRemaining(estimate(-3), NOW)).toBe('should be done any minute')
})

test('a count that takes longer than the longest estimate is not done any minute', () => {
  expect(isLate(estimate(-3), NOW)).toBe(false)
  expect(isLate(estimate(-27), NOW)).toBe(true)
  expect(describeRemaining(estimate(-27), NOW)).toBe('taking longer than estimated')
})

test('while nobody counts there is no estimate, and it says for how long', () => {
  const left = { ...estimate(-40), asOf: minutes(-185) }
  expect(describeRemaining(left, NOW)).toBe('nobody has counted for 3 h')
  expect(isStill(left, NOW)).toBe(true)
  expect(isStill({ ...left, asOf: minutes(-12) }, NOW)).toBe(false)
})

test('the finish comes with its range, never before now', () => {
  expect(describeFinish(estimate(112), NOW)).toEqual({
    about: 'Finish about 3:30 pm',
    range: '3:10 pm to 3:55 pm',
  })
  expect(describeFinish(estimate(5), NOW).range).toMatch(/^1:40 pm to/)
})

test('an estimate from and to the same time is said as one time', () => {
  const certain = { asOf: NOW, about: minutes(60), from: minutes(60), until: minutes(60) }
  expect(describeFinish(certain, NOW).range).toBeUndefined()
})
