// Handing in a shelf: stored on the device like a count, confirmed once the server has it.

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
  /** Why the server refused it. */
  readonly refusal: string | undefined
  /** Resolves once it is stored on the device. */
  handIn(work: OutboxWork): Promise<void>
}

/** Handed in, but not sent yet; `seq` is set once it is stored on the device. */
interface Underway {
  readonly seq: number | undefined
}

/** How long to keep a person waiting at a finished shelf for a slow answer. */
export const ANSWER_PATIENCE_MS = 5_000

/** `onDone` is called once the server has it, or if it is stored on the device and the server does not answer. */
export function useHandIn(isOffline: boolean, onDone: () => void): HandingIn {
  const outbox = useOutbox()
  const done = useLatest(onDone)
  const [underway, setUnderway] = useState<Underway>()
  const [refusal, setRefusal] = useState<FaultShape | 'not_saved'>()
  const t = useMessages('sync')
  const sayRefusal = useSayRefusal()
  const stopListening = useRef(() => {})
  /** A ref, because a second tap can come before the next render. */
  const isBusy = useRef(false)
  // Someone who has left the screen must not be called back.
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
    // Shown here, because the sheet covers the messages of the shelf's screen.
    refusal: refusal === 'not_saved' ? t('submit.notSaved') : sayRefusal(refusal),
    async handIn(work) {
      if (isBusy.current) return
      isBusy.current = true
      setUnderway({ seq: undefined })
      setRefusal(undefined)
      // The answer may arrive before the next render.
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
