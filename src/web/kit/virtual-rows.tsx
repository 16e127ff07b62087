import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { MOST_PRINTED_ROWS, registerList } from './print-page.ts'
import { useLatest } from './use-latest.ts'
import { usePrinting } from './use-printing.ts'
import styles from './virtual-rows.module.css'

interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[]
  /** How high a row usually is; each is measured once it is drawn. */
  readonly rowPx: number
  readonly keyOf: (row: Row) => string
  readonly label: string
  /** How many there are in all, loaded or not. */
  readonly total: number
  /** Asked for more when the end of what is loaded comes into view. */
  readonly onNearEnd?: () => void
  readonly children: (row: Row) => ReactNode
}

/** More is asked for when this few rows are left below. */
const NEAR_END_ROWS = 60

/** A list of any length: only what is in view is drawn, except on paper, which has no view. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const isPrinting = usePrinting()
  useFetchRest(props)
  return isPrinting ? <PlainRows {...props} /> : <RowsInView {...props} />
}

/** Paper shows what nobody has scrolled to: before printing, the rest is fetched. */
function useFetchRest<Row>(props: VirtualRowsProps<Row>): void {
  const latest = useLatest(props)
  useEffect(
    () =>
      registerList(() => {
        const { rows, total, onNearEnd } = latest.current
        if (rows.length >= Math.min(total, MOST_PRINTED_ROWS) || !onNearEnd) return true
        onNearEnd()
        return false
      }),
    [latest],
  )
}

function RowsInView<Row>(props: VirtualRowsProps<Row>) {
  const { rows, rowPx, keyOf, label, total, onNearEnd, children } = props
  const listRef = useRef<HTMLUListElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollMargin: listRef.current?.offsetTop ?? 0,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  useEffect(() => {
    if (last >= 0 && last >= rows.length - NEAR_END_ROWS) onNearEnd?.()
  })
  return (
    <ul
      ref={listRef}
      className={styles.rows}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ key, index, start }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
              aria-setsize={total}
              aria-posinset={index + 1}
            >
              {children(row)}
            </li>
          )
        )
      })}
    </ul>
  )
}

function PlainRows<Row>({ rows, keyOf, label, total, children }: VirtualRowsProps<Row>) {
  return (
    <>
      <ul className={styles.plain} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.printed}>
            {children(row)}
          </li>
        ))}
      </ul>
      {rows.length < total && (
        <p className={styles.rest}>
          The first {rows.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')}. Files
          have all of them.
        </p>
      )}
    </>
  )
}
