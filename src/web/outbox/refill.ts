// Refills a cleared database from a page's memory.

import type { RefilledStores } from './device-database.ts'
import { keyOf, type OutboxEntry } from './outbox-entry.ts'
import type { RememberedQueue } from './outbox-store.ts'

/**
 * Keeps the old numbers, because the server and the screens know the entries by them. Another page may
 * already have counted in the new database; an old entry whose number is taken there moves to the end.
 */
export async function refill(
  { clients, entries: store }: RefilledStores,
  { owner, deviceId, entries, newest }: RememberedQueue,
): Promise<void> {
  if (!(await clients.get(owner.userId))) await clients.put({ ...owner, deviceId })
  const there = await store.getAll()
  const taken = new Set(there.map(({ seq }) => seq))
  // The next number follows the largest one ever used, even if that entry is gone.
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

/** The database assigns the next number, but its types require one. */
function withoutNumber({ seq: _seq, ...entry }: OutboxEntry): OutboxEntry {
  return entry as OutboxEntry
}
