// Remembers up to a million keys in little memory: hashes instead of texts. Two different keys are
// taken for one about once in a thousand million files, and then only a warning is wrong.

const EMPTY = 0
const SMALLEST = 1 << 12

/** A place is four numbers side by side: memory far away is what looking up costs. */
const WORDS = 4
const [HIGH, ROW, VALUE] = [1, 2, 3]

export interface Seen {
  /** The row where the key was seen first. */
  readonly row: number
  readonly value: number
}

export class SeenKeys {
  #capacity: number
  #words: Uint32Array
  #count = 0

  /** `expected`: how many keys there may be, so that there is room for them from the start. */
  constructor(expected = 0) {
    this.#capacity = SMALLEST
    while (this.#capacity < expected * 2) this.#capacity *= 2
    this.#words = new Uint32Array(this.#capacity * WORDS)
  }

  /** What was noted under this key before; otherwise undefined, and this is noted. */
  note(key: string, row: number, value = 0): Seen | undefined {
    if (this.#count * 2 > this.#capacity) this.#grow()
    const [low, high] = [hashText(key, 0x9747b28c), hashText(key, 0x85ebca6b)]
    const at = this.#find(low, high)
    const earlier = this.#words[at + ROW] ?? EMPTY
    if (earlier !== EMPTY) return { row: earlier, value: this.#words[at + VALUE] ?? 0 }
    this.#put(at, low, high, row, value)
    this.#count += 1
    return undefined
  }

  #find(low: number, high: number): number {
    const words = this.#words
    const mask = this.#capacity - 1
    let place = low & mask
    for (;;) {
      const at = place * WORDS
      if (words[at + ROW] === EMPTY) return at
      if (words[at] === low && words[at + HIGH] === high) return at
      place = (place + 1) & mask
    }
  }

  #put(at: number, low: number, high: number, row: number, value: number): void {
    this.#words[at] = low
    this.#words[at + HIGH] = high
    this.#words[at + ROW] = row
    this.#words[at + VALUE] = value
  }

  #grow(): void {
    const old = this.#words
    this.#capacity *= 2
    this.#words = new Uint32Array(this.#capacity * WORDS)
    for (let from = 0; from < old.length; from += WORDS) {
      const row = old[from + ROW] ?? EMPTY
      if (row === EMPTY) continue
      const [low = 0, high = 0] = [old[from], old[from + HIGH]]
      this.#put(this.#find(low, high), low, high, row, old[from + VALUE] ?? 0)
    }
  }
}

/** A 32-bit hash that spreads well; never 0 for two seeds at once. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
