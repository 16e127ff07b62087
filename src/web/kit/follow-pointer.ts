// One press of a pointer, from down to up: it becomes a drag or stays a click.

import { edgeScroll, type Point } from './sorting.ts'

const SLACK_PX = 6
const HOLD_MS = 300

interface DragEvents {
  readonly lift: () => void
  readonly move: (point: Point) => void
  readonly drop: (point: Point) => void
  readonly cancel: () => void
}

interface Press {
  readonly down: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>
  /** A finger has to hold still first, because moving at once means scrolling. */
  readonly hold: boolean
  readonly on: DragEvents
}

/** Returns a function that cancels the press. */
export function followPointer({ down, hold, on }: Press): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  const start: Point = { x: down.clientX, y: down.clientY }
  let point = start
  let isLifted = false

  const lift = () => {
    isLifted = true
    on.lift()
    scrollAtEdges(() => point, on.move, signal)
  }
  const finish = (tell: () => void) => {
    if (isLifted) tell()
    end()
  }
  const moved = (event: PointerEvent) => {
    point = { x: event.clientX, y: event.clientY }
    if (isLifted) return on.move(point)
    if (Math.hypot(point.x - start.x, point.y - start.y) < SLACK_PX) return
    if (hold) return end()
    lift()
    on.move(point)
  }
  const ours = (react: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) react(event)
  }

  if (hold) {
    const timer = setTimeout(lift, HOLD_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  window.addEventListener('pointermove', ours(moved), { signal })
  window.addEventListener(
    'pointerup',
    ours(() => finish(() => on.drop(point))),
    { signal },
  )
  window.addEventListener(
    'pointercancel',
    ours(() => finish(on.cancel)),
    { signal },
  )
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(on.cancel), {
    signal,
  })
  return end
}

/** Scrolls the page near its edges, because the list may be longer than the screen. */
function scrollAtEdges(
  point: () => Point,
  moved: (point: Point) => void,
  signal: AbortSignal,
): void {
  const next = () => {
    if (signal.aborted) return
    const step = edgeScroll(point().y, window.innerHeight)
    if (step !== 0) {
      window.scrollBy(0, step)
      moved(point())
    }
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
