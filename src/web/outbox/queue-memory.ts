// What a page knows of the queue by heart. The database is what counts; this is for the moment in which
// somebody clears it while the page is open.

import type { OutboxChange } from './outbox-change.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { OutboxOwner, RememberedQueue, Settlement } from './outbox-store.ts'

export class QueueMemory {
  /** What the server has not confirmed, or has refused. */
  readonly #entries = new Map<number, OutboxEntry>()
  #newest: OutboxEntry | undefined

  learn(entries: readonly OutboxEntry[]): void {
    for (const entry of entries) {
      this.#entries.set(entry.seq, entry)
      if (!this.#newest || entry.seq > this.#newest.seq) this.#newest = entry
    }
  }

  apply(change: OutboxChange): void {
    if (change.type === 'appended') this.learn(change.entries)
    if (change.type === 'settled') for (const one of change.settlements) this.#settle(one)
  }

  forget(seq: number): void {
    this.#entries.delete(seq)
  }

  /** Undefined: it knows of nothing that was ever written down. */
  recall(owner: OutboxOwner, deviceId: string): RememberedQueue | undefined {
    const newest = this.#newest
    return newest && { owner, deviceId, entries: [...this.#entries.values()], newest }
  }

  #settle({ seq, fault }: Settlement): void {
    const entry = this.#entries.get(seq)
    if (!entry) return
    if (fault) this.#entries.set(seq, { ...entry, state: 'refused', fault })
    else this.#entries.delete(seq)
  }
}
