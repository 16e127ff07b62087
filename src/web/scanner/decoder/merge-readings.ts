// A label that is read in several directions becomes one reading; of two answers at the same place, the
// better supported one wins.

import { boxOf, overlaps } from '#domain/camera/label-box.ts'
import type { Way } from '#domain/camera/look-plan.ts'
import { isOneLabel } from './place-of-label.ts'
import { isMatrix, type Reading } from './reading.ts'

export interface FrameReading extends Reading {
  /** The pass that read it best. */
  readonly way: Way
}

export function mergeReadings(readings: readonly FrameReading[]): readonly FrameReading[] {
  const best: FrameReading[] = []
  for (const reading of [...readings].sort(byFoundation)) {
    const isThere = best.some(
      (one) => isSameNearby(one, reading) || isOneLabel(one.corners, reading.corners),
    )
    if (!isThere) best.push(reading)
  }
  return best
}

/** Matrix codes correct their own errors; for bars, more agreeing rows mean more certainty. */
function byFoundation(a: FrameReading, b: FrameReading): number {
  return Number(isMatrix(b)) - Number(isMatrix(a)) || b.lines - a.lines
}

/** Equal rows above each other belong to one code; equal ones side by side are separate labels. */
function isSameNearby(a: Reading, b: Reading): boolean {
  return a.text === b.text && overlaps(boxOf(a.corners), boxOf(b.corners))
}
