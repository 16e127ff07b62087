// A page's copy of the queue in memory. The database is the one that counts; this copy is for the case that it is
// cleared while the page is open.

import type { OutboxChange } from './outbox-change.ts'
import { keyOf, type OutboxEntry } from './outbox-entry.ts'
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

  /** What is kept now, where some have other numbers than before. */
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
