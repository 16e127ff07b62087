// Sizes, centers and movements of labels by their corners, in pixels of a frame.

import { boxOf } from './label-box.ts'
import type { Point } from './track.ts'

export function middleOf(corners: readonly Point[]): Point {
  const { left, right, top, bottom } = boxOf(corners)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function sizeOf(corners: readonly Point[]): number {
  const { left, right, top, bottom } = boxOf(corners)
  return Math.max(right - left, bottom - top)
}

/** Height of the bars that were read, as a fraction of their length, at any angle. */
export function heightOf([a, b, c, d]: readonly Point[]): number {
  if (!a || !b || !c || !d) return 0
  const length = Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - d.x, c.y - d.y)
  const height = Math.hypot(d.x - a.x, d.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y)
  return length === 0 ? 0 : height / length
}

export function movedBy(corners: readonly Point[], by: Point): readonly Point[] {
  return by.x === 0 && by.y === 0
    ? corners
    : corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

export function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y)
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Fraction of its length: about how far hands shake, and less than the distance to the next label in a row. */
const STAYED = 0.12

/** Whether a label is read where it was. A partly covered label is read in other rows, but between the same ends. */
export function hasStayed(now: readonly Point[], was: readonly Point[]): boolean {
  const [from, to] = [middleOf(was), middleOf(now)]
  const [a = from, b = from] = was
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return false
  const off = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const along = (off.x * (b.x - a.x) + off.y * (b.y - a.y)) / length
  const across = (off.y * (b.x - a.x) - off.x * (b.y - a.y)) / length
  const height = Math.max(heightOf(was), heightOf(now))
  return Math.abs(along) <= STAYED && Math.abs(across) <= Math.max(STAYED, height / 2)
}
