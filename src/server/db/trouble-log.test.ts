import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTroubleLog } from './trouble-log.ts'

const lines: string[] = []
const say = createTroubleLog((line) => lines.push(line))
const away = new Error('Connection terminated unexpectedly')

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('a database that is away for minutes is a few lines, however much fails', () => {
  for (let tick = 0; tick < 1_000; tick += 1) {
    say('live queries wait: gone', away)
    vi.advanceTimersByTime(100)
  }
  expect(lines).toEqual([
    'the database is away: live queries wait: gone',
    'the database is still away, 601 failures so far, the last: live queries wait: gone',
  ])
  vi.advanceTimersByTime(10_000)
  expect(lines.at(-1)).toBe('the database is back: it was away for 100 s and failed 1000 times')
})

test('whatever else happens is said each time', () => {
  say('a slow answer waits: canceled', new Error('canceled'))
  say('migrated: 0001')
  expect(lines).toEqual(['a slow answer waits: canceled', 'migrated: 0001'])
})
