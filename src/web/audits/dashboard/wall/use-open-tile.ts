import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { nextTile } from './next-tile.ts'

/** The position of the open tile on the wall. */
export interface TileSpot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface OpenTile {
  readonly id: string
  readonly spot: TileSpot
  /** Opened on purpose: it stays open when the pointer leaves, and takes the keyboard focus. */
  readonly isPinned: boolean
}

/** Long enough to cross the wall without flicker, short enough not to feel slow. */
const OPEN_AFTER_MS = 220
const CLOSE_AFTER_MS = 200

/** Which tile is open: hovered, focused, or opened on purpose. One set of listeners serves all tiles. */
export function useOpenTile() {
  const wallRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenTile>()
  const [currentId, setCurrentId] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const soon = (delayMs: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }
  const show = (tile: HTMLElement, isPinned: boolean) => {
    clearTimeout(timer.current)
    const id = tile.dataset.tile
    const wall = wallRef.current
    if (id && wall) setOpen({ id, spot: spotIn(wall, tile), isPinned })
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(undefined)
  }
  const closeAndReturn = () => {
    const id = open?.id
    close()
    const tile = id && wallRef.current && tileWith(wallRef.current, id)
    if (tile) buttonOf(tile)?.focus({ preventScroll: true })
  }
  const leave = () => {
    if (open && !open.isPinned) soon(CLOSE_AFTER_MS, close)
    else if (!open) clearTimeout(timer.current)
  }

  const wallProps = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || open?.isPinned) return
      const tile = tileAt(target)
      if (!tile) leave()
      else if (tile.dataset.tile === open?.id) clearTimeout(timer.current)
      else soon(OPEN_AFTER_MS, () => show(tile, false))
    },
    onPointerLeave: leave,
    onFocus: ({ target }: FocusEvent) => {
      const tile = tileAt(target)
      if (!tile) return
      setCurrentId(tile.dataset.tile)
      if (target.matches(':focus-visible') && !open) show(tile, false)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!tileAt(relatedTarget)) leave()
    },
    onClick: ({ target }: MouseEvent) => {
      const tile = tileAt(target)
      if (tile) show(tile, true)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const tile = tileAt(event.target)
      if (!tile || !wallRef.current) return
      if (event.key === 'Escape') close()
      const tiles = tilesIn(wallRef.current)
      const boxes = tiles.map((one) => one.getBoundingClientRect())
      const to = tiles[nextTile(boxes, tiles.indexOf(tile), event.key) ?? -1]
      if (!to) return
      event.preventDefault()
      // A tile outside of the view is rendered first, so that it can take the focus.
      flushSync(() => setCurrentId(to.dataset.tile))
      buttonOf(to)?.focus()
      show(to, false)
    },
  }
  const cardProps = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave }
  const pin = () => setOpen((shown) => shown && { ...shown, isPinned: true })
  return { wallRef, open, currentId, close, closeAndReturn, pin, wallProps, cardProps }
}

function tileAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null
}

function tilesIn(wall: HTMLElement): HTMLElement[] {
  return [...wall.querySelectorAll<HTMLElement>('[data-tile]')]
}

function tileWith(wall: HTMLElement, id: string): HTMLElement | undefined {
  return tilesIn(wall).find((tile) => tile.dataset.tile === id)
}

/** Undefined: it is not rendered. */
function buttonOf(tile: HTMLElement): HTMLElement | undefined {
  return tile.querySelector('button') ?? undefined
}

function spotIn(wall: HTMLElement, tile: HTMLElement): TileSpot {
  const outer = wall.getBoundingClientRect()
  const { left, top, width, height } = tile.getBoundingClientRect()
  return { left: left - outer.left, top: top - outer.top, width, height }
}
