import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { followPointer } from '../kit/follow-pointer.ts'
import type { Point } from '../kit/sorting.ts'
import { useDragScrollLock } from '../kit/use-drag-scroll-lock.ts'
import { useLatest } from '../kit/use-latest.ts'

/** Elements with this attribute accept drops. */
export const DROP_ATTRIBUTE = 'data-drop-id'

export interface Drag {
  readonly ids: readonly string[]
  readonly point: Point
  /** The drop target under the pointer. */
  readonly over: string | undefined
}

interface DragOptions {
  readonly containerRef: RefObject<HTMLElement | null>
  /** What is dragged when this one is picked up: the whole choice if it is part of it. */
  readonly idsFor: (id: string) => readonly string[]
  readonly onDrop: (ids: readonly string[], target: string) => void
}

/** Dragging shelves to a person with a mouse, a pen, or a finger that is held still first. */
export function useDragToPerson(options: DragOptions) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useLatest(options)
  const wasDragged = useRef(false)
  const forget = useRef(() => {})
  useEffect(() => () => forget.current(), [])
  useDragScrollLock(options.containerRef, drag !== undefined)

  const endDrag = () => {
    setDrag(undefined)
    // The click that may follow the release has been handled before this runs.
    setTimeout(() => {
      wasDragged.current = false
    })
  }
  const press = (id: string, event: PointerEvent) => {
    wasDragged.current = false
    if (event.button !== 0) return
    const ids = latest.current.idsFor(id)
    const start = { x: event.clientX, y: event.clientY }
    forget.current = followPointer({
      down: event,
      hold: event.pointerType === 'touch',
      on: {
        lift: () => {
          wasDragged.current = true
          setDrag({ ids, point: start, over: undefined })
        },
        move: (point) => setDrag({ ids, point, over: targetAt(point) }),
        drop: (point) => {
          endDrag()
          const target = targetAt(point)
          if (target !== undefined) latest.current.onDrop(ids, target)
        },
        cancel: endDrag,
      },
    })
  }

  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent) => press(id, event),
    onClickCapture: (event: SyntheticEvent) => {
      // Releasing after a drag is not a click.
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  })
  return { drag, handleProps }
}

function targetAt({ x, y }: Point): string | undefined {
  const target = document.elementFromPoint(x, y)?.closest(`[${DROP_ATTRIBUTE}]`)
  return target?.getAttribute(DROP_ATTRIBUTE) ?? undefined
}
