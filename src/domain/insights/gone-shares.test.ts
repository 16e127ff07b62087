import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { goneShares, isGone } from './gone-shares.ts'
import { cellsOf } from './line-cells.ts'
import { plainLines, smallAudit } from './testing/small-audit.ts'

const planned = plainLines(10).map((line, at) => (at === 7 ? { ...line, entries: [] } : line))
const { lines } = countedAudit(smallAudit({ lines: planned }))
const { sizes } = cellsOf(lines)
const size = sizes[0] ?? 0

test('one of ten gone is one in twenty: few lines lean on a guess of one in a hundred', () => {
  const shares = goneShares(lines, sizes, new Float64Array(10).fill(1))
  // (1 + 0.5) / (10 + 50) of all; of this size (1 + 20 * 0.025) / (10 + 20).
  expect(shares[size]).toBeCloseTo(0.05)
  expect(shares[size + 1]).toBe(0)
})

test('a line that a mistake explains does not count as gone', () => {
  const weights = Float64Array.from(lines, (line) => (isGone(line, line.variance) ? 0 : 1))
  expect(goneShares(lines, sizes, weights)[size]).toBeLessThan(0.01)
})
