import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { RowsMissing } from './not-loaded.tsx'
import { PlainRows } from './plain-rows.tsx'
import { MOST_PRINTED_ROWS, registerList } from './print-page.ts'
import { RowsInView } from './rows-in-view.tsx'
import { useLatest } from './use-latest.ts'
import { usePrinting } from './use-printing.ts'

interface WindowedRowsProps<Row> {
  /** The loaded rows, by position; the same object while nothing changes. */
  readonly rows: ReadonlyMap<number, Row>
  readonly total: number
  readonly rowPx: number
  /** The same on screens where rows are stacked. */
  readonly narrowRowPx?: number | undefined
  /** Has to be the same function in every render: a new one lays out a list of 100,000 again. */
  readonly keyOf: (row: Row) => string
  readonly label: string
  /** Called with the rows that are visible, or about to be. */
  readonly onLook: (first: number, last: number) => void
  /** Why some rows are missing; null: nothing failed. */
  readonly error: Error | null
  readonly onRetry: () => void
  readonly children: (row: Row) => ReactNode
}

/** Rows on both sides of the visible area that are loaded in advance. */
const AHEAD_ROWS = 30

/** A list of any length that can be scrolled anywhere at once: its scroll bar covers all rows. */
export function WindowedRows<Row>(props: WindowedRowsProps<Row>) {
  const { rows, total, onLook, error } = props
  const isPrinting = usePrinting()
  const isLoadingForPaper = useFetchForPaper(props, isPrinting)
  const rowAt = useCallback((index: number) => rows.get(index), [rows])
  if (isPrinting) return <PlainRows {...props} rows={leadingRows(rows)} />
  const onView = (first: number, last: number) => {
    if (isLoadingForPaper.current) return
    onLook(Math.max(0, first - AHEAD_ROWS), Math.min(total - 1, last + AHEAD_ROWS))
  }
  return (
    <RowsInView
      {...props}
      count={total}
      rowAt={rowAt}
      onView={onView}
      note={error && <RowsMissing error={error} onRetry={props.onRetry} />}
    />
  )
}

/** Paper starts with the first row, wherever the list is scrolled to. While printing, scrolling loads nothing. */
function useFetchForPaper<Row>(props: WindowedRowsProps<Row>, isPrinting: boolean) {
  const latest = useLatest(props)
  const isLoadingForPaper = useRef(false)
  useEffect(() => {
    if (!isPrinting) isLoadingForPaper.current = false
  }, [isPrinting])
  useEffect(
    () =>
      registerList(() => {
        const { rows, total, onLook } = latest.current
        const wanted = Math.min(total, MOST_PRINTED_ROWS)
        if (leadingRows(rows).length >= wanted) return true
        isLoadingForPaper.current = true
        onLook(0, wanted - 1)
        return false
      }),
    [latest],
  )
  return isLoadingForPaper
}

/** Up to the first row that is not loaded. */
function leadingRows<Row>(rows: ReadonlyMap<number, Row>): readonly Row[] {
  const leading: Row[] = []
  for (let index = 0; ; index += 1) {
    const row = rows.get(index)
    if (row === undefined) return leading
    leading.push(row)
  }
}
