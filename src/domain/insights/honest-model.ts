// How differences come about honestly, learnt from the audit itself: how often a line of this category
// and size of stock differs, and by how much, with whole packs and "all gone" apart. Cells with few
// lines lean on wider ones, those on a broad guess with a long tail.

import type { AuditLine } from './counted-audit.ts'
import { BUCKET_COUNT, bucketOf, distanceOf, widthOf } from './variance-buckets.ts'

export interface HonestModel {
  /** How probable this difference is on this line if nobody made a mistake. */
  readonly chanceOf: (line: AuditLine, variance: number) => number
  /** How probable a difference at least as large is, to the same side. */
  readonly tailOf: (line: AuditLine, variance: number) => number
}

const SIZES = 16
const UNEXPECTED = 0
/** How many lines' worth a wider cell weighs in a narrower one. */
const GUESS_WEIGHT = 6
const SIZE_WEIGHT = 25
const GONE_WEIGHT = 20
const TAIL = 0.86
const NOTHING = 1e-12
/** Of a line that nobody expected, the likeliest truth is that nothing is there. */
const UNEXPECTED_NONE = 0.5

/** Weights say how far each line is honest: 1 at first, less once a mistake explains it. */
export function fitHonest(lines: readonly AuditLine[], weights: Float64Array): HonestModel {
  const fit = new HonestFit(lines, weights)
  return {
    chanceOf: (line, variance) => fit.chanceOf(line, variance),
    tailOf: (line, variance) => fit.tailOf(line, variance),
  }
}

class HonestFit {
  readonly #sizes = new Map<number, Float64Array>()
  readonly #cells = new Map<string, Float64Array>()
  readonly #gone = new Map<number, number>()
  readonly #cellOfLine: Float64Array[] = []
  #packShare = 0

  constructor(lines: readonly AuditLine[], weights: Float64Array) {
    const due = lines.filter(({ isDue }) => isDue)
    const weightOf = (line: AuditLine) => weights[line.index] ?? 1
    this.#countGone(due, weightOf)
    this.#countSizes(due, weightOf)
    this.#countCells(due, weightOf)
    this.#countPacks(due, weightOf)
    const guess = normalized(guessedShape(), 0)
    for (const line of lines) {
      const cell = this.#cells.get(cellOf(line)) ?? this.#sizes.get(sizeOf(line)) ?? guess
      this.#cellOfLine[line.index] = cell
    }
  }

  chanceOf(line: AuditLine, variance: number): number {
    const { expected, isExpected } = line
    if (variance < -expected - line.grain / 2) return NOTHING
    if (!isExpected && variance === 0) return UNEXPECTED_NONE
    const grains = Math.round(variance / line.grain)
    const bucket = bucketOf(grains)
    const spread = (this.#cellOfLine[line.index]?.[bucket] ?? 0) / widthOf(bucket)
    const gone = isGone(line, variance) ? (this.#gone.get(sizeOf(line)) ?? 0) : 0
    return spread + gone + this.#packChance(line, variance) + NOTHING
  }

  tailOf(line: AuditLine, variance: number): number {
    const cell = this.#cellOfLine[line.index] ?? new Float64Array(BUCKET_COUNT)
    const bucket = bucketOf(Math.round(variance / line.grain))
    const beyond = variance < 0 ? cell.subarray(0, bucket) : cell.subarray(bucket + 1)
    const rest = beyond.reduce((sum, share) => sum + share, (cell[bucket] ?? 0) / 2)
    const gone = variance < 0 && line.isExpected ? (this.#gone.get(sizeOf(line)) ?? 0) : 0
    return Math.min(1, rest + gone + NOTHING)
  }

  #packChance({ packs }: AuditLine, variance: number): number {
    if (variance === 0) return 0
    let chance = 0
    for (const pack of packs) {
      const times = Math.abs(variance) / pack
      if (Number.isInteger(times)) chance += (this.#packShare / packs.length) * 0.5 ** (times + 1)
    }
    return chance
  }

  #countGone(lines: readonly AuditLine[], weightOf: (line: AuditLine) => number): void {
    const all = new Map<number, { lines: number; gone: number }>()
    let total = 0
    let gone = 0
    for (const line of lines) {
      if (!line.isExpected || line.expected <= 0) continue
      const weight = weightOf(line)
      const cell = all.get(sizeOf(line)) ?? { lines: 0, gone: 0 }
      all.set(sizeOf(line), cell)
      cell.lines += weight
      total += weight
      if (!isGone(line, line.variance)) continue
      cell.gone += weight
      gone += weight
    }
    const share = (gone + 0.5) / (total + 50)
    for (const [size, cell] of all) {
      this.#gone.set(size, (cell.gone + GONE_WEIGHT * share) / (cell.lines + GONE_WEIGHT))
    }
  }

  #countSizes(lines: readonly AuditLine[], weightOf: (line: AuditLine) => number): void {
    const counts = histograms(lines, weightOf, sizeOf)
    const guess = normalized(guessedShape(), 0)
    for (const [size, histogram] of counts) {
      this.#sizes.set(
        size,
        normalized(mixed(histogram, guess, GUESS_WEIGHT), this.#goneShare(size)),
      )
    }
  }

  #countCells(lines: readonly AuditLine[], weightOf: (line: AuditLine) => number): void {
    const sizes = new Map(lines.map((line) => [cellOf(line), sizeOf(line)]))
    for (const [cell, histogram] of histograms(lines, weightOf, cellOf)) {
      const size = sizes.get(cell) ?? UNEXPECTED
      const wider = this.#sizes.get(size)
      if (!wider) continue
      const mixture = mixed(histogram, wider, SIZE_WEIGHT)
      this.#cells.set(cell, normalized(mixture, this.#goneShare(size)))
    }
  }

  #goneShare(size: number): number {
    return this.#gone.get(size) ?? 0
  }

  /** How many more differences are whole packs than chance would have it. */
  #countPacks(lines: readonly AuditLine[], weightOf: (line: AuditLine) => number): void {
    let packed = 0
    let whole = 0
    let byChance = 0
    for (const line of lines) {
      const [pack] = line.packs
      if (pack === undefined || !line.isExpected) continue
      const weight = weightOf(line)
      packed += weight
      if (Math.abs(line.variance) < pack || isGone(line, line.variance)) continue
      byChance += weight / pack
      if (Number.isInteger(line.variance / pack)) whole += weight
    }
    this.#packShare = Math.max(0, whole - byChance) / (packed + 20)
  }
}

function isGone({ expected, isExpected }: AuditLine, variance: number): boolean {
  return isExpected && expected > 0 && variance === -expected
}

function sizeOf({ isExpected, expected, grain }: AuditLine): number {
  const weighed = grain < 1 ? SIZES : 0
  if (!isExpected) return weighed + UNEXPECTED
  if (expected <= 0) return weighed + 1
  return weighed + 2 + Math.min(SIZES - 3, Math.floor(Math.log2(1 + expected)))
}

function cellOf(line: AuditLine): string {
  return `${sizeOf(line)} ${line.item?.category ?? ''}`
}

function histograms<Key>(
  lines: readonly AuditLine[],
  weightOf: (line: AuditLine) => number,
  keyOf: (line: AuditLine) => Key,
): ReadonlyMap<Key, Float64Array> {
  const counts = new Map<Key, Float64Array>()
  for (const line of lines) {
    if (isGone(line, line.variance)) continue
    const key = keyOf(line)
    const histogram = counts.get(key) ?? new Float64Array(BUCKET_COUNT)
    counts.set(key, histogram)
    const bucket = bucketOf(Math.round(line.variance / line.grain))
    histogram[bucket] = (histogram[bucket] ?? 0) + weightOf(line)
  }
  return counts
}

/** Mostly nothing, and then ever rarer the larger the difference. */
function guessedShape(): Float64Array {
  return new Float64Array(BUCKET_COUNT).map((_, bucket) => {
    const distance = distanceOf(bucket)
    return distance === 0 ? 0.75 : 0.02 * TAIL ** distance
  })
}

function mixed(histogram: Float64Array, wider: Float64Array, weight: number): Float64Array {
  const total = wider.reduce((sum, share) => sum + share, 0)
  return histogram.map((count, at) => count + (weight * (wider[at] ?? 0)) / total)
}

function normalized(histogram: Float64Array, besides: number): Float64Array {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  return histogram.map((count) => ((1 - besides) * count) / total)
}
