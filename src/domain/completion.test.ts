import { expect, test } from 'vitest'
import { COMPLETION_STEPS, isUnderWay, isWorthTelling, shareOf } from './completion.ts'

const run = { step: 'reading', startedAt: 1_000_000, byName: 'Dana' } as const

test('a completion that nobody has heard of for minutes is over', () => {
  expect(isUnderWay(run, run.startedAt)).toBe(true)
  expect(isUnderWay(run, run.startedAt + 119_999)).toBe(true)
  expect(isUnderWay(run, run.startedAt + 120_000)).toBe(false)
  // A clock that is behind does not end it.
  expect(isUnderWay(run, run.startedAt - 5_000)).toBe(true)
})

test('every step is further than the one before, and none is the end', () => {
  const shares = COMPLETION_STEPS.map(shareOf)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(new Set(shares).size).toBe(shares.length)
  expect(Math.max(...shares)).toBeLessThan(1)
})

test('small audits are completed before anybody could read of it', () => {
  expect([0, 1_999, 2_000].map(isWorthTelling)).toEqual([false, false, true])
})
