// Finds a number by a text, for a million texts: flat in memory, and exact. Hashes only say where to
// look.

const SMALLEST = 1 << 12
const NONE = 0
/** What a key takes, roughly: an id, a SKU, a barcode. */
const KEY_BYTES = 16

export class KeyIndex {
  #capacity: number
  /** Pairs of a hash and the entry, counted from 1. */
  #slots: Uint32Array
  #values: Uint32Array
  /** Where the bytes of each entry begin; one more than there are entries. */
  #starts: Uint32Array
  #bytes: Buffer
  #count = 0

  /** `expected`: how many keys there may be, so that there is room for them from the start. */
  constructor(expected = 0) {
    this.#capacity = SMALLEST
    while (this.#capacity < expected * 2) this.#capacity *= 2
    this.#slots = new Uint32Array(this.#capacity * 2)
    this.#values = new Uint32Array(this.#capacity / 2)
    this.#starts = new Uint32Array(this.#capacity / 2 + 1)
    this.#bytes = Buffer.allocUnsafeSlow(this.#values.length * KEY_BYTES)
  }

  /** The first value of a key stays. */
  add(bytes: Buffer, from: number, to: number, value: number): void {
    if (this.#count === this.#values.length) this.#grow()
    const hash = hashBytes(bytes, from, to)
    const place = this.#find(hash, bytes, from, to)
    if (this.#slots[place + 1] !== NONE) return
    this.#keep(bytes, from, to, value)
    this.#slots[place] = hash
    this.#slots[place + 1] = this.#count
  }

  get size(): number {
    return this.#count
  }

  /** Keys are numbered from 0 in the order they came. Undefined: there is no such key. */
  entryOf(text: string): number | undefined {
    const hash = hashAscii(text)
    if (hash === undefined) return this.entryOfBytes(Buffer.from(text))
    const slots = this.#slots
    const mask = this.#capacity - 1
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = slots[place * 2 + 1] ?? NONE
      if (entry === NONE) return undefined
      if (slots[place * 2] === hash && this.#isText(entry, text)) return entry - 1
    }
  }

  entryOfBytes(bytes: Uint8Array, from = 0, to = bytes.length): number | undefined {
    const place = this.#find(hashBytes(bytes, from, to), bytes, from, to)
    const entry = this.#slots[place + 1] ?? NONE
    return entry === NONE ? undefined : entry - 1
  }

  valueAt(entry: number): number | undefined {
    return this.#values[entry]
  }

  setValueAt(entry: number, value: number): void {
    this.#values[entry] = value
  }

  find(text: string): number | undefined {
    const entry = this.entryOf(text)
    return entry === undefined ? undefined : this.#values[entry]
  }

  /** Where these bytes are, or may be put. */
  #find(hash: number, bytes: Uint8Array, from: number, to: number): number {
    const slots = this.#slots
    const mask = this.#capacity - 1
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = slots[place * 2 + 1] ?? NONE
      if (entry === NONE) return place * 2
      if (slots[place * 2] === hash && this.#isSame(entry, bytes, from, to)) return place * 2
    }
  }

  #isSame(entry: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[entry - 1] ?? 0
    if ((this.#starts[entry] ?? 0) - start !== to - from) return false
    for (let at = from; at < to; at += 1) {
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
    const old = this.#slots
    this.#capacity *= 2
    this.#slots = new Uint32Array(this.#capacity * 2)
    this.#values = enlarged(this.#values, this.#capacity / 2)
    this.#starts = enlarged(this.#starts, this.#capacity / 2 + 1)
    const mask = this.#capacity - 1
    for (let from = 0; from < old.length; from += 2) {
      const [hash = 0, entry = NONE] = [old[from], old[from + 1]]
      if (entry === NONE) continue
      let place = hash & mask
      while (this.#slots[place * 2 + 1] !== NONE) place = (place + 1) & mask
      this.#slots[place * 2] = hash
      this.#slots[place * 2 + 1] = entry
    }
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

/** Letters of one byte are hashed as they are; undefined: there are others. */
function hashAscii(text: string): number | undefined {
  let hash = SEED
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter > 127) return undefined
    hash = mix(hash, letter)
  }
  return finish(hash)
}
