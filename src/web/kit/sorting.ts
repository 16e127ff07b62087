// Moving one item to another place. The order on the screen is computed from the current items, so other
// people's changes in the meantime are visible and kept.

export interface Lift {
  readonly id: string
  /** The position where it would be dropped, from 0. */
  readonly index: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The order with the lifted item at its new position. An item that is gone cannot be dropped. */
export function orderWith(ids: readonly string[], lift: Lift | undefined): readonly string[] {
  if (!lift || !ids.includes(lift.id)) return ids
  return ids.filter((id) => id !== lift.id).toSpliced(lift.index, 0, lift.id)
}

/** The order after one item has moved by some positions; it stops at both ends. */
export function orderAfterMove(
  ids: readonly string[],
  id: string,
  step: number,
): readonly string[] {
  const index = ids.indexOf(id)
  return index < 0 ? ids : orderWith(ids, { id, index: clampIndex(ids, index + step) })
}

export function clampIndex(ids: readonly string[], index: number): number {
  return Math.max(0, Math.min(ids.length - 1, index))
}

export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}

/**
 * The position in a list of rows, which may differ in height: after all others whose center is above the
 * pointer. A row that makes room moves its center away from the pointer, so nothing flickers.
 */
export function indexInList(others: readonly Box[], point: Point): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < point.y).length
}

/** The position in a grid of equal tiles: the tile below the pointer; undefined between tiles. */
export function indexInGrid(tiles: readonly Box[], { x, y }: Point): number | undefined {
  const index = tiles.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
  return index < 0 ? undefined : index
}

/** How many positions an arrow key moves; undefined for other keys. */
export function stepOfKey(key: string, columns: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
      return -columns
    case 'ArrowDown':
      return columns
    default:
      return undefined
  }
}

const SCROLL_ZONE_PX = 72
const SCROLL_STEP_PX = 14

/** Pixels per frame that the page scrolls while something is held near its edge. */
export function edgeScroll(y: number, viewportHeight: number): number {
  if (y < SCROLL_ZONE_PX) return -SCROLL_STEP_PX
  return y > viewportHeight - SCROLL_ZONE_PX ? SCROLL_STEP_PX : 0
}
