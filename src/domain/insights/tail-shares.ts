// Large differences over all stock sizes together: how often a tenth of the recorded stock is there, or three times as
// much. Lines of one size are too few to show that; all lines together do.

import type { AuditLine } from './counted-audit.ts'

/** A difference is large from this many units on. */
export const LARGE_FROM = 4
/** Steps of the natural logarithm of counted to expected. */
const STEP = 0.35
const STEPS = 24
const KERNEL = [0.4, 0.2, 0.1]
/** The prior: one line in a few hundred has any ratio. */
const GUESS = { lines: 40, share: 0.004 }

export class TailShares {
  readonly #counts = new Float64Array(2 * STEPS + 1)
  #lines = 0

  add(line: AuditLine, weight: number): void {
    if (!hasRatio(line)) return
    this.#lines += weight
    if (!isLarge(line, line.variance)) return
    this.#spread(stepOf(line, line.variance), weight)
  }

  /** Probability of exactly this difference; `self` is what the line itself contributed. */
  chanceOf(line: AuditLine, variance: number, self: number): number {
    const step = stepOf(line, variance)
    const own = isLarge(line, line.variance) ? stepOf(line, line.variance) : null
    const mine = own === null ? 0 : self * (KERNEL[Math.abs(own - step)] ?? 0)
    const seen = Math.max(0, (this.#counts[step] ?? 0) - mine)
    const guess = (GUESS.lines * GUESS.share) / STEPS
    const share = (seen + guess) / (this.#lines - self + GUESS.lines)
    const grains = (line.expected + variance) / line.grain + 1
    return share / Math.max(1, grains * STEP)
  }

  #spread(step: number, weight: number): void {
    for (let off = 1 - KERNEL.length; off < KERNEL.length; off += 1) {
      const at = step + off
      this.#counts[at] = (this.#counts[at] ?? 0) + weight * (KERNEL[Math.abs(off)] ?? 0)
    }
  }
}

export function hasRatio({ isExpected, expected }: AuditLine): boolean {
  return isExpected && expected > 0
}

export function isLarge({ grain }: AuditLine, variance: number): boolean {
  return Math.abs(variance) >= LARGE_FROM * grain
}

function stepOf({ expected }: AuditLine, variance: number): number {
  const ratio = Math.log((expected + variance + 1) / (expected + 1))
  return STEPS + Math.max(-STEPS, Math.min(STEPS, Math.round(ratio / STEP)))
}
