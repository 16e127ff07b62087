// Reads rows in the binary format of COPY, from a stream that may be cut anywhere.

const SIGNATURE_BYTES = 19
const END = -1
const NOTHING = Buffer.alloc(0)

/** One row, with the bounds of its fields. Valid until the next row. */
export interface BinaryRow {
  readonly bytes: Buffer
  /** -1 if the field is null. */
  start(field: number): number
  end(field: number): number
}

export class BinaryRows implements BinaryRow {
  readonly #onRow: (row: BinaryRow) => void
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  bytes: Buffer = NOTHING
  #rest: Buffer = NOTHING
  #end = 0
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

  /** Adds a part of the stream: a slice of bytes that may hold other data before and after it. */
  feed(chunk: Buffer, from = 0, to = chunk.length): void {
    const hasRest = this.#rest.length > 0
    this.bytes = hasRest ? Buffer.concat([this.#rest, chunk.subarray(from, to)]) : chunk
    this.#end = hasRest ? this.bytes.length : to
    const start = hasRest ? 0 : from
    let at = this.#isBegun ? start : this.#skipHeader(start)
    while (!this.#isEnded) {
      const next = this.#read(at)
      if (next === undefined) break
      at = next
    }
    this.#rest = at < this.#end ? this.bytes.subarray(at, this.#end) : NOTHING
  }

  #skipHeader(from: number): number {
    if (this.#end - from < SIGNATURE_BYTES) return from
    this.#isBegun = true
    return from + SIGNATURE_BYTES
  }

  /** Returns where the next row begins, or undefined if this one is incomplete. */
  #read(from: number): number | undefined {
    const { bytes } = this
    const end = this.#end
    if (!this.#isBegun || from + 2 > end) return undefined
    const fields = bytes.readInt16BE(from)
    this.#isEnded = fields === END
    if (this.#isEnded) return from + 2
    let at = from + 2
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > end) return undefined
      const length = int32At(bytes, at)
      at += 4
      this.#starts[field] = length < 0 ? -1 : at
      at += Math.max(0, length)
      this.#ends[field] = at
    }
    if (at > end) return undefined
    this.#onRow(this)
    return at
  }
}

/** Millions of lengths are read, so this skips the bounds checks of Buffer's own method; callers have checked them. */
function int32At(bytes: Buffer, at: number): number {
  const [one = 0, two = 0, three = 0, four = 0] = [
    bytes[at],
    bytes[at + 1],
    bytes[at + 2],
    bytes[at + 3],
  ]
  return (one << 24) | (two << 16) | (three << 8) | four
}
