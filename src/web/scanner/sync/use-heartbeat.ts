// While a person counts, the device reports every half minute that it is active and what is unsent.

import { useEffect, useState } from 'react'
import { HEARTBEAT_MS } from '#domain/assignment.ts'
import { api } from '#web/client/api.ts'
import { useConnectionState, useRealtime } from '#web/client/react.tsx'
import { useOutbox, useOutboxValue } from '#web/outbox/outbox-provider.tsx'
import { unsentOf } from '#web/outbox/unsent-of.ts'
import { whichHandheld } from '../device-settings.ts'

/** Returns the name of the person who counts the shelf instead; undefined: nobody else does. */
export function useHeartbeat(auditAssignmentId: string): string | undefined {
  const realtime = useRealtime()
  const outbox = useOutbox()
  const deviceId = useOutboxValue((state) => state.deviceId)
  const { status } = useConnectionState()
  const [heldBy, setHeldBy] = useState<string>()
  useEffect(() => {
    // A heartbeat that waited for the network would report an old state.
    if (deviceId === undefined || status !== 'live') return
    let isOver = false
    let said = unsentOf(outbox.state)
    const beat = () => {
      said = unsentOf(outbox.state)
      realtime
        .mutation(api.auditAssignments.heartbeat, {
          auditAssignmentId,
          deviceId,
          ...said,
          ...whichHandheld(),
        })
        .then((answer) => {
          if (!isOver) setHeldBy(answer.held ? undefined : (answer.heldBy ?? undefined))
        })
        .catch(() => {})
    }
    beat()
    const timer = setInterval(beat, HEARTBEAT_MS)
    // Reports at once when nothing is left to send, and when something was refused.
    const forget = outbox.onState((state) => {
      const { unsentEvents, refusedEvents } = unsentOf(state)
      if (unsentEvents > 0) return
      if (said.unsentEvents > 0 || said.refusedEvents !== refusedEvents) beat()
    })
    return () => {
      isOver = true
      forget()
      clearInterval(timer)
    }
  }, [realtime, outbox, auditAssignmentId, deviceId, status])
  return heldBy
}
