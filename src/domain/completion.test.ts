import { expect, test } from 'vitest'
import { COMPLETION_STEPS, isUnderWay, isWorthTelling, shareOf } from './completion.ts'

const run = { step: 'reading', startedAt: 1_000_000, byName: 'Dana' } as const

test('a completion without news for minutes counts as dead', () => {
  expect(isUnderWay(run, run.startedAt)).toBe(true)
  expect(isUnderWay(run, run.startedAt + 119_999)).toBe(true)
  expect(isUnderWay(run, run.startedAt + 120_000)).toBe(false)
  // A clock that runs behind does not end it.
  expect(isUnderWay(run, run.startedAt - 5_000)).toBe(true)
})

test('every step shows more progress than the one before, and none shows 100 %', () => {
  const shares = COMPLETION_STEPS.map(shareOf)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(new Set(shares).size).toBe(shares.length)
  expect(Math.max(...shares)).toBeLessThan(1)
})

test('small audits complete too fast for progress to be shown', () => {
  expect([0, 1_999, 2_000].map(isWorthTelling)).toEqual([false, false, true])
})
