// How often differences of each size occurred. Rare ones also count for their neighbors, because a histogram of few
// lines would have holes.

import { BUCKET_COUNT, distanceOf } from './variance-buckets.ts'

export interface Histogram {
  readonly counts: Float64Array
  total: number
}

const KERNEL = [0.28, 0.2, 0.11, 0.05]
const SPREAD_FROM = 4
const TAIL = 0.86

export function emptyHistogram(): Histogram {
  return { counts: new Float64Array(BUCKET_COUNT), total: 0 }
}

export function enter(histogram: Histogram, bucket: number, weight: number): void {
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

/** How much a difference in one bucket counts for another. */
export function reachOf(from: number, to: number): number {
  if (!isSpread(from)) return from === to ? 1 : 0
  return KERNEL[Math.abs(to - from)] ?? 0
}

function isSpread(bucket: number): boolean {
  return distanceOf(bucket) >= SPREAD_FROM
}

/** The prior: usually no difference, and the larger the rarer. */
const GUESS = guessedShape()

function guessedShape(): Float64Array {
  const shape = new Float64Array(BUCKET_COUNT).map((_, bucket) => {
    const distance = distanceOf(bucket)
    return distance === 0 ? 0.75 : 0.02 * TAIL ** distance
  })
  const total = shape.reduce((sum, share) => sum + share, 0)
  return shape.map((share) => share / total)
}

export function guessOf(bucket: number): number {
  return GUESS[bucket] ?? 0
}
