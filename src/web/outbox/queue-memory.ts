// A page's copy of the queue in memory, for the case that the database is cleared while the page is open.
// Otherwise the database is authoritative.

import type { OutboxChange } from './outbox-change.ts'
import { keyOf, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxOwner, RememberedQueue, Settlement } from './outbox-store.ts'

export class QueueMemory {
  /** Entries that the server has not confirmed, or has refused. */
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

  /** Replaces the entries by the stored ones, some of which have new numbers. */
  renumber(kept: readonly OutboxEntry[]): void {
    const before = new Map([...this.#entries].map(([seq, entry]) => [keyOf(entry), seq]))
    for (const entry of kept) {
      const seq = before.get(keyOf(entry))
      if (seq !== undefined && seq !== entry.seq) this.#entries.delete(seq)
    }
    this.learn(kept)
  }

  forget(seq: number): void {
    this.#entries.delete(seq)
  }

  /** Undefined: nothing was ever written, as far as it knows. */
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
