// Rows as COPY writes them in its binary format, out of a stream that is cut anywhere.

const SIGNATURE_BYTES = 19
const END = -1

/** One row: where its fields begin and end. Valid until the next row. */
export interface BinaryRow {
  readonly bytes: Buffer
  /** -1: the field is null. */
  start(field: number): number
  end(field: number): number
}

export class BinaryRows implements BinaryRow {
  readonly #onRow: (row: BinaryRow) => void
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  bytes: Buffer = Buffer.alloc(0)
  #isBegun = false
  #isEnded = false

  constructor(fields: number, onRow: (row: BinaryRow) => void) {
    this.#starts = new Int32Array(fields)
    this.#ends = new Int32Array(fields)
    this.#onRow = onRow
  }

  start(field: number): number {
    return this.#starts[field] ?? -1
  }

  end(field: number): number {
    return this.#ends[field] ?? -1
  }

  feed(chunk: Buffer): void {
    this.bytes = this.bytes.length === 0 ? chunk : Buffer.concat([this.bytes, chunk])
    let at = this.#isBegun ? 0 : this.#skipHeader()
    while (!this.#isEnded) {
      const next = this.#read(at)
      if (next === undefined) break
      at = next
    }
    this.bytes = this.bytes.subarray(at)
  }

  #skipHeader(): number {
    if (this.bytes.length < SIGNATURE_BYTES) return 0
    this.#isBegun = true
    return SIGNATURE_BYTES
  }

  /** Where the next row begins; undefined: this one is not complete. */
  #read(from: number): number | undefined {
    const { bytes } = this
    if (!this.#isBegun || from + 2 > bytes.length) return undefined
    const fields = bytes.readInt16BE(from)
    this.#isEnded = fields === END
    if (this.#isEnded) return from + 2
    let at = from + 2
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > bytes.length) return undefined
      const length = int32At(bytes, at)
      at += 4
      this.#starts[field] = length < 0 ? -1 : at
      at += Math.max(0, length)
      this.#ends[field] = at
    }
    if (at > bytes.length) return undefined
    this.#onRow(this)
    return at
  }
}

/** Millions of lengths are read: without the checks of the buffer's own method, which were made above. */
function int32At(bytes: Buffer, at: number): number {
  const [one = 0, two = 0, three = 0, four = 0] = [
    bytes[at],
    bytes[at + 1],
    bytes[at + 2],
    bytes[at + 3],
  ]
  return (one << 24) | (two << 16) | (three << 8) | four
}
