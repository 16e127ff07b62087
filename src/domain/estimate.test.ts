import { describe, expect, test } from 'vitest'
import { estimateFinish, paceOf } from './estimate.ts'

const MINUTE = 60_000
const now = 1_700_000_000_000
const facts = {
  doneMs: [10 * MINUTE, 10 * MINUTE, 10 * MINUTE],
  leftMs: [0, 0],
  lastSeenMs: [now],
}

describe('when a count will be done', () => {
  test('follows from the shelves left and the time a shelf takes', () => {
    const about = now + 20 * MINUTE
    expect(estimateFinish(facts)).toEqual({ asOf: now, about, from: about, until: about })
  })

  test('is sooner with two people at work; whoever has gone home does not count', () => {
    const lastSeenMs = [now, now - MINUTE, now - 60 * MINUTE]
    expect(estimateFinish({ ...facts, lastSeenMs })?.about).toBe(now + 10 * MINUTE)
  })

  test('takes off what is counted of a shelf already, but never all of it', () => {
    const leftMs = [4 * MINUTE, 50 * MINUTE]
    expect(estimateFinish({ ...facts, leftMs })?.about).toBe(now + 7 * MINUTE)
  })

  test('comes with a range that is wider where shelves differ', () => {
    const even = estimateFinish({ ...facts, doneMs: [9 * MINUTE, 10 * MINUTE, 11 * MINUTE] })
    const uneven = estimateFinish({ ...facts, doneMs: [1 * MINUTE, 10 * MINUTE, 19 * MINUTE] })
    expect(even && even.from < even.about && even.about < even.until).toBe(true)
    expect((uneven?.until ?? 0) > (even?.until ?? 0)).toBe(true)
    expect((uneven?.from ?? 0) >= now).toBe(true)
  })

  test('is not shown while too little is known, or when nothing is left', () => {
    expect(estimateFinish({ ...facts, doneMs: [MINUTE, MINUTE] })).toBeNull()
    expect(estimateFinish({ ...facts, leftMs: [] })).toBeNull()
    expect(estimateFinish({ ...facts, lastSeenMs: [] })).toBeNull()
    expect(estimateFinish({ ...facts, doneMs: [0, 0, 0] })).toBeNull()
  })
})

test('pace is per minute of counting, once there is half a minute of it', () => {
  expect(paceOf(30, 2 * MINUTE)).toBe(15)
  expect(paceOf(30, 1_000)).toBeNull()
})
