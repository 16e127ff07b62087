import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { parseFault } from '#domain/fault.ts'
import { api } from '#web/client/api.ts'
import { useConnectionState, useRealtime } from '#web/client/react.tsx'
import { useOutboxValue } from '#web/outbox/outbox-provider.tsx'
import { useSayRefusal } from '#web/outbox/words.ts'

export interface WantedShelf {
  readonly shelf: AssignmentDetails
  /** What to say when the server cannot be reached. */
  readonly words: string
}

/**
 * Takes over a shelf that another person has begun, if their device has been silent for too long. Only the
 * server knows that, so it needs a network. Returns the reason if it fails.
 */
export function useTakeOver(): (wanted: WantedShelf) => Promise<string | undefined> {
  const realtime = useRealtime()
  const sayRefusal = useSayRefusal()
  const isOnline = useConnectionState().status === 'live'
  const deviceId = useOutboxValue((state) => state.deviceId)
  return async ({ shelf, words }) => {
    if (!isOnline || deviceId === undefined) return words
    const args = { auditAssignmentId: shelf.id, deviceId }
    try {
      await realtime.mutation(api.auditAssignments.createSelfAssignment, args)
      return undefined
    } catch (thrown) {
      return sayRefusal(parseFault(thrown)?.shape) ?? words
    }
  }
}
