import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { followPointer } from './follow-pointer.ts'
import {
  clampIndex,
  indexInGrid,
  indexInList,
  orderWith,
  type Point,
  stepOfKey,
} from './sorting.ts'
import { useDragScrollLock } from './use-drag-scroll-lock.ts'
import { type Lifting, useLift } from './use-lift.ts'

interface SortingOptions {
  /** In the current order. */
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly layout: 'list' | 'grid'
  /** Receives every id in the new order. Not called if nothing has moved. */
  readonly onDrop: (ids: readonly string[]) => void
  /** Set while the server does not know the order yet. */
  readonly isFixed?: boolean
}

export interface Sorting {
  readonly containerRef: RefObject<HTMLUListElement | null>
  /** The id of the text that explains how to move items by keyboard. */
  readonly helpId: string
  /** For screen readers. */
  readonly announcement: string
  /** The position on the screen, from 0: where a lifted item would be dropped. */
  readonly indexOf: (id: string) => number
  readonly itemProps: (id: string) => ItemProps
  readonly handleProps: (id: string) => HandleProps
  readonly move: (id: string, step: number) => void
}

interface ItemProps {
  readonly 'data-sort-id': string
  readonly 'data-lifted': true | undefined
  readonly style: CSSProperties
}

interface HandleProps {
  readonly 'aria-describedby': string
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onKeyUp: (event: KeyboardEvent) => void
  readonly onBlur: () => void
  readonly onClickCapture: (event: SyntheticEvent) => void
}

/**
 * Sorting by pointer and by keyboard: Space lifts, arrows move, Space drops, Escape puts back. Elements are
 * moved with the style `order`, so that they keep the focus and the finger.
 */
export function useSorting(options: SortingOptions): Sorting {
  const { ids, layout, isFixed = false } = options
  const containerRef = useRef<HTMLUListElement>(null)
  const helpId = useId()
  const lifting = useLift(options)
  const { lifted, announcement } = lifting
  const surface = { containerRef, layout, isFixed }
  const pointer = usePointerSorting(lifting, surface)
  useDragScrollLock(containerRef, lifted?.by === 'pointer')

  const order = orderWith(ids, lifted)
  return {
    containerRef,
    helpId,
    announcement,
    indexOf: (id) => order.indexOf(id),
    itemProps: (id) => ({
      'data-sort-id': id,
      'data-lifted': lifted?.id === id || undefined,
      style: { order: order.indexOf(id) },
    }),
    handleProps: (id) => ({
      'aria-describedby': helpId,
      onPointerDown: (event) => pointer.press(id, event),
      onKeyDown: (event) => sortByKey(id, event, ids, lifting, surface),
      // A button's click comes when the key goes up.
      onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
      onBlur: () => lifted?.by === 'keyboard' && lifting.putBack(id),
      onClickCapture: pointer.stopClickAfterDrag,
    }),
    move: (id, step) => {
      if (!isFixed) lifting.step(id, step)
    },
  }
}

interface Surface extends Required<Pick<SortingOptions, 'layout' | 'isFixed'>> {
  readonly containerRef: Sorting['containerRef']
}

function usePointerSorting(lifting: Lifting, { containerRef, layout, isFixed }: Surface) {
  const wasDragged = useRef(false)
  const forgetPress = useRef(() => {})
  useEffect(() => () => forgetPress.current(), [])

  const press = (id: string, event: PointerEvent) => {
    wasDragged.current = false
    if (event.button !== 0 || isFixed) return
    const indexOfPoint = (point: Point) =>
      indexAt(containerRef.current, { layout, order: lifting.orderNow(), id, point })
    const hasHandle = layout === 'list'
    forgetPress.current = followPointer({
      down: event,
      hold: event.pointerType === 'touch' && !hasHandle,
      on: {
        lift: () => {
          wasDragged.current = true
          lifting.liftTo(id, lifting.orderNow().indexOf(id), 'pointer')
        },
        move: (point) => lifting.follow(id, indexOfPoint(point)),
        drop: (point) => lifting.drop({ id, index: indexOfPoint(point) }),
        cancel: () => lifting.putBack(id),
      },
    })
  }
  /** The click that ends a drag must not open anything. */
  const stopClickAfterDrag = (event: SyntheticEvent) => {
    if (wasDragged.current) event.stopPropagation()
    wasDragged.current = false
  }
  return { press, stopClickAfterDrag }
}

function sortByKey(
  id: string,
  event: KeyboardEvent,
  ids: readonly string[],
  { lifted, liftTo, drop, putBack }: Lifting,
  { containerRef, layout, isFixed }: Surface,
): void {
  if (isFixed) return
  const isLifted = lifted?.id === id && lifted.by === 'keyboard'
  const step = stepOfKey(event.key, layout === 'list' ? 1 : columnsOf(containerRef.current))
  if (event.key === ' ') {
    event.preventDefault()
    if (isLifted) drop(lifted)
    else liftTo(id, ids.indexOf(id), 'keyboard')
  } else if (isLifted && step !== undefined) {
    event.preventDefault()
    liftTo(id, clampIndex(ids, lifted.index + step), 'keyboard')
  } else if (isLifted && event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    putBack(id)
  } else if (isLifted && event.key === 'Enter') {
    event.preventDefault()
    drop(lifted)
  }
}

// The positions on the screen of the items that are being sorted.
interface Sought {
  readonly layout: 'list' | 'grid'
  /** The order on the screen now. */
  readonly order: readonly string[]
  /** The lifted item. */
  readonly id: string
  readonly point: Point
}

function indexAt(container: HTMLElement | null, { layout, order, id, point }: Sought): number {
  const boxes = boxesOf(container)
  const boxOf = (one: string) => boxes.get(one) ?? []
  if (layout === 'grid') return indexInGrid(order.flatMap(boxOf), point) ?? order.indexOf(id)
  return indexInList(order.filter((one) => one !== id).flatMap(boxOf), point)
}

/** The number of tiles in a row of a grid. */
function columnsOf(container: HTMLElement | null): number {
  const tops = [...boxesOf(container).values()].map(({ top }) => Math.round(top))
  return Math.max(1, tops.filter((top) => top === Math.min(...tops)).length)
}

function boxesOf(container: HTMLElement | null): ReadonlyMap<string, DOMRect> {
  const items = container?.querySelectorAll<HTMLElement>(':scope > [data-sort-id]') ?? []
  return new Map(
    [...items].map((item) => [item.dataset.sortId ?? '', item.getBoundingClientRect()]),
  )
}
