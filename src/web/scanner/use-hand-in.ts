// Handing a shelf in: written down like a count, answered when the server has it.

import { useEffect, useState } from 'react'
import type { OutboxWork } from '../outbox/outbox-entry.ts'
import { useOutbox } from '../outbox/outbox-provider.tsx'

export interface HandingIn {
  readonly isSending: boolean
  /** Why the server did not take it. */
  readonly refusal: string | undefined
  /** Resolves when the device has it. */
  handIn(work: OutboxWork): Promise<void>
}

export function useHandIn(isOffline: boolean, onDone: () => void): HandingIn {
  const outbox = useOutbox()
  const [seq, setSeq] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (seq === undefined) return
    return outbox.onChange((change) => {
      if (change.type !== 'settled') return
      const own = change.settlements.find((one) => one.seq === seq)
      if (!own) return
      setSeq(undefined)
      setRefusal(own.fault?.message)
      if (!own.fault) onDone()
    })
  }, [outbox, seq, onDone])
  return {
    isSending: seq !== undefined,
    refusal,
    async handIn(work) {
      setRefusal(undefined)
      const [entry] = await outbox.append([work])
      // Without a network it is handed in when it is sent.
      if (isOffline) onDone()
      else setSeq(entry?.seq)
    },
  }
}
