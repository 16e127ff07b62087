// What to send next: as many counts in one batch as the server accepts, anything else alone.

import { BATCH_MAX_BYTES, BATCH_MAX_EVENTS } from '#contract/limits.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type OutboxEntry, sentEvent } from './outbox-entry.ts'

export type Batch =
  | {
      readonly kind: 'counts'
      readonly entries: readonly OutboxEntry[]
      readonly events: readonly SentScanEvent[]
    }
  | { readonly kind: 'action'; readonly entry: OutboxEntry }

/** Room for the frame around the events. */
const OVERHEAD_BYTES = 4 * 1024

export function nextBatch(
  entries: readonly OutboxEntry[],
  deviceId: string,
  maxEvents = BATCH_MAX_EVENTS,
): Batch | undefined {
  const [first] = entries
  if (!first) return undefined
  if (goesAlone(first)) return { kind: 'action', entry: first }
  const taken: OutboxEntry[] = []
  const events: SentScanEvent[] = []
  let bytes = OVERHEAD_BYTES
  for (const entry of entries.slice(0, maxEvents)) {
    const event = sentEvent(entry, deviceId)
    if (!event || goesAlone(entry)) break
    bytes += byteLength(event)
    // A count that is too large is sent alone: the server refuses it, and it is set aside.
    if (bytes > BATCH_MAX_BYTES && taken.length > 0) break
    taken.push(entry)
    events.push(event)
  }
  return { kind: 'counts', entries: taken, events }
}

/** Everything except for counts, and a count whose picture has to be uploaded first. */
function goesAlone({ work }: OutboxEntry): boolean {
  return work.kind !== 'count' || work.photo !== undefined
}

function byteLength(event: SentScanEvent): number {
  return new TextEncoder().encode(JSON.stringify(event)).byteLength + 1
}
