import { type ReactNode, useCallback } from 'react'
import { PlainRows } from './plain-rows.tsx'
import { RowsInView } from './rows-in-view.tsx'
import { useFetchRest } from './use-fetch-rest.ts'
import { usePrinting } from './use-printing.ts'

interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[]
  /** The usual height of a row; each is measured once it has rendered. */
  readonly rowPx: number
  readonly keyOf: (row: Row) => string
  readonly label: string
  /** The number of all rows, loaded or not. */
  readonly total: number
  /** Called when the end of the loaded rows becomes visible. */
  readonly onNearEnd?: () => void
  readonly children: (row: Row) => ReactNode
}

/** Loads more when this few rows are left below. */
const NEAR_END_ROWS = 60

/** A list that grows from its start: only what is visible renders, except on paper, which shows everything. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, onNearEnd } = props
  const isPrinting = usePrinting()
  useFetchRest(props)
  const rowAt = useCallback((index: number) => rows[index], [rows])
  if (isPrinting) return <PlainRows {...props} />
  const onView = (_first: number, last: number) => {
    if (last >= rows.length - NEAR_END_ROWS) onNearEnd?.()
  }
  return <RowsInView {...props} count={rows.length} rowAt={rowAt} onView={onView} />
}
