// One label is read in several directions: it is one reading, and of two answers at one place the better
// founded one holds.

import { boxOf, overlaps } from '#domain/camera/label-box.ts'
import type { Way } from '#domain/camera/look-plan.ts'
import { isOneLabel } from './place-of-label.ts'
import { isMatrix, type Reading } from './reading.ts'

export interface FrameReading extends Reading {
  /** How it was read best. */
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

/** Squares correct themselves; bars are the surer, the more rows say the same. */
function byFoundation(a: FrameReading, b: FrameReading): number {
  return Number(isMatrix(b)) - Number(isMatrix(a)) || b.lines - a.lines
}

/** Rows above each other that say the same belong to one code; beside it hangs another of its kind. */
function isSameNearby(a: Reading, b: Reading): boolean {
  return a.text === b.text && overlaps(boxOf(a.corners), boxOf(b.corners))
}
