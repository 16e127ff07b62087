import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
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

const t = messagesIn('en', 'dashboard')
const asked = { controlTotals: true }

test('an open point says how much is left, a met one that nothing is', () => {
  expect(describePoint({ id: 'coverage', open: 1 }, asked, t)).toBe('1 shelf left')
  expect(describePoint({ id: 'coverage', open: 16 }, asked, t)).toBe('16 shelves left')
  expect(describePoint({ id: 'coverage', open: 16, lone: 2 }, asked, t)).toBe(
    '16 shelves left, 2 with one of two counts',
  )
  expect(describePoint({ id: 'coverage', open: 16, lone: 2, ties: 1 }, asked, t)).toBe(
    '16 shelves left, 2 with one of two counts, 1 with two counts that differ',
  )
  expect(describePoint({ id: 'unsent_events', open: 26 }, asked, t)).toBe('26 on devices')
  expect(describePoint({ id: 'unknown_codes', open: 1 }, asked, t)).toBe('1 to resolve')
  expect(describePoint({ id: 'recounts', open: 0 }, asked, t)).toBe('None')
  expect(describePoint({ id: 'set_aside', open: 3, units: 1250 }, asked, t)).toBe(
    '3 counts (1,250 units) to decide',
  )
  expect(describePoint({ id: 'set_aside', open: 1, units: 1 }, asked, t)).toBe(
    '1 count (1 unit) to decide',
  )
})

test('control totals that the rules do not ask for are not called met', () => {
  const point = { id: 'control_totals', open: 0 } as const
  expect(describePoint(point, asked, t)).toBe('Met')
  expect(describePoint(point, { controlTotals: false }, t)).toBe('Not used')
})

test('the strip says how many points are open', () => {
  const points = [
    { id: 'coverage', open: 3 },
    { id: 'recounts', open: 0 },
  ] as const
  expect(describeOpenPoints(points, 'submitted', t)).toBe('1 of 2 still open')
  expect(describeOpenPoints([points[1]], 'active', t)).toBe('All points met')
})

test('in an audit that is over nothing waits for anybody any more', () => {
  const points = [{ id: 'unknown_codes', open: 1 }] as const
  expect(describeOpenPoints(points, 'completed', t)).toBe('1 of 1 left open')
  expect(describeLeft(points[0], t)).toBe('1 never resolved')
  expect(describeLeft({ id: 'coverage', open: 6 }, t)).toBe('6 shelves not counted')
  expect(describeLeft({ id: 'set_aside', open: 2 }, t)).toBe('2 counts excluded')
})

test('nothing stands before a submission that has been made', () => {
  expect(checklistTitle('stopped', t)).toBe('Before you submit')
  expect(checklistTitle('completed', t)).toBe('Closing checklist')
})

const NOW = new Date(2026, 10, 15, 13, 38).getTime()
const { clock, duration } = formatsOf('en')
const TIMES = { nowMs: NOW, clock, duration }
const minutes = (count: number) => NOW + count * 60_000
const estimate = (about: number) => ({
  asOf: NOW,
  about: minutes(about),
  from: minutes(about - 20),
  until: minutes(about + 25),
})

test('what is left is rounded as nobody knows it better', () => {
  expect(describeRemaining(estimate(112), TIMES, t)).toBe('about 1 h 50 min to go')
  expect(describeRemaining(estimate(7.4), TIMES, t)).toBe('about 7 min to go')
  expect(describeRemaining(estimate(-3), TIMES, t)).toBe('almost done')
})

test('a count that takes longer than the longest estimate is not done any minute', () => {
  expect(isLate(estimate(-3), NOW)).toBe(false)
  expect(isLate(estimate(-27), NOW)).toBe(true)
  expect(describeRemaining(estimate(-27), TIMES, t)).toBe('taking longer than estimated')
})

test('while nobody counts there is no estimate, and it says for how long', () => {
  const left = { ...estimate(-40), asOf: minutes(-185) }
  expect(describeRemaining(left, TIMES, t)).toBe('no counts for 3 h 5 min')
  expect(isStill(left, NOW)).toBe(true)
  expect(isStill({ ...left, asOf: minutes(-12) }, NOW)).toBe(false)
})

test('the finish comes with its range, never before now', () => {
  expect(describeFinish(estimate(112), TIMES, t)).toEqual({
    about: 'Finish about 3:30 pm',
    range: { from: '3:10 pm', until: '3:55 pm' },
  })
  expect(describeFinish(estimate(5), TIMES, t).range?.from).toBe('1:40 pm')
})

test('an estimate from and to the same time is said as one time', () => {
  const certain = { asOf: NOW, about: minutes(60), from: minutes(60), until: minutes(60) }
  expect(describeFinish(certain, TIMES, t).range).toBeUndefined()
})
