// A database that was cleared is filled again from what a page knows by heart.

import type { RefilledStores } from './device-database.ts'
import { keyOf, type OutboxEntry } from './outbox-entry.ts'
import type { RememberedQueue } from './outbox-store.ts'

/**
 * With the numbers that they had: the server and the screens know them by these. Another page may have
 * counted in the new database before; what has its number there goes behind it.
 */
export async function refill(
  { clients, entries: store }: RefilledStores,
  { owner, deviceId, entries, newest }: RememberedQueue,
): Promise<void> {
  if (!(await clients.get(owner.userId))) await clients.put({ ...owner, deviceId })
  const there = await store.getAll()
  const taken = new Set(there.map(({ seq }) => seq))
  // The next number is counted from the largest that was ever there, also when it is there no more.
  if (!taken.has(newest.seq)) {
    await store.put(newest)
    await store.delete(newest.seq)
  }
  const known = new Set(there.map(keyOf))
  for (const entry of entries) {
    if (known.has(keyOf(entry))) continue
    if (taken.has(entry.seq)) await store.add(withoutNumber(entry))
    else await store.put(entry)
  }
}

/** The database gives it the next one; its types want to see it before. */
function withoutNumber({ seq: _seq, ...entry }: OutboxEntry): OutboxEntry {
  return entry as OutboxEntry
}
