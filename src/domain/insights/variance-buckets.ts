// Differences are sorted into buckets that widen with their size, so that a histogram needs no formula for how fast
// they become rare.

const EXACT = 3
const WIDENING = 1.5
const BUCKETS = 72
export const BUCKET_COUNT = 2 * BUCKETS + 1

const UPPER = upperEdges()
const WIDTHS = UPPER.map((upper, at) => (at === 0 ? 1 : upper - (UPPER[at - 1] ?? 0)))

function upperEdges(): readonly number[] {
  const edges: number[] = []
  for (let at = 0; at < BUCKETS; at += 1) {
    const last = edges.at(-1) ?? -1
    edges.push(at <= EXACT ? at : Math.max(last + 1, Math.floor(last * WIDENING)))
  }
  return edges
}

/** The bucket of a difference, in grains: no difference in the middle, shortages before it, excess after it. */
export function bucketOf(grains: number): number {
  const size = Math.abs(grains)
  if (size <= EXACT) return BUCKETS + grains
  let low = EXACT
  let high = BUCKETS - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((UPPER[middle] ?? 0) >= size) high = middle
    else low = middle + 1
  }
  return grains < 0 ? BUCKETS - low : BUCKETS + low
}

/** How many different values share a bucket. */
export function widthOf(bucket: number): number {
  return WIDTHS[Math.abs(bucket - BUCKETS)] ?? 1
}

/** How far a bucket is from the middle. */
export function distanceOf(bucket: number): number {
  return Math.abs(bucket - BUCKETS)
}
