// Ids of a million events: UUIDs as sixteen bytes each, all others as strings.

const LENGTH = 36
const BYTES = 16
const DASHES_AFTER = new Set([4, 6, 8, 10])
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const DASH = 45

export class IdColumn {
  #bytes = new Uint8Array(BYTES * 1_024)
  readonly #others = new Map<number, string>()

  set(at: number, id: string): void {
    this.#grow((at + 1) * BYTES)
    if (!this.#pack(at * BYTES, id)) this.#others.set(at, id)
  }

  /** Returns whether the id was a UUID. */
  #pack(start: number, id: string): boolean {
    if (id.length !== LENGTH) return false
    let from = 0
    for (let byte = 0; byte < BYTES; byte += 1) {
      if (DASHES_AFTER.has(byte)) {
        if (id.charCodeAt(from) !== DASH) return false
        from += 1
      }
      const [high, low] = [digit(id.charCodeAt(from)), digit(id.charCodeAt(from + 1))]
      if (high < 0 || low < 0) return false
      this.#bytes[start + byte] = high * 16 + low
      from += 2
    }
    return true
  }

  of(at: number): string {
    const other = this.#others.get(at)
    if (other !== undefined) return other
    let id = ''
    for (let byte = 0; byte < BYTES; byte += 1) {
      if (DASHES_AFTER.has(byte)) id += '-'
      id += HEX[this.#bytes[at * BYTES + byte] ?? 0]
    }
    return id
  }

  #grow(length: number): void {
    if (length <= this.#bytes.length) return
    const wider = new Uint8Array(Math.max(length, Math.ceil(this.#bytes.length * 1.5)))
    wider.set(this.#bytes)
    this.#bytes = wider
  }
}

/** Lower case only, so that an id comes back exactly as it was written. */
function digit(charCode: number): number {
  if (charCode >= 48 && charCode <= 57) return charCode - 48
  return charCode >= 97 && charCode <= 102 ? charCode - 87 : -1
}
