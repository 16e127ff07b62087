import { IndexedDbStore } from './indexed-db-store.ts'
import type { OutboxOwner } from './outbox-store.ts'

/** The id under which the server knows this device for this person. */
export function deviceIdOf(owner: OutboxOwner): Promise<string> {
  return new IndexedDbStore().deviceIdFor(owner)
}
