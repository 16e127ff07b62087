// Moves over the wall with the arrow keys: in walking order, or to the row above or below.

export interface TileBox {
  readonly left: number
  readonly top: number
}

/** The index to move to; undefined if the key leads nowhere. */
export function nextTile(
  boxes: readonly TileBox[],
  current: number,
  key: string,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return inRange(current + 1, boxes.length)
    case 'ArrowLeft':
      return inRange(current - 1, boxes.length)
    case 'Home':
      return inRange(0, boxes.length)
    case 'End':
      return inRange(boxes.length - 1, boxes.length)
    case 'ArrowDown':
      return nearestInRow(boxes, current, 1)
    case 'ArrowUp':
      return nearestInRow(boxes, current, -1)
    default:
      return undefined
  }
}

function inRange(index: number, length: number): number | undefined {
  return index >= 0 && index < length ? index : undefined
}

function nearestInRow(
  boxes: readonly TileBox[],
  current: number,
  direction: 1 | -1,
): number | undefined {
  const from = boxes[current]
  if (!from) return undefined
  const tops = boxes.map(({ top }) => top).filter((top) => (top - from.top) * direction > 0)
  if (tops.length === 0) return undefined
  const row = direction === 1 ? Math.min(...tops) : Math.max(...tops)
  let nearest: number | undefined
  for (const [index, { left, top }] of boxes.entries()) {
    if (top !== row) continue
    const best = nearest === undefined ? undefined : boxes[nearest]
    if (!best || Math.abs(left - from.left) < Math.abs(best.left - from.left)) nearest = index
  }
  return nearest
}
