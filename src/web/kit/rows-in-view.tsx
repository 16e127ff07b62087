import { useHydrated } from '@tanstack/react-router'
import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { takeScrollPosition } from './scroll-restoration.ts'
import { useHomeEndKeys } from './use-home-end-keys.ts'
import styles from './virtual-rows.module.css'

export interface RowsInViewProps<Row> {
  /** How many rows the list has room for. */
  readonly count: number
  /** Undefined: not loaded yet, so its place stays empty. The same function while nothing changes. */
  readonly rowAt: (index: number) => Row | undefined
  /** The usual height of a row; each is measured once it has rendered. */
  readonly rowPx: number
  /** The same on screens where rows are stacked; left out: equally high. */
  readonly narrowRowPx?: number | undefined
  readonly keyOf: (row: Row) => string
  readonly label: string
  /** The number of all rows, loaded or not. */
  readonly total: number
  /** Called with the rendered range, first to last. */
  readonly onView: (first: number, last: number) => void
  /** Stays in the middle of the visible area, wherever that is in the list. */
  readonly note?: ReactNode
  readonly children: (row: Row) => ReactNode
}

const OVERSCAN_ROWS = 12
/** The host has no window, so it renders as many rows as a large screen shows. */
const PRINTED_ROWS = 24
const STACKED = '(max-width: 74.99em)'

/** A list of any length that only renders what is visible. */
export function RowsInView<Row>(props: RowsInViewProps<Row>) {
  const {
    count,
    rowAt,
    rowPx,
    narrowRowPx = rowPx,
    keyOf,
    label,
    total,
    onView,
    note,
    children,
  } = props
  const listRef = useRef<HTMLUListElement>(null)
  const getItemKey = useCallback(
    (index: number) => {
      const row = rowAt(index)
      return row === undefined ? index : keyOf(row)
    },
    [rowAt, keyOf],
  )
  // Looked up once, and not for each of 100,000 rows.
  const usualPx = isStacked() ? narrowRowPx : rowPx
  const drawnRef = useRef<Virtualizer<Window, Element>>(undefined)
  useLayoutEffect(() => {
    // Rows take a while to render. If the page was scrolled in the meantime, it must not be moved back.
    if (drawnRef.current) drawnRef.current.scrollOffset = window.scrollY
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: listRef.current?.offsetTop ?? 0,
    getItemKey,
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (row) =>
    isAbove(row, virtualizer, listRef.current)
  drawnRef.current = virtualizer
  const isHydrated = useHydrated()
  useHomeEndKeys(isHydrated ? virtualizer.getTotalSize() : 0)
  const shown = isHydrated ? virtualizer.getVirtualItems() : printedRows(count, getItemKey)
  const first = shown.at(0)?.index ?? -1
  const last = shown.at(-1)?.index ?? -1
  useEffect(() => {
    if (last >= 0) onView(first, last)
  })
  useEffect(() => {
    const top = takeScrollPosition()
    if (top !== undefined) window.scrollTo({ top })
  }, [])
  return (
    <ul
      ref={listRef}
      className={styles.rows}
      aria-label={label}
      data-printed={!isHydrated || undefined}
      style={
        isHydrated ? { height: virtualizer.getTotalSize() } : usualHeight(count, rowPx, narrowRowPx)
      }
    >
      {note && <li className={styles.note}>{note}</li>}
      {shown.map(({ key, index, start, size }) => {
        const row = rowAt(index)
        return (
          <li
            key={key}
            ref={row === undefined ? undefined : virtualizer.measureElement}
            data-index={index}
            className={styles.row}
            style={
              isHydrated
                ? { transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }
                : undefined
            }
            aria-setsize={total}
            aria-posinset={index + 1}
            aria-busy={row === undefined || undefined}
          >
            {row === undefined ? <Waiting heightPx={size} /> : <Drawn row={row} draw={children} />}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Whether measuring a row moves what is visible. Uses the list's current position, not that of the last
 * render: something above may have grown since. After the page was moved the list is notified late, so a row
 * only counts as above if both positions say so.
 */
function isAbove(
  row: VirtualItem,
  virtualizer: Virtualizer<Window, Element>,
  list: HTMLElement | null,
): boolean {
  if (!list) return false
  const listTop = list.getBoundingClientRect().top + window.scrollY
  const rowTop = listTop + row.start - virtualizer.options.scrollMargin
  const viewTop = Math.min(window.scrollY, virtualizer.scrollOffset ?? 0)
  const isFirstMeasured = !virtualizer.itemSizeCache.has(row.key)
  if (isFirstMeasured) return rowTop < viewTop
  return rowTop + row.size <= viewTop && virtualizer.scrollDirection !== 'backward'
}

/** In normal flow, so that no heights have to be known. */
function printedRows(count: number, keyOf: (index: number) => string | number) {
  return Array.from({ length: Math.min(count, PRINTED_ROWS) }, (_, index) => ({
    key: keyOf(index),
    index,
    start: 0,
    size: 0,
  }))
}

/**
 * The height of the whole list, for wide and narrow screens, because the host does not know which one it
 * renders for.
 */
function usualHeight(count: number, rowPx: number, narrowRowPx: number): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--wide-height': `${count * rowPx}px`,
    '--narrow-height': `${count * narrowRowPx}px`,
  }
  return style
}

interface DrawnProps<Row> {
  readonly row: Row
  readonly draw: (row: Row) => ReactNode
}

/** Scrolling moves the window many times per second: rows that stay in it do not render again. */
function Drawn<Row>({ row, draw }: DrawnProps<Row>) {
  return useMemo(() => draw(row), [row, draw])
}

/** The place of a row that is still loading. */
function Waiting({ heightPx }: { readonly heightPx: number }) {
  return (
    <div className={styles.waiting} style={{ height: heightPx }}>
      <div className={styles.block} />
    </div>
  )
}

function isStacked(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(STACKED).matches
}
