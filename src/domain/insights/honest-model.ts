// A model of honest differences, learned from the audit itself: how often a line of this category and stock size
// differs, and by how much, with whole packs and "all gone" separate. Cells with few lines borrow from wider ones, and
// those from a broad prior with a long tail.

import type { AuditLine } from './counted-audit.ts'
import { goneShares, isGone } from './gone-shares.ts'
import { emptyHistogram, enter, guessOf, type Histogram, reachOf } from './histogram.ts'
import { cellsOf, type LineCells, SIZE_COUNT } from './line-cells.ts'
import { PackShares } from './pack-shares.ts'
import { hasRatio, isLarge, TailShares } from './tail-shares.ts'
import { BUCKET_COUNT, bucketOf, widthOf } from './variance-buckets.ts'

export interface HonestModel {
  /** Probability of this difference on this line without any mistake. */
  readonly chanceOf: (line: AuditLine, variance: number) => number
  /** Probability of a difference at least this large in the same direction. */
  readonly tailOf: (line: AuditLine, variance: number) => number
}

/** How many lines a wider cell counts for in a narrower one. */
const GUESS_WEIGHT = 6
const ALL_WEIGHT = 15
const SIZE_WEIGHT = 25
/**
 * A wider cell counts for at least this many lines with a difference, so that a few hundred lines without it make it
 * rare but not impossible.
 */
const LEAST_SEEN = 0.3
const WEIGHED_RESOLUTION = 0.02
const NOTHING = 1e-12
/** If few large differences were seen: how much their ratio to the stock matters rather than their units. */
const TAIL_SHARE = 0.7
/** For a line that was not expected, most likely nothing is there. */
const UNEXPECTED_NONE = 0.5

/** Weights say how honest each line is: 1 at first, less once a mistake explains it. */
export function fitHonest(
  lines: readonly AuditLine[],
  weights: Float64Array,
  cells: LineCells = cellsOf(lines),
): HonestModel {
  const fit = new HonestFit(lines, weights, cells)
  return {
    chanceOf: (line, variance) => fit.chanceOf(line, variance),
    tailOf: (line, variance) => fit.tailOf(line, variance),
  }
}

class HonestFit {
  readonly #places: LineCells
  readonly #weights: Float64Array
  readonly #gone: Float64Array
  readonly #packs: PackShares
  readonly #tail = new TailShares()
  readonly #kinds: readonly Histogram[]
  readonly #sizes: readonly Histogram[]
  readonly #cells: readonly Histogram[]

  constructor(lines: readonly AuditLine[], weights: Float64Array, places: LineCells) {
    this.#places = places
    this.#weights = weights
    this.#gone = goneShares(lines, places.sizes, weights)
    this.#packs = new PackShares(lines, weights)
    this.#kinds = Array.from({ length: places.kindCount }, emptyHistogram)
    this.#sizes = Array.from({ length: SIZE_COUNT }, emptyHistogram)
    this.#cells = Array.from({ length: places.cellCount }, emptyHistogram)
    for (const line of lines) if (isSeen(line)) this.#add(line)
  }

  #add(line: AuditLine): void {
    const weight = this.#weightOf(line)
    this.#addStock(line, weight)
    this.#tail.add(line, weight)
    const own = this.#places.own[line.index] ?? 0
    for (const histogram of this.#histogramsOf(line)) enter(histogram, own, weight)
  }

  /** For lines with no recorded stock: what is found there is about as large as usual stock. */
  #addStock({ index, expected, counted, grain }: AuditLine, weight: number): void {
    const stock = this.#kinds[this.#places.stockKinds[index] ?? 0]
    if (!stock || expected <= 0 || counted === null) return
    enter(stock, bucketOf(Math.round(counted / grain)), weight)
  }

  chanceOf(line: AuditLine, variance: number): number {
    if (variance < -line.expected - line.grain / 2) return NOTHING
    if (!line.isExpected && variance === 0) return UNEXPECTED_NONE
    const bucket = bucketOf(Math.round(variance / line.grain))
    const spread =
      (this.#shareOf(line, bucket, variance) * resolutionOf(line, bucket)) / widthOf(bucket)
    const gone = isGone(line, variance) ? this.#goneOf(line) : 0
    return spread + gone + this.#packs.chanceOf(line, variance) + NOTHING
  }

  tailOf(line: AuditLine, variance: number): number {
    const bucket = bucketOf(Math.round(variance / line.grain))
    const [from, to] = variance < 0 ? [0, bucket] : [bucket + 1, BUCKET_COUNT]
    let rest = this.#shareOf(line, bucket) / 2
    for (let at = from; at < to; at += 1) rest += this.#shareOf(line, at)
    return Math.min(1, rest + (variance < 0 ? this.#goneOf(line) : 0) + NOTHING)
  }

  /** Excludes the line itself, because a difference alone in its bucket would look usual otherwise. */
  #shareOf(line: AuditLine, bucket: number, variance: number | null = null): number {
    const self = isSeen(line) ? this.#weightOf(line) : 0
    const mine = self * reachOf(this.#places.own[line.index] ?? 0, bucket)
    const share = ({ counts, total }: Histogram, least: number, wider: number) => {
      const weight = Math.max(least, LEAST_SEEN / wider)
      return ((counts[bucket] ?? 0) - mine + weight * wider) / (total - self + weight)
    }
    const [kind, size, cell] = this.#histogramsOf(line)
    const pooled = share(kind, GUESS_WEIGHT, guessOf(bucket))
    const isTail = variance !== null && hasRatio(line) && isLarge(line, variance)
    const widest = isTail
      ? (1 - TAIL_SHARE) * pooled +
        TAIL_SHARE * this.#tail.chanceOf(line, variance, self) * widthOf(bucket)
      : pooled
    const narrow = share(cell, SIZE_WEIGHT, share(size, ALL_WEIGHT, widest))
    return (1 - this.#goneOf(line)) * Math.max(NOTHING, narrow)
  }

  /** From the widest to the narrowest. */
  #histogramsOf({ index }: AuditLine): readonly [Histogram, Histogram, Histogram] {
    const { kinds, sizes, cells } = this.#places
    return [
      this.#kinds[kinds[index] ?? 0] ?? NONE,
      this.#sizes[sizes[index] ?? 0] ?? NONE,
      this.#cells[cells[index] ?? 0] ?? NONE,
    ]
  }

  #goneOf({ index }: AuditLine): number {
    return this.#gone[this.#places.sizes[index] ?? 0] ?? 0
  }

  #weightOf({ index }: AuditLine): number {
    return this.#weights[index] ?? 1
  }
}

const NONE: Histogram = emptyHistogram()

/** Lines where all is gone are counted separately. */
function isSeen(line: AuditLine): boolean {
  return line.isDue && !isGone(line, line.variance)
}

/** Weighing is never exact, so differences this close count as the same. */
function resolutionOf({ grain, expected }: AuditLine, bucket: number): number {
  if (grain === 1) return 1
  const near = Math.max(1, (WEIGHED_RESOLUTION * expected) / grain)
  return Math.min(near, widthOf(bucket))
}
