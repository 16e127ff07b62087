// Remembers up to a million keys in little memory, as hashes instead of texts. Two different keys collide about once
// in a billion files, and then only one warning is wrong.

const SMALLEST = 1 << 12
/** Entries are counted from 1. */
const EMPTY = 0
/** Number of words stored for each key. */
const WORDS = 3
const [ROW, VALUE] = [1, 2]

export interface Seen {
  /** The row where the key was first seen. */
  readonly row: number
  readonly value: number
}

export class SeenKeys {
  #capacity: number
  /** Pairs of hash and entry. Kept small, because distant memory access is the main cost of a lookup. */
  #places: Uint32Array
  /** A second hash, the row and the value. */
  #entries: Uint32Array
  #count = 0

  /** `expected`: how many keys to reserve memory for. */
  constructor(expected = 0) {
    this.#capacity = SMALLEST
    while (this.#capacity < expected * 2) this.#capacity *= 2
    this.#places = new Uint32Array(this.#capacity * 2)
    this.#entries = new Uint32Array((this.#capacity / 2) * WORDS)
  }

  /** Returns the earlier entry of this key; otherwise undefined, and stores this one. */
  note(key: string, row: number, value = 0): Seen | undefined {
    if (this.#count * 2 === this.#capacity) this.#grow()
    const [hash, other] = [hashText(key, 0x9747b28c), hashText(key, 0x85ebca6b)]
    const place = this.#find(hash, other)
    const entry = this.#places[place + 1] ?? EMPTY
    if (entry !== EMPTY) return this.#seen((entry - 1) * WORDS)
    const at = this.#count * WORDS
    this.#entries[at] = other
    this.#entries[at + ROW] = row
    this.#entries[at + VALUE] = value
    this.#count += 1
    this.#places[place] = hash
    this.#places[place + 1] = this.#count
    return undefined
  }

  #seen(at: number): Seen {
    return { row: this.#entries[at + ROW] ?? 0, value: this.#entries[at + VALUE] ?? 0 }
  }

  #find(hash: number, other: number): number {
    const places = this.#places
    const mask = this.#capacity - 1
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = places[place * 2 + 1] ?? EMPTY
      if (entry === EMPTY) return place * 2
      const isSame = places[place * 2] === hash && this.#entries[(entry - 1) * WORDS] === other
      if (isSame) return place * 2
    }
  }

  #grow(): void {
    const old = this.#places
    const entries = this.#entries
    this.#capacity *= 2
    this.#places = new Uint32Array(this.#capacity * 2)
    this.#entries = new Uint32Array((this.#capacity / 2) * WORDS)
    this.#entries.set(entries)
    for (let from = 0; from < old.length; from += 2) {
      const [hash = 0, entry = EMPTY] = [old[from], old[from + 1]]
      if (entry === EMPTY) continue
      const place = this.#find(hash, entries[(entry - 1) * WORDS] ?? 0)
      this.#places[place] = hash
      this.#places[place + 1] = entry
    }
  }
}

export const HASH_SEED = 0x811c9dc5

/** A 32-bit hash that spreads well; never 0 for both seeds. */
export function hashText(text: string, seed = HASH_SEED): number {
  let hash = seed ^ text.length
  for (let at = 0; at < text.length; at += 1) hash = mixLetter(hash, text.charCodeAt(at))
  return finishHash(hash)
}

export function mixLetter(hash: number, letter: number): number {
  const mixed = Math.imul(hash ^ letter, 0x01000193)
  return mixed ^ (mixed >>> 15)
}

export function finishHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
