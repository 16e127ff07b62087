import { expect, test } from 'vitest'
import { formatAge, formatClock, formatClockWithSeconds, formatDuration } from './format-time.ts'

test('an age is said in one unit', () => {
  const ages = [-5_000, 0, 1_999, 2_000, 59_999, 60_000, 3_599_000, 3_600_000, 86_400_000 * 3]
  expect(ages.map(formatAge)).toEqual([
    'now',
    'now',
    'now',
    '2 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h',
    '3 d',
  ])
})

test('a duration of hours says its minutes with two digits', () => {
  const minutes = [0, 12, 60, 308, 24 * 60 + 185]
  expect(minutes.map((one) => formatDuration(one * 60_000))).toEqual([
    '0 s',
    '12 min',
    '1 h 00 min',
    '5 h 08 min',
    '1 d 3 h',
  ])
})

test('a clock says the day when it is another one', () => {
  const afternoon = new Date(2026, 10, 15, 15, 30, 12).getTime()
  const nextDay = new Date(2026, 10, 16, 9, 0).getTime()
  expect(formatClock(afternoon, afternoon)).toBe('3:30 pm')
  expect(formatClock(afternoon, nextDay)).toBe('Nov 15, 3:30 pm')
  expect(formatClockWithSeconds(afternoon)).toBe('3:30:12 pm')
})
