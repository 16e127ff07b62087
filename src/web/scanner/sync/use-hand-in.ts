// Handing a shelf in: written down like a count, answered when the server has it.

import { useEffect, useRef, useState } from 'react'
import type { FaultShape } from '#domain/fault.ts'
import { useLatest } from '#web/kit/use-latest.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { OutboxWork } from '#web/outbox/outbox-entry.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'
import type { Settlement } from '#web/outbox/outbox-store.ts'
import { useSayRefusal } from '#web/outbox/words.ts'

export interface HandingIn {
  readonly isSending: boolean
  /** Why the server did not take it. */
  readonly refusal: string | undefined
  /** Resolves when the device has it. */
  handIn(work: OutboxWork): Promise<void>
}

/** Not yet sent; its number once the device has it. */
interface Underway {
  readonly seq: number | undefined
}

/** Nobody stands at a shelf that is done for longer than this, to wait for a slow answer. */
export const ANSWER_PATIENCE_MS = 5_000

/** Done is said once the server has it, or the device has and the server does not answer. */
export function useHandIn(isOffline: boolean, onDone: () => void): HandingIn {
  const outbox = useOutbox()
  const done = useLatest(onDone)
  const [underway, setUnderway] = useState<Underway>()
  const [refusal, setRefusal] = useState<FaultShape | 'not_saved'>()
  const t = useMessages('sync')
  const sayRefusal = useSayRefusal()
  const stopListening = useRef(() => {})
  /** Known at once: a second tap may come before the screen was drawn again. */
  const isBusy = useRef(false)
  // Whoever is elsewhere by then is not called back.
  useEffect(() => () => stopListening.current(), [])
  const isQueued = underway?.seq !== undefined
  useEffect(() => {
    if (!isQueued) return
    if (isOffline) return done.current()
    const timer = setTimeout(() => done.current(), ANSWER_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isQueued, isOffline, done])
  return {
    isSending: underway !== undefined,
    // The sheet covers what is said at the shelf.
    refusal: refusal === 'not_saved' ? t('submit.notSaved') : sayRefusal(refusal),
    async handIn(work) {
      if (isBusy.current) return
      isBusy.current = true
      setUnderway({ seq: undefined })
      setRefusal(undefined)
      // The answer may be there before the screen has been drawn again.
      const answers = new Map<number, Settlement>()
      let seq: number | undefined
      const forget = outbox.onChange((change) => {
        if (change.type !== 'settled') return
        for (const one of change.settlements) answers.set(one.seq, one)
        settle()
      })
      stopListening.current = forget
      const settle = () => {
        const own = seq === undefined ? undefined : answers.get(seq)
        if (!own) return
        forget()
        isBusy.current = false
        setUnderway(undefined)
        setRefusal(own.fault)
        if (!own.fault) done.current()
      }
      try {
        const [entry] = await outbox.append([work])
        seq = entry?.seq
        setUnderway({ seq })
        settle()
      } catch (error) {
        forget()
        isBusy.current = false
        setUnderway(undefined)
        setRefusal('not_saved')
        throw error
      }
    },
  }
}
