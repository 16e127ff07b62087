// One label is read in several directions: it is one reading, and of two answers at one place the better
// founded one holds.

import type { Way } from '#domain/camera/look-plan.ts'
import { type Corner, type Corners, isMatrix, type Reading } from './reading.ts'

export interface FrameReading extends Reading {
  /** How it was read best. */
  readonly way: Way
}

export function mergeReadings(readings: readonly FrameReading[]): readonly FrameReading[] {
  const best: FrameReading[] = []
  for (const reading of [...readings].sort(byFoundation)) {
    const isThere = best.some((one) => isSame(one, reading) || isOneLabel(one, reading))
    if (!isThere) best.push(reading)
  }
  return best
}

/** Squares correct themselves; bars are the surer, the more rows say the same. */
function byFoundation(a: FrameReading, b: FrameReading): number {
  return Number(isMatrix(b)) - Number(isMatrix(a)) || b.lines - a.lines
}

function isSame(a: Reading, b: Reading): boolean {
  return a.text === b.text && a.format === b.format
}

function isOneLabel(a: Reading, b: Reading): boolean {
  return isInside(middleOf(a.corners), b.corners) || isInside(middleOf(b.corners), a.corners)
}

function middleOf(corners: Corners): Corner {
  const sum = (pick: (corner: Corner) => number) =>
    corners.reduce((total, corner) => total + pick(corner), 0)
  return { x: sum(({ x }) => x) / corners.length, y: sum(({ y }) => y) / corners.length }
}

/** On the same side of all four edges. */
function isInside(place: Corner, corners: Corners): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}
