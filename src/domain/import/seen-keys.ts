// Remembers up to a million keys in little memory: hashes instead of texts. Two different keys are
// taken for one about once in a thousand million files, and then only a warning is wrong.

const EMPTY = 0

export interface Seen {
  /** The row where the key was seen first. */
  readonly row: number
  readonly value: number
}

export class SeenKeys {
  #capacity = 1 << 12
  #count = 0
  #low = new Uint32Array(this.#capacity)
  #high = new Uint32Array(this.#capacity)
  #rows = new Uint32Array(this.#capacity)
  #values = new Uint32Array(this.#capacity)

  /** What was noted under this key before; otherwise undefined, and this is noted. */
  note(key: string, row: number, value = 0): Seen | undefined {
    if (this.#count * 2 > this.#capacity) this.#grow()
    const [low, high] = [hashText(key, 0x9747b28c), hashText(key, 0x85ebca6b)]
    const at = this.#find(low, high)
    const earlier = this.#rows[at] ?? EMPTY
    if (earlier !== EMPTY) return { row: earlier, value: this.#values[at] ?? 0 }
    this.#put(at, low, high, row, value)
    this.#count += 1
    return undefined
  }

  #find(low: number, high: number): number {
    const mask = this.#capacity - 1
    let at = low & mask
    while (this.#rows[at] !== EMPTY && (this.#low[at] !== low || this.#high[at] !== high)) {
      at = (at + 1) & mask
    }
    return at
  }

  #put(at: number, low: number, high: number, row: number, value: number): void {
    this.#low[at] = low
    this.#high[at] = high
    this.#rows[at] = row
    this.#values[at] = value
  }

  #grow(): void {
    const [low, high, rows, values] = [this.#low, this.#high, this.#rows, this.#values]
    this.#capacity *= 2
    this.#low = new Uint32Array(this.#capacity)
    this.#high = new Uint32Array(this.#capacity)
    this.#rows = new Uint32Array(this.#capacity)
    this.#values = new Uint32Array(this.#capacity)
    for (const [old, row] of rows.entries()) {
      if (row === EMPTY) continue
      const [oneLow = 0, oneHigh = 0] = [low[old], high[old]]
      this.#put(this.#find(oneLow, oneHigh), oneLow, oneHigh, row, values[old] ?? 0)
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
