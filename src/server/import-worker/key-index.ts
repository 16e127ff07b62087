// Maps a million texts to numbers, flat in memory and exact. Hashes only say where to look. They are built at the first
// lookup that is not in the order in which the keys were added.

const SMALLEST = 1 << 12
const NONE = 0
/** A typical key size: an id, a SKU or a barcode. */
const KEY_BYTES = 16

/** Positions of keys in a byte array, and space for values computed from them. */
export interface KeyPlaces {
  readonly count: number
  readonly from: Int32Array
  readonly to: Int32Array
  readonly hashes: Uint32Array
  readonly isAlike: Uint8Array
}

export class KeyIndex {
  /** Pairs of a hash and the entry, counted from 1; undefined before the first lookup. */
  #slots: Uint32Array | undefined
  #mask = 0
  #values: Uint32Array
  /** Where the bytes of each entry begin; has one element more than there are entries. */
  #starts: Uint32Array
  #bytes: Buffer
  #count = 0

  /** `expected` reserves memory for this many keys. */
  constructor(expected = 0) {
    const room = Math.max(SMALLEST, expected)
    this.#values = new Uint32Array(room)
    this.#starts = new Uint32Array(room + 1)
    this.#bytes = Buffer.allocUnsafeSlow(room * KEY_BYTES)
  }

  /** If the key exists, it keeps its first value. */
  add(bytes: Buffer, from: number, to: number, value: number): void {
    if (this.#slots === undefined) {
      this.#keep(bytes, from, to, value)
      return
    }
    const hash = hashBytes(bytes, from, to)
    const place = this.#find(this.#slots, hash, bytes, from, to)
    if (this.#slots[place + 1] !== NONE) return
    this.#keep(bytes, from, to, value)
    this.#slots[place] = hash
    this.#slots[place + 1] = this.#count
    if (this.#count > this.#mask / 2) this.#slots = undefined
  }

  get size(): number {
    return this.#count
  }

  /** Keys are numbered from 0 in the order they were added. Undefined if there is no such key. */
  entryOf(text: string): number | undefined {
    const hash = hashAscii(text)
    if (hash === undefined) return this.entryOfBytes(Buffer.from(text))
    const slots = this.#slots ?? this.#makeSlots()
    const mask = this.#mask
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = slots[place * 2 + 1] ?? NONE
      if (entry === NONE) return undefined
      if (slots[place * 2] === hash && this.#isText(entry, text)) return entry - 1
    }
  }

  entryOfBytes(bytes: Uint8Array, from = 0, to = bytes.length): number | undefined {
    const slots = this.#slots ?? this.#makeSlots()
    const place = this.#find(slots, hashBytes(bytes, from, to), bytes, from, to)
    const entry = slots[place + 1] ?? NONE
    return entry === NONE ? undefined : entry - 1
  }

  /**
   * The numbers of many keys, counted from 1; 0 if there is no such key. Each step is done for all keys before the next
   * one, so that their memory accesses overlap.
   */
  entriesOf(bytes: Uint8Array, keys: KeyPlaces, entries: Uint32Array): void {
    const slots = this.#slots ?? this.#makeSlots()
    const { count, from, to, hashes, isAlike } = keys
    for (let at = 0; at < count; at += 1) {
      hashes[at] = hashBytes(bytes, from[at] ?? 0, to[at] ?? 0)
    }
    for (let at = 0; at < count; at += 1) {
      entries[at] = slots[((hashes[at] ?? 0) & this.#mask) * 2 + 1] ?? NONE
    }
    for (let at = 0; at < count; at += 1) {
      isAlike[at] = this.#endsIn(entries[at] ?? NONE, bytes[(to[at] ?? 0) - 1]) ? 1 : 0
    }
    for (let at = 0; at < count; at += 1) {
      const [entry = NONE, start = 0, end = 0] = [entries[at], from[at], to[at]]
      if (isAlike[at] && this.#isSame(entry, bytes, start, end)) continue
      entries[at] = slots[this.#find(slots, hashes[at] ?? 0, bytes, start, end) + 1] ?? NONE
    }
  }

  /** True if these bytes are the key with this number. */
  isAt(entry: number, bytes: Uint8Array, from = 0, to = bytes.length): boolean {
    return entry < this.#count && this.#isSame(entry + 1, bytes, from, to)
  }

  valueAt(entry: number): number | undefined {
    return this.#values[entry]
  }

  setValueAt(entry: number, value: number): void {
    this.#values[entry] = value
  }

  /** Computes a value from every key. */
  map(make: (bytes: Uint8Array, from: number, to: number) => number): Float64Array {
    const made = new Float64Array(this.#count)
    for (let entry = 0; entry < this.#count; entry += 1) {
      made[entry] = make(this.#bytes, this.#starts[entry] ?? 0, this.#starts[entry + 1] ?? 0)
    }
    return made
  }

  find(text: string): number | undefined {
    const entry = this.entryOf(text)
    return entry === undefined ? undefined : this.#values[entry]
  }

  #endsIn(entry: number, letter: number | undefined): boolean {
    return entry !== NONE && this.#bytes[(this.#starts[entry] ?? 0) - 1] === letter
  }

  /** Returns the slot of these bytes, or a free one. */
  #find(slots: Uint32Array, hash: number, bytes: Uint8Array, from: number, to: number): number {
    const mask = this.#mask
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = slots[place * 2 + 1] ?? NONE
      if (entry === NONE) return place * 2
      if (slots[place * 2] === hash && this.#isSame(entry, bytes, from, to)) return place * 2
    }
  }

  #isSame(entry: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[entry - 1] ?? 0
    if ((this.#starts[entry] ?? 0) - start !== to - from) return false
    // Compares from the end, because keys differ most in their last letters.
    for (let at = to - 1; at >= from; at -= 1) {
      if (this.#bytes[start + at - from] !== bytes[at]) return false
    }
    return true
  }

  #isText(entry: number, text: string): boolean {
    const start = this.#starts[entry - 1] ?? 0
    if ((this.#starts[entry] ?? 0) - start !== text.length) return false
    for (let at = 0; at < text.length; at += 1) {
      if (this.#bytes[start + at] !== text.charCodeAt(at)) return false
    }
    return true
  }

  #keep(bytes: Buffer, from: number, to: number, value: number): void {
    if (this.#count === this.#values.length) this.#grow()
    const start = this.#starts[this.#count] ?? 0
    const end = start + to - from
    if (end > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], Math.max(end, this.#bytes.length * 2))
    }
    for (let at = from; at < to; at += 1) this.#bytes[start + at - from] = bytes[at] ?? 0
    this.#values[this.#count] = value
    this.#count += 1
    this.#starts[this.#count] = end
  }

  #grow(): void {
    this.#values = enlarged(this.#values, this.#values.length * 2)
    this.#starts = enlarged(this.#starts, this.#values.length + 1)
  }

  /** At least half of the slots stay free. */
  #makeSlots(): Uint32Array {
    let capacity = SMALLEST
    while (capacity < this.#count * 2 + SMALLEST) capacity *= 2
    const slots = new Uint32Array(capacity * 2)
    this.#mask = capacity - 1
    for (let entry = 1; entry <= this.#count; entry += 1) {
      const [from = 0, to = 0] = [this.#starts[entry - 1], this.#starts[entry]]
      const hash = hashBytes(this.#bytes, from, to)
      const place = this.#find(slots, hash, this.#bytes, from, to)
      if (slots[place + 1] !== NONE) continue
      slots[place] = hash
      slots[place + 1] = entry
    }
    this.#slots = slots
    return slots
  }
}

function enlarged(numbers: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(length)
  larger.set(numbers)
  return larger
}

const SEED = 0x811c9dc5

function mix(hash: number, byte: number): number {
  const next = Math.imul(hash ^ byte, 0x01000193)
  return next ^ (next >>> 15)
}

function finish(hash: number): number {
  return (hash ^ (hash >>> 16)) >>> 0
}

function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = SEED
  for (let at = from; at < to; at += 1) hash = mix(hash, bytes[at] ?? 0)
  return finish(hash)
}

/** Hashes text in ASCII directly; undefined if there are other letters. */
function hashAscii(text: string): number | undefined {
  let hash = SEED
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter > 127) return undefined
    hash = mix(hash, letter)
  }
  return finish(hash)
}
