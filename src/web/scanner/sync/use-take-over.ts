import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { parseFault } from '#domain/fault.ts'
import { api } from '#web/client/api.ts'
import { useConnectionState, useRealtime } from '#web/client/react.tsx'
import { useOutboxValue } from '#web/outbox/outbox-provider.tsx'
import { useSayRefusal } from '#web/outbox/words.ts'

export interface WantedShelf {
  readonly shelf: AssignmentDetails
  /** What to say where nobody can be asked. */
  readonly words: string
}

/**
 * A shelf that somebody else has begun, taken where their device has been silent for too long. Only the
 * server knows, so nothing is taken without a network. Answers why not.
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
