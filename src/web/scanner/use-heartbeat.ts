// While somebody counts, the device says every half minute that it is there and what it holds.

import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { HEARTBEAT_MS } from '#domain/assignment.ts'
import { useConnectionState, useRealtime } from '../client/react.tsx'
import { useLatest } from '../kit/use-latest.ts'
import { useOutboxState } from '../outbox/outbox-provider.tsx'

/** Answers who counts the shelf instead; undefined: nobody else does. */
export function useHeartbeat(auditAssignmentId: string): string | undefined {
  const realtime = useRealtime()
  const outbox = useOutboxState()
  const { status } = useConnectionState()
  const [heldBy, setHeldBy] = useState<string>()
  const unsent = useLatest(outbox.waiting + outbox.refused)
  const { deviceId } = outbox
  const isAllSent = outbox.waiting === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manager learns at once when all has arrived
  useEffect(() => {
    // A beat that waits for the network would only tell what was true before.
    if (deviceId === undefined || status !== 'live') return
    let isOver = false
    const beat = () => {
      realtime
        .mutation(api.auditAssignments.heartbeat, {
          auditAssignmentId,
          deviceId,
          unsentEvents: unsent.current,
        })
        .then((answer) => {
          if (!isOver) setHeldBy(answer.held ? undefined : (answer.heldBy ?? undefined))
        })
        .catch(() => {})
    }
    beat()
    const timer = setInterval(beat, HEARTBEAT_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [realtime, auditAssignmentId, deviceId, status, isAllSent, unsent])
  return heldBy
}
