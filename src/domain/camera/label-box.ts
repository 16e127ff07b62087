// Where a label was seen, as fractions of the picture's width and height.

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

/** A read may cover only a few rows of a code, so a box gets at least this fraction of its width as height. */
const LOWEST = 0.5

export function boxOf(corners: readonly Corner[]): LabelBox {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const missing = Math.max(0, (right - left) * LOWEST - (bottom - top)) / 2
  return { left, top: top - missing, right, bottom: bottom + missing }
}

/** Two reads that overlap are of the same label, even if it moved a little. */
export function overlaps(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
