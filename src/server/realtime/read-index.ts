// Finds the cached answers that a change makes stale, by the keys they were read with.

import { concernedKeys, listenedKeys } from '#server/db/scope.ts'

export interface Cached {
  stale: boolean
}

export class ReadIndex<Entry extends Cached> {
  readonly #byKey = new Map<string, Set<Entry>>()
  readonly #keysOf = new Map<Entry, ReadonlySet<string>>()

  get size(): number {
    return this.#keysOf.size
  }

  /** Stores the keys that an answer was read with; the answer is fresh now. */
  record(entry: Entry, reads: ReadonlySet<string>): void {
    this.forget(entry)
    const keys = new Set([...reads].flatMap(listenedKeys))
    for (const key of keys) {
      const entries = this.#byKey.get(key)
      if (entries) entries.add(entry)
      else this.#byKey.set(key, new Set([entry]))
    }
    this.#keysOf.set(entry, keys)
    entry.stale = false
  }

  forget(entry: Entry): void {
    for (const key of this.#keysOf.get(entry) ?? []) {
      const entries = this.#byKey.get(key)
      entries?.delete(entry)
      if (entries?.size === 0) this.#byKey.delete(key)
    }
    this.#keysOf.delete(entry)
  }

  /** True if any entry was read with one of these keys. */
  concerns(keys: Iterable<string>): boolean {
    for (const key of keys) {
      if (concernedKeys(key).some((one) => this.#byKey.has(one))) return true
    }
    return false
  }

  /** True if a change of these keys makes this entry stale. */
  listens(entry: Entry, keys: Iterable<string>): boolean {
    const listened = this.#keysOf.get(entry)
    for (const key of keys) {
      if (concernedKeys(key).some((one) => listened?.has(one))) return true
    }
    return false
  }

  markStale(changed: ReadonlySet<string> | 'everything'): void {
    if (changed === 'everything') {
      for (const entry of this.#keysOf.keys()) entry.stale = true
      return
    }
    for (const key of [...changed].flatMap(concernedKeys)) {
      for (const entry of this.#byKey.get(key) ?? []) entry.stale = true
    }
  }
}
