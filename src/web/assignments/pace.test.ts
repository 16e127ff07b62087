import { expect, test } from 'vitest'
import { activeMsOf, linesPerMinute, since } from './pace.ts'

const minute = 60_000
const at = (...minutes: number[]) =>
  minutes.map((one, n) => ({ deviceTime: one * minute, line: `line ${n}` }))

test('silences longer than three minutes are breaks', () => {
  expect(activeMsOf(at(0, 1, 2))).toBe(2 * minute)
  expect(activeMsOf(at(0, 1, 30, 31))).toBe(2 * minute)
  expect(activeMsOf(at(5))).toBe(0)
})

test('the order in which counts arrive does not matter', () => {
  expect(activeMsOf(at(2, 0, 1))).toBe(2 * minute)
})

test('pace counts different things, and is silent while too little is known', () => {
  const events = at(0, 1, 2)
  expect(linesPerMinute(events)).toBe(1.5)
  expect(linesPerMinute([...events, { deviceTime: 2 * minute, line: 'line 0' }])).toBe(1.5)
  expect(linesPerMinute(at(0))).toBeNull()
})

test('a day is what was counted since it began', () => {
  expect(since(at(1, 5), 2 * minute)).toHaveLength(1)
})
