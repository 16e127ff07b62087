import { type ReactNode, useCallback } from 'react'
import { PlainRows } from './plain-rows.tsx'
import { RowsInView } from './rows-in-view.tsx'
import { useFetchRest } from './use-fetch-rest.ts'
import { usePrinting } from './use-printing.ts'

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

/** A list that grows from its beginning: only what is in view is drawn, except on paper, which has no view. */
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
