// How often nothing is left of recorded stock, by size of stock.

import type { AuditLine } from './counted-audit.ts'
import { SIZE_COUNT } from './line-cells.ts'

/** How many lines the share over all sizes counts for in each size. */
const ALL_WEIGHT = 20
/** The prior: one line in a hundred. */
const GUESS = { gone: 0.5, lines: 50 }

/** By the number of the size; sizes without stock have a share of 0. */
export function goneShares(
  lines: readonly AuditLine[],
  sizes: Uint8Array,
  weights: Float64Array,
): Float64Array {
  const seen = new Float64Array(SIZE_COUNT)
  const gone = new Float64Array(SIZE_COUNT)
  for (const line of lines) {
    if (!line.isDue || !line.isExpected || line.expected <= 0) continue
    const size = sizes[line.index] ?? 0
    const weight = weights[line.index] ?? 1
    seen[size] = (seen[size] ?? 0) + weight
    if (isGone(line, line.variance)) gone[size] = (gone[size] ?? 0) + weight
  }
  const share = (sumOf(gone) + GUESS.gone) / (sumOf(seen) + GUESS.lines)
  return seen.map((count, size) => {
    return count === 0 ? 0 : ((gone[size] ?? 0) + ALL_WEIGHT * share) / (count + ALL_WEIGHT)
  })
}

export function isGone({ expected, isExpected }: AuditLine, variance: number): boolean {
  return isExpected && expected > 0 && variance === -expected
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}
