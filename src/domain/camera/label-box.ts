// Where a label was seen, as parts of the picture's width and height.

export interface LabelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** A few rows of a code stand for all of it: nothing is lower than this part of its width. */
const LOWEST = 0.5

export function boxOf(corners: readonly Corner[]): LabelBox {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const missing = Math.max(0, (right - left) * LOWEST - (bottom - top)) / 2
  return { left, top: top - missing, right, bottom: bottom + missing }
}

/** Two readings that overlap are readings of one label, also when it has moved a little. */
export function overlaps(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
