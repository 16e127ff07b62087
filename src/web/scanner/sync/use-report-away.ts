// After leaving its shelf a phone may still hold counts and send them; the manager sees both.

import { useEffect, useRef } from 'react'
import { api } from '#web/client/api.ts'
import { useConnectionState, useRealtime } from '#web/client/react.tsx'
import { useOutbox, useOutboxValue } from '#web/outbox/outbox-provider.tsx'
import { unsentOf } from '#web/outbox/unsent-of.ts'
import { whichHandheld } from '../device-settings.ts'

/** Reports, for the last shelf, what the phone still holds, whenever that changes or reaches zero. */
export function useReportAway(shelfId: string | undefined): void {
  const realtime = useRealtime()
  const outbox = useOutbox()
  // While a shelf is open its heartbeat reports this, so a count there need not render the page again.
  const isAway = shelfId === undefined
  const deviceId = useOutboxValue((state) => state.deviceId)
  const isSome = useOutboxValue(({ waiting }) => isAway && waiting > 0)
  const refused = useOutboxValue((state) => (isAway ? state.refused : 0))
  const { status } = useConnectionState()
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (shelfId !== undefined) last.current = shelfId
    if (shelfId !== undefined || deviceId === undefined || status !== 'live') return
    const report = async () => {
      last.current ??= (await outbox.waiting(1))[0]?.auditAssignmentId
      if (last.current === undefined) return
      const waiting = isSome ? outbox.state.waiting : 0
      const place = { auditAssignmentId: last.current, deviceId }
      const unsent = unsentOf({ waiting, refused })
      await realtime.mutation(api.auditAssignments.heartbeat, {
        ...place,
        ...unsent,
        ...whichHandheld(),
      })
    }
    // A person who may no longer report has nothing to report, so a refusal is ignored.
    void report().catch(() => {})
  }, [realtime, outbox, shelfId, deviceId, status, isSome, refused])
}
