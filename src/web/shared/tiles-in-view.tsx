import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ShelfState } from '#domain/shelf-state.ts'
import { usePrinting } from '../kit/use-printing.ts'
import { SHELF_COMPACT_CLASS } from './shelf-label.tsx'
import styles from './tiles-in-view.module.css'

interface TileSign {
  readonly key: string
  readonly code: string
  readonly state: ShelfState
}

interface TilesInViewProps<Tile> {
  readonly tiles: readonly Tile[]
  readonly signOf: (tile: Tile) => TileSign
  /** How many tiles of the wall come before these. */
  readonly before: number
  /** The focused tile: scrolling must not remove it from under the keyboard. */
  readonly alwaysDrawnKey: string | undefined
  /** Attributes of a tile's place, rendered or not. */
  readonly placeProps?: (tile: Tile) => object
  readonly children: (tile: Tile) => ReactNode
}

const CHUNK_TILES = 40
/** As many as a large screen shows: rendered before the visible area is known. */
const FIRST_TILES = 160
/** More than half the height of a chunk on any screen, so that a visible one is never missed. */
const NEAR_PX = 800

/**
 * The tiles of a room. In a store with thousands of shelves only those near the visible area are rendered.
 * The others are placeholders with the same size, color and code, so that nothing moves when they render, and
 * both the browser's own search and screen readers find them.
 */
export function TilesInView<Tile>({ tiles, before, ...props }: TilesInViewProps<Tile>) {
  const starts = Array.from(
    { length: Math.ceil(tiles.length / CHUNK_TILES) },
    (_, chunk) => chunk * CHUNK_TILES,
  )
  return starts.map((start) => (
    <Chunk
      key={start}
      tiles={tiles.slice(start, start + CHUNK_TILES)}
      isFirst={before + start < FIRST_TILES}
      {...props}
    />
  ))
}

interface ChunkProps<Tile> extends Omit<TilesInViewProps<Tile>, 'before'> {
  readonly isFirst: boolean
}

function Chunk<Tile>({
  tiles,
  signOf,
  isFirst,
  alwaysDrawnKey,
  placeProps,
  children,
}: ChunkProps<Tile>) {
  const firstRef = useRef<HTMLLIElement>(null)
  const lastRef = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const isPrinting = usePrinting()
  const isAlwaysDrawn =
    alwaysDrawnKey !== undefined && tiles.some((tile) => signOf(tile).key === alwaysDrawnKey)
  const isDrawn = isNear || isFirst || isAlwaysDrawn || isPrinting
  // A filter changes the tiles, so the observer watches those that are at the edges now.
  const [firstKey, lastKey] = [tiles.at(0), tiles.at(-1)].map((tile) => tile && signOf(tile).key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edges are other elements then
  useEffect(() => {
    const edges = [firstRef.current, lastRef.current ?? firstRef.current].filter((one) => !!one)
    const nearEdges = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) nearEdges.add(target)
          else nearEdges.delete(target)
        }
        setNear(nearEdges.size > 0)
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    )
    for (const edge of edges) observer.observe(edge)
    return () => observer.disconnect()
  }, [firstKey, lastKey])
  return tiles.map((tile, index) => {
    const { key, code, state } = signOf(tile)
    return (
      <li
        key={key}
        ref={index === 0 ? firstRef : index === tiles.length - 1 ? lastRef : undefined}
        className={isDrawn ? styles.place : `${styles.place} ${SHELF_COMPACT_CLASS}`}
        data-state={isDrawn ? undefined : state}
        dir={isDrawn ? undefined : 'auto'}
        {...placeProps?.(tile)}
      >
        {isDrawn ? children(tile) : code}
      </li>
    )
  })
}
