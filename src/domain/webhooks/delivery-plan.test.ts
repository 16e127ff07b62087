import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGivenUp, nextDelayMs, outcomeOf, parseRetryAfter } from './delivery-plan.ts'

const TRIES = 10
const DAY_MS = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-19T04:00:00Z')

const answered = (status: number | null, retryAfterMs: number | null = null) =>
  outcomeOf({ status, retryAfterMs }).kind

test('every answer from 200 to 299 is a delivery, 410 ends the endpoint, and the rest has failed', () => {
  expect([200, 201, 204, 299].map((status) => answered(status))).toEqual(Array(4).fill('delivered'))
  expect(answered(410)).toBe('gone')
  expect(
    [null, 100, 199, 301, 302, 307, 400, 401, 404, 429, 500, 503].map((s) => answered(s)),
  ).toEqual(Array(12).fill('failed'))
})

const waits = (chance: number) =>
  Array.from({ length: TRIES }, (_, n) => nextDelayMs({ tries: n + 1, retryAfterMs: null, chance }))

test('tries follow the schedule of Standard Webhooks for three days, and then end', () => {
  const minutes = waits(0).map((ms) => (ms === null ? null : ms / 60_000))
  expect(minutes).toEqual([5 / 60, 5, 30, 120, 300, 600, 840, 1_200, 1_440, null])
  const hours = waits(0).reduce<number>((sum, ms) => sum + (ms ?? 0), 0) / 3_600_000
  expect(hours).toBeCloseTo(75.58, 2)
})

test('chance makes a delay a little longer, never shorter', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(TRIES - 2), (chance, n) => {
      const [plain, moved] = [waits(0)[n] ?? 0, waits(chance)[n] ?? 0]
      expect(moved).toBeGreaterThanOrEqual(plain)
      expect(moved).toBeLessThanOrEqual(plain * 1.1 + 1)
    }),
  )
})

test('a receiver may ask for more time, for a day at most, and never for less', () => {
  const after = (retryAfterMs: number) => nextDelayMs({ tries: 1, retryAfterMs, chance: 0 })
  expect(after(60_000)).toBe(60_000)
  expect(after(1)).toBe(5_000)
  expect(after(1_000 * DAY_MS)).toBe(DAY_MS)
})

test('the time to wait is read from seconds and from a date', () => {
  expect(parseRetryAfter('120', NOW)).toBe(120_000)
  expect(parseRetryAfter('Thu, 19 Nov 2026 04:01:00 GMT', NOW)).toBe(60_000)
  expect(parseRetryAfter('Thu, 19 Nov 2020 04:01:00 GMT', NOW)).toBe(0)
  expect(parseRetryAfter('soon', NOW)).toBeNull()
  expect(parseRetryAfter(undefined, NOW)).toBeNull()
})

test('an endpoint is given up after five days without a delivery', () => {
  expect(isGivenUp(NOW - 5 * DAY_MS + 1, NOW)).toBe(false)
  expect(isGivenUp(NOW - 5 * DAY_MS, NOW)).toBe(true)
})
