// How differences come about honestly, learnt from the audit itself: how often a line of this category
// and size of stock differs, and by how much, with whole packs and "all gone" apart. Cells with few
// lines lean on wider ones, those on a broad guess with a long tail.

import type { AuditLine } from './counted-audit.ts'
import { hasRatio, isLarge, TailShares } from './tail-shares.ts'
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
const ALL_WEIGHT = 15
const SIZE_WEIGHT = 25
/** Rare differences stand for their neighbours too, or a histogram of few lines has holes. */
const KERNEL = [0.28, 0.2, 0.11, 0.05]
const SPREAD_FROM = 4
const GONE_WEIGHT = 20
/** So many packs and more are taken together; a guess weighs as much as some twenty lines. */
const MOST_PACKS = 3
const PACK_WEIGHT = 5
const WEIGHED_RESOLUTION = 0.02
const TAIL = 0.86
const NOTHING = 1e-12
/** How far large differences go by their ratio to the stock, and not by units, where few are seen. */
const TAIL_SHARE = 0.7
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

interface Histogram {
  readonly counts: Float64Array
  total: number
}

/** Where a line stands: the histograms it belongs to, its own bucket, and how often such are gone. */
interface Place {
  readonly all: Histogram
  readonly size: Histogram
  readonly cell: Histogram
  readonly own: number
  readonly gone: number
}

class HonestFit {
  readonly #all = new Map<string, Histogram>()
  readonly #sizes = new Map<number, Histogram>()
  readonly #cells = new Map<string, Histogram>()
  readonly #gone = new Map<number, number>()
  readonly #tail = new TailShares()
  /** By the smallest step of quantities: what lies there where the records have nothing. */
  readonly #stocks = new Map<number, Histogram>()
  readonly #places: Place[] = []
  readonly #weights: Float64Array
  /** How often whole packs are over or short: by sign, then by how many. */
  readonly #packShares = new Float64Array(2 * MOST_PACKS)

  constructor(lines: readonly AuditLine[], weights: Float64Array) {
    this.#weights = weights
    const due = lines.filter(({ isDue }) => isDue)
    this.#countGone(due)
    this.#countPacks(due)
    for (const line of lines) {
      const [size, cell] = [sizeOf(line), cellOf(line)]
      const place = {
        all: taken(this.#all, kindOf(line)),
        size: taken(this.#sizes, size),
        cell: taken(this.#cells, cell),
      }
      const own = bucketOf(Math.round(line.variance / line.grain))
      this.#places.push({ ...place, own, gone: this.#gone.get(size) ?? 0 })
      if (!line.isDue || isGone(line, line.variance)) continue
      this.#addStock(line)
      this.#tail.add(line, this.#weightOf(line))
      for (const histogram of [place.all, place.size, place.cell]) {
        enter(histogram, own, this.#weightOf(line))
      }
    }
  }

  /** Where the records have nothing, what lies there is as large as stock usually is. */
  #addStock(line: AuditLine): void {
    if (line.expected <= 0 || line.counted === null) return
    const known = this.#stocks.get(line.grain)
    const stock = known ?? taken(this.#all, kindOf(line, true))
    if (!known) this.#stocks.set(line.grain, stock)
    enter(stock, bucketOf(Math.round(line.counted / line.grain)), this.#weightOf(line))
  }

  chanceOf(line: AuditLine, variance: number): number {
    const place = this.#places[line.index]
    if (!place || variance < -line.expected - line.grain / 2) return NOTHING
    if (!line.isExpected && variance === 0) return UNEXPECTED_NONE
    const bucket = bucketOf(Math.round(variance / line.grain))
    const spread =
      (this.#shareOf(line, place, bucket, variance) * resolutionOf(line, bucket)) / widthOf(bucket)
    const gone = isGone(line, variance) ? place.gone : 0
    return spread + gone + this.#packChance(line, variance) + NOTHING
  }

  tailOf(line: AuditLine, variance: number): number {
    const place = this.#places[line.index]
    if (!place) return 1
    const bucket = bucketOf(Math.round(variance / line.grain))
    const [from, to] = variance < 0 ? [0, bucket] : [bucket + 1, BUCKET_COUNT]
    let rest = this.#shareOf(line, place, bucket) / 2
    for (let at = from; at < to; at += 1) rest += this.#shareOf(line, place, at)
    return Math.min(1, rest + (variance < 0 ? place.gone : 0) + NOTHING)
  }

  /** The line itself does not speak for its own difference: alone in its bucket it would seem usual. */
  #shareOf(
    line: AuditLine,
    { all, size, cell, own, gone }: Place,
    bucket: number,
    variance: number | null = null,
  ): number {
    const isCounted = line.isDue && !isGone(line, line.variance)
    const self = isCounted ? this.#weightOf(line) : 0
    const mine = self * reachOf(own, bucket)
    const share = ({ counts, total }: Histogram, weight: number, wider: number) =>
      ((counts[bucket] ?? 0) - mine + weight * wider) / (total - self + weight)
    const pooled = share(all, GUESS_WEIGHT, guessOf(bucket))
    const isTail = variance !== null && hasRatio(line) && isLarge(line, variance)
    const widest = isTail
      ? (1 - TAIL_SHARE) * pooled +
        TAIL_SHARE * this.#tail.chanceOf(line, variance, self) * widthOf(bucket)
      : pooled
    const narrow = share(cell, SIZE_WEIGHT, share(size, ALL_WEIGHT, widest))
    return (1 - gone) * Math.max(NOTHING, narrow)
  }

  #weightOf(line: AuditLine): number {
    return this.#weights[line.index] ?? 1
  }

  #packChance({ packs }: AuditLine, variance: number): number {
    if (variance === 0) return 0
    let chance = 0
    for (const pack of packs) {
      const times = variance / pack
      if (!Number.isInteger(times)) continue
      const beyond = Math.max(0, Math.abs(times) - MOST_PACKS)
      const share = this.#packShares[packPlace(times)] ?? 0
      chance += ((share / packs.length) * 0.5 ** beyond) / (Math.abs(times) < MOST_PACKS ? 1 : 2)
    }
    return chance
  }

  #countGone(lines: readonly AuditLine[]): void {
    const all = new Map<number, { lines: number; gone: number }>()
    let total = 0
    let gone = 0
    for (const line of lines) {
      if (!line.isExpected || line.expected <= 0) continue
      const weight = this.#weightOf(line)
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

  /** How many more differences are whole packs than chance would have it. */
  #countPacks(lines: readonly AuditLine[]): void {
    let packed = 0
    const whole = new Float64Array(2 * MOST_PACKS)
    let byChance = 0
    let all = 0
    for (const line of lines) {
      const [pack] = line.packs
      if (pack === undefined || !line.isExpected) continue
      const weight = this.#weightOf(line)
      packed += weight
      if (Math.abs(line.variance) < pack || isGone(line, line.variance)) continue
      byChance += weight / pack
      if (!Number.isInteger(line.variance / pack)) continue
      const place = packPlace(line.variance / pack)
      whole[place] = (whole[place] ?? 0) + weight
      all += weight
    }
    const more = Math.max(0, all - byChance)
    const kept = more / Math.max(1, all)
    for (let place = 0; place < whole.length; place += 1) {
      const times = (place % MOST_PACKS) + 1
      const guess = PACK_WEIGHT * (more / (packed + 20)) * 0.5 * 0.7 * 0.3 ** (times - 1)
      this.#packShares[place] =
        ((whole[place] ?? 0) * kept + guess * 20) / (packed + 20 * PACK_WEIGHT)
    }
  }
}

function packPlace(times: number): number {
  return (times < 0 ? 0 : MOST_PACKS) + Math.min(MOST_PACKS, Math.abs(times)) - 1
}

/** What is weighed is never exact: differences this close to each other are one. */
function resolutionOf({ grain, expected }: AuditLine, bucket: number): number {
  if (grain === 1) return 1
  const near = Math.max(1, (WEIGHED_RESOLUTION * expected) / grain)
  return Math.min(near, widthOf(bucket))
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

function kindOf(line: AuditLine, isNone = line.isExpected && line.expected <= 0): string {
  return `${line.isExpected} ${isNone} ${line.grain}`
}

function isSpread(bucket: number): boolean {
  return distanceOf(bucket) >= SPREAD_FROM
}

/** How far a difference in one bucket speaks for another. */
function reachOf(from: number, to: number): number {
  if (!isSpread(from)) return from === to ? 1 : 0
  return KERNEL[Math.abs(to - from)] ?? 0
}

function enter(histogram: Histogram, bucket: number, weight: number): void {
  const { counts } = histogram
  histogram.total += weight
  if (!isSpread(bucket)) {
    counts[bucket] = (counts[bucket] ?? 0) + weight
    return
  }
  for (let step = 1 - KERNEL.length; step < KERNEL.length; step += 1) {
    const at = bucket + step
    counts[at] = (counts[at] ?? 0) + weight * (KERNEL[Math.abs(step)] ?? 0)
  }
}

function taken<Key>(histograms: Map<Key, Histogram>, key: Key): Histogram {
  const known = histograms.get(key)
  if (known) return known
  const histogram = { counts: new Float64Array(BUCKET_COUNT), total: 0 }
  histograms.set(key, histogram)
  return histogram
}

/** Mostly nothing, and then ever rarer the larger the difference. */
const GUESS = guessedShape()

function guessedShape(): Float64Array {
  const shape = new Float64Array(BUCKET_COUNT).map((_, bucket) => {
    const distance = distanceOf(bucket)
    return distance === 0 ? 0.75 : 0.02 * TAIL ** distance
  })
  const total = shape.reduce((sum, share) => sum + share, 0)
  return shape.map((share) => share / total)
}

function guessOf(bucket: number): number {
  return GUESS[bucket] ?? 0
}
