import { useEffect, useRef } from 'react'
import type { LiveLedger } from '#web/outbox/live-ledger.ts'
import { useSetAside } from '../counter/use-shelf-tally.ts'
import { setAsideNotice } from './words.ts'

/** Says on the shelf's screen that counts were set aside, until they are let count. */
export function useSetAsideNotice(
  ledger: LiveLedger,
  onNotice: (words: string | undefined) => void,
): void {
  const counts = useSetAside(ledger)
  const said = useRef(0)
  useEffect(() => {
    if (counts > said.current) onNotice(setAsideNotice(counts))
    if (counts < said.current) onNotice(undefined)
    said.current = counts
  }, [counts, onNotice])
}
