import { useEffect, useRef } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import type { LiveTally } from '#web/outbox/live-tally.ts'
import { useSetAside } from '../counter/use-shelf-tally.ts'

/** Shows on the shelf's screen that counts were set aside, until they are accepted. */
export function useSetAsideNotice(
  tally: LiveTally,
  onNotice: (words: string | undefined) => void,
): void {
  const t = useMessages('sync')
  const counts = useSetAside(tally)
  const said = useRef(0)
  useEffect(() => {
    if (counts > said.current) onNotice(t('rail.held', { count: counts }))
    if (counts < said.current) onNotice(undefined)
    said.current = counts
  }, [counts, onNotice, t])
}
