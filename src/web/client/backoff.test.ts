import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('the wait doubles from one second to sixteen', () => {
  const waits = [0, 1, 2, 3, 4, 5, 60].map((retries) => backoffMs(retries, () => 0.5))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000])
})

test('the wait is spread from half to one and a half of its base', () => {
  const retries = fc.nat(100)
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(retries, random, (n, r) => {
      const base = Math.min(1_000 * 2 ** n, 16_000)
      const waitMs = backoffMs(n, () => r)
      expect(waitMs).toBeGreaterThanOrEqual(base * 0.5)
      expect(waitMs).toBeLessThanOrEqual(base * 1.5)
    }),
  )
  expect(backoffMs(0, () => 0)).toBe(500)
  expect(backoffMs(9, () => 0.999)).toBeCloseTo(23_984)
})
