// Where on the screen things that are being sorted lie.

import { type Point, placeInGrid, placeInList } from './sorting.ts'

interface Sought {
  readonly layout: 'list' | 'grid'
  /** As it is shown now. */
  readonly order: readonly string[]
  /** The one that is held. */
  readonly id: string
  readonly point: Point
}

export function placeAt(
  container: HTMLElement | null,
  { layout, order, id, point }: Sought,
): number {
  const boxes = boxesOf(container)
  const boxOf = (one: string) => boxes.get(one) ?? []
  if (layout === 'grid') return placeInGrid(order.flatMap(boxOf), point) ?? order.indexOf(id)
  return placeInList(order.filter((one) => one !== id).flatMap(boxOf), point)
}

/** Tiles in a row of a grid. */
export function columnsOf(container: HTMLElement | null): number {
  const tops = [...boxesOf(container).values()].map(({ top }) => Math.round(top))
  return Math.max(1, tops.filter((top) => top === Math.min(...tops)).length)
}

function boxesOf(container: HTMLElement | null): ReadonlyMap<string, DOMRect> {
  const items = container?.querySelectorAll<HTMLElement>(':scope > [data-sort-id]') ?? []
  return new Map(
    [...items].map((item) => [item.dataset.sortId ?? '', item.getBoundingClientRect()]),
  )
}
