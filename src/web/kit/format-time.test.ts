import { expect, test } from 'vitest'
import { formatDuration } from './format-time.ts'

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
