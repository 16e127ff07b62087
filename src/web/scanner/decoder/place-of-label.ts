// Whether two positions in a picture are the same label.

import type { Corner, Corners } from './reading.ts'

export function isOneLabel(a: Corners, b: Corners): boolean {
  return isInside(middleOf(a), b) || isInside(middleOf(b), a)
}

export function middleOf(corners: Corners): Corner {
  const sum = (pick: (corner: Corner) => number) =>
    corners.reduce((total, corner) => total + pick(corner), 0)
  return { x: sum(({ x }) => x) / corners.length, y: sum(({ y }) => y) / corners.length }
}

/** Whether it is on the same side of all four edges. */
function isInside(place: Corner, corners: Corners): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}
