import { expect, test } from 'vitest'
import { emptyHistogram, enter, guessOf, reachOf } from './histogram.ts'
import { BUCKET_COUNT, bucketOf } from './variance-buckets.ts'

test('a small difference counts for itself only, a large one for its neighbors too', () => {
  const histogram = emptyHistogram()
  enter(histogram, bucketOf(2), 1)
  enter(histogram, bucketOf(40), 0.5)
  expect(histogram.total).toBe(1.5)
  expect(histogram.counts[bucketOf(2)]).toBe(1)
  expect(histogram.counts[bucketOf(3)]).toBe(0)
  expect(histogram.counts[bucketOf(40)]).toBeCloseTo(0.14)
  expect(histogram.counts[bucketOf(40) + 1]).toBeCloseTo(0.1)
  expect(histogram.counts.reduce((sum, count) => sum + count)).toBeCloseTo(1.5)
})

test('what a difference adds elsewhere can be taken away again', () => {
  const histogram = emptyHistogram()
  enter(histogram, bucketOf(-25), 1)
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
    expect(reachOf(bucketOf(-25), bucket)).toBe(histogram.counts[bucket])
  }
})

test('before any line is seen most are right, and larger differences are rarer', () => {
  const all = Array.from({ length: BUCKET_COUNT }, (_, bucket) => guessOf(bucket))
  expect(all.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  expect(guessOf(bucketOf(0))).toBeGreaterThan(0.5)
  expect(guessOf(bucketOf(9))).toBeLessThan(guessOf(bucketOf(4)))
})
