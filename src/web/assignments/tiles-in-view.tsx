import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../kit/use-printing.ts'
import styles from './assignment-board.module.css'

interface TilesInViewProps<Tile> {
  readonly tiles: readonly Tile[]
  readonly keyOf: (tile: Tile) => string
  /** How many of the wall stand before these. */
  readonly before: number
  readonly children: (tile: Tile) => ReactNode
}

const CHUNK_TILES = 40
/** As many as a large screen shows: they are there before it is known what is looked at. */
const FIRST_TILES = 160
/** More than half as high as a chunk is on any screen, so that one in view is never missed. */
const NEAR_PX = 800

/**
 * The tiles of a room. In a store of thousands only those near the view are drawn; the others have an
 * empty place of the same size, so that nothing moves when they come.
 */
export function TilesInView<Tile>({ tiles, keyOf, before, children }: TilesInViewProps<Tile>) {
  const starts = Array.from(
    { length: Math.ceil(tiles.length / CHUNK_TILES) },
    (_, chunk) => chunk * CHUNK_TILES,
  )
  return starts.map((start) => (
    <Chunk
      key={start}
      tiles={tiles.slice(start, start + CHUNK_TILES)}
      keyOf={keyOf}
      isFirst={before + start < FIRST_TILES}
    >
      {children}
    </Chunk>
  ))
}

interface ChunkProps<Tile> extends Omit<TilesInViewProps<Tile>, 'before'> {
  readonly isFirst: boolean
}

function Chunk<Tile>({ tiles, keyOf, isFirst, children }: ChunkProps<Tile>) {
  const firstRef = useRef<HTMLLIElement>(null)
  const lastRef = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const isPrinting = usePrinting()
  const isDrawn = isNear || isFirst || isPrinting
  useEffect(() => {
    const edges = [firstRef.current, lastRef.current ?? firstRef.current].filter((one) => !!one)
    const nearEdges = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) nearEdges.add(target)
          else nearEdges.delete(target)
        }
        setNear(nearEdges.size > 0 || hasFocus(firstRef.current, tiles.length))
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    )
    for (const edge of edges) observer.observe(edge)
    return () => observer.disconnect()
  }, [tiles.length])
  return tiles.map((tile, index) => (
    <li
      key={keyOf(tile)}
      ref={index === 0 ? firstRef : index === tiles.length - 1 ? lastRef : undefined}
      className={styles.item}
    >
      {isDrawn && children(tile)}
    </li>
  ))
}

/** Whoever stands on a tile does not lose it by scrolling. */
function hasFocus(first: Element | null, length: number): boolean {
  const item = document.activeElement?.closest('li')
  const items = [...(first?.parentElement?.children ?? [])]
  const from = first ? items.indexOf(first) : -1
  return item ? items.slice(from, from + length).includes(item) : false
}
