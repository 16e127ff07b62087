import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addIntervals, INTERVALS, nextBoundary } from './interval.ts'

const day = (text: string) => Date.parse(`${text}T10:00:00Z`)
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
})
const interval = fc.constantFrom(...INTERVALS)

describe('a cycle', () => {
  test('that began on the 31st comes back to it after a short month', () => {
    const anchor = day('2026-01-31')
    const days = [1, 2, 3, 4].map((n) => new Date(addIntervals(anchor, 'month', n)).toISOString())
    expect(days.map((one) => one.slice(0, 10))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
  })

  test('that began on a leap day is a year long', () => {
    expect(new Date(addIntervals(day('2024-02-29'), 'year', 1)).toISOString()).toContain(
      '2025-02-28',
    )
    expect(new Date(addIntervals(day('2024-02-29'), 'year', 4)).toISOString()).toContain(
      '2028-02-29',
    )
  })

  test('keeps its hour when clocks change', () => {
    const after = addIntervals(day('2026-03-20'), 'month', 1)
    expect(new Date(after).toISOString()).toBe('2026-04-20T10:00:00.000Z')
  })
})

test('the next boundary is the first one after the given time', () => {
  fc.assert(
    fc.property(moment, moment, interval, (one, other, step) => {
      const [anchor, after] = [one.getTime(), other.getTime()].sort((a, b) => a - b)
      if (anchor === undefined || after === undefined || step === 'minute') return
      const next = nextBoundary(anchor, step, after)
      expect(next).toBeGreaterThan(after)
      let before = anchor
      for (let count = 1; addIntervals(anchor, step, count) < next; count += 1) {
        before = addIntervals(anchor, step, count)
      }
      expect(before).toBeLessThanOrEqual(after)
    }),
  )
})
