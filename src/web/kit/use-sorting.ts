import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { followPointer } from './follow-pointer.ts'
import {
  clampIndex,
  indexInGrid,
  indexInList,
  isSameOrder,
  type Lift,
  orderAfterMove,
  orderWith,
  type Point,
  stepOfKey,
} from './sorting.ts'
import { useLatest } from './use-latest.ts'
import { useStillPage } from './use-still-page.ts'

interface SortingOptions {
  /** In the order that stands. */
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly layout: 'list' | 'grid'
  /** Gets every id in the new order. Not called when nothing has moved. */
  readonly onDrop: (ids: readonly string[]) => void
  /** While the order is not known to the server yet. */
  readonly isFixed?: boolean
}

export interface Sorting {
  readonly containerRef: RefObject<HTMLUListElement | null>
  /** Id of the words that say how to move by keyboard. */
  readonly helpId: string
  /** What a screen reader is told. */
  readonly announcement: string
  /** Place as it is shown, from 0: where a lifted one would be dropped. */
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

interface Held extends Lift {
  readonly by: 'pointer' | 'keyboard'
}

/**
 * Sorting by pointer and by keyboard: Space lifts, arrows move, Space drops, Escape puts back. The
 * elements change their place by the style `order`, so that focus and the finger stay on them.
 */
export function useSorting(options: SortingOptions): Sorting {
  const { ids, nameOf, isFixed = false, onDrop } = options
  const [held, setHeld] = useState<Held>()
  const [announcement, announce] = useState('')
  const containerRef = useRef<HTMLUListElement>(null)
  const helpId = useId()
  const latest = useLatest({ ...options, held })
  const wasDragged = useRef(false)
  const forgetPress = useRef(() => {})
  useEffect(() => () => forgetPress.current(), [])
  useStillPage(containerRef, held?.by === 'pointer')

  const say = (id: string, index: number, words: string) =>
    announce(`${nameOf(id)} ${words} ${index + 1} of ${latest.current.ids.length}.`)

  const hold = (id: string, index: number, by: Held['by']) => {
    setHeld({ id, index, by })
    say(id, index, held?.id === id ? 'moved to place' : 'lifted at place')
  }
  const release = () => setHeld(undefined)
  const putBack = (id: string) => {
    release()
    say(id, latest.current.ids.indexOf(id), 'is back at place')
  }
  const drop = (lift: Lift) => {
    release()
    say(lift.id, lift.index, 'dropped at place')
    const order = orderWith(latest.current.ids, lift)
    if (!isSameOrder(order, latest.current.ids)) onDropNow(order)
  }
  const onDropNow = (order: readonly string[]) => latest.current.onDrop(order)

  const press = (id: string, event: PointerEvent) => {
    wasDragged.current = false
    if (event.button !== 0 || isFixed) return
    const indexOfPoint = (point: Point) => {
      const order = orderWith(latest.current.ids, latest.current.held)
      return indexAt(containerRef.current, { layout: options.layout, order, id, point })
    }
    const hasHandle = options.layout === 'list'
    forgetPress.current = followPointer({
      down: event,
      hold: event.pointerType === 'touch' && !hasHandle,
      on: {
        lift: () => {
          wasDragged.current = true
          hold(id, latest.current.ids.indexOf(id), 'pointer')
        },
        move: (point) => {
          const index = indexOfPoint(point)
          setHeld((before) => (before?.id === id ? { ...before, index } : before))
        },
        drop: (point) => drop({ id, index: indexOfPoint(point) }),
        cancel: () => putBack(id),
      },
    })
  }

  const pressKey = (id: string, event: KeyboardEvent) => {
    if (isFixed) return
    const isHeld = held?.id === id && held.by === 'keyboard'
    const step = stepOfKey(
      event.key,
      options.layout === 'list' ? 1 : columnsOf(containerRef.current),
    )
    if (event.key === ' ') {
      event.preventDefault()
      if (isHeld) drop(held)
      else hold(id, ids.indexOf(id), 'keyboard')
    } else if (isHeld && step !== undefined) {
      event.preventDefault()
      hold(id, clampIndex(ids, held.index + step), 'keyboard')
    } else if (isHeld && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      putBack(id)
    } else if (isHeld && event.key === 'Enter') {
      event.preventDefault()
      drop(held)
    }
  }

  const order = orderWith(ids, held)
  return {
    containerRef,
    helpId,
    announcement,
    indexOf: (id) => order.indexOf(id),
    itemProps: (id) => ({
      'data-sort-id': id,
      'data-lifted': held?.id === id || undefined,
      style: { order: order.indexOf(id) },
    }),
    handleProps: (id) => ({
      'aria-describedby': helpId,
      onPointerDown: (event) => press(id, event),
      onKeyDown: (event) => pressKey(id, event),
      // The click of a button comes with the key going up.
      onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
      onBlur: () => held?.by === 'keyboard' && putBack(id),
      onClickCapture: (event) => {
        if (wasDragged.current) event.stopPropagation()
        wasDragged.current = false
      },
    }),
    move: (id, step) => {
      const moved = orderAfterMove(ids, id, step)
      if (isFixed || isSameOrder(moved, ids)) return
      say(id, moved.indexOf(id), 'moved to place')
      onDrop(moved)
    },
  }
}

// Where on the screen things that are being sorted lie.
interface Sought {
  readonly layout: 'list' | 'grid'
  /** As it is shown now. */
  readonly order: readonly string[]
  /** The one that is held. */
  readonly id: string
  readonly point: Point
}

function indexAt(container: HTMLElement | null, { layout, order, id, point }: Sought): number {
  const boxes = boxesOf(container)
  const boxOf = (one: string) => boxes.get(one) ?? []
  if (layout === 'grid') return indexInGrid(order.flatMap(boxOf), point) ?? order.indexOf(id)
  return indexInList(order.filter((one) => one !== id).flatMap(boxOf), point)
}

/** Tiles in a row of a grid. */
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
