import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectionShares, FEWEST_CONNECTIONS, USUAL_CONNECTIONS } from './connection-shares.ts'

const HINTS = 1
const sumOf = (total: number) =>
  Object.values(connectionShares(total)).reduce((sum, share) => sum + share, HINTS)

test('a node opens as many connections as it is allowed, and every kind of work has some', () => {
  fc.assert(
    fc.property(fc.integer({ min: FEWEST_CONNECTIONS, max: 500 }), (total) => {
      expect(sumOf(total)).toBe(total)
      for (const share of Object.values(connectionShares(total))) expect(share).toBeGreaterThan(0)
      // Two ticks and a slow answer beside the log of changes.
      expect(connectionShares(total).live).toBeGreaterThanOrEqual(4)
    }),
  )
})

test('without a setting there are fewer than 36', () => {
  expect(sumOf(USUAL_CONNECTIONS)).toBeLessThan(36)
})
