import { useEffect } from 'react'
import { MOST_PRINTED_ROWS, registerList } from './print-page.ts'
import { useLatest } from './use-latest.ts'

interface GrowingList {
  readonly rows: readonly unknown[]
  /** The number of all rows, loaded or not. */
  readonly total: number
  /** Loads more; left out: there is no more. */
  readonly onNearEnd?: (() => void) | undefined
}

/** Before printing, loads the rows that were not scrolled to. */
export function useFetchRest(list: GrowingList): void {
  const latest = useLatest(list)
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
