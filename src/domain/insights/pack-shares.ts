// How often whole packs are over or short, by sign and number: unrecorded goods come and go in cases.

import type { AuditLine } from './counted-audit.ts'
import { isGone } from './gone-shares.ts'

/** This many packs and more count as one group. */
const MOST_PACKS = 3
/** The prior counts for about twenty lines. */
const GUESS_WEIGHT = 5
const GUESS_LINES = 20

export class PackShares {
  readonly #shares = new Float64Array(2 * MOST_PACKS)

  /** Counts how many more differences are whole packs than chance explains. */
  constructor(lines: readonly AuditLine[], weights: Float64Array) {
    const seen = countPacks(lines, weights)
    const more = Math.max(0, seen.all - seen.byChance)
    const kept = more / Math.max(1, seen.all)
    for (let index = 0; index < this.#shares.length; index += 1) {
      const times = (index % MOST_PACKS) + 1
      const usual = (more / (seen.packed + GUESS_LINES)) * 0.5 * 0.7 * 0.3 ** (times - 1)
      const cases = (seen.whole[index] ?? 0) * kept + GUESS_WEIGHT * usual * GUESS_LINES
      this.#shares[index] = cases / (seen.packed + GUESS_LINES * GUESS_WEIGHT)
    }
  }

  chanceOf({ packs }: AuditLine, variance: number): number {
    if (variance === 0) return 0
    let chance = 0
    for (const pack of packs) {
      const times = variance / pack
      if (!Number.isInteger(times)) continue
      const beyond = Math.max(0, Math.abs(times) - MOST_PACKS)
      const share = this.#shares[indexOf(times)] ?? 0
      chance += ((share / packs.length) * 0.5 ** beyond) / (Math.abs(times) < MOST_PACKS ? 1 : 2)
    }
    return chance
  }
}

function countPacks(lines: readonly AuditLine[], weights: Float64Array) {
  const seen = { packed: 0, all: 0, byChance: 0, whole: new Float64Array(2 * MOST_PACKS) }
  for (const line of lines) {
    const [pack] = line.packs
    if (!line.isDue || pack === undefined || !line.isExpected) continue
    const weight = weights[line.index] ?? 1
    seen.packed += weight
    if (Math.abs(line.variance) < pack || isGone(line, line.variance)) continue
    seen.byChance += weight / pack
    if (!Number.isInteger(line.variance / pack)) continue
    const index = indexOf(line.variance / pack)
    seen.whole[index] = (seen.whole[index] ?? 0) + weight
    seen.all += weight
  }
  return seen
}

function indexOf(times: number): number {
  return (times < 0 ? 0 : MOST_PACKS) + Math.min(MOST_PACKS, Math.abs(times)) - 1
}
