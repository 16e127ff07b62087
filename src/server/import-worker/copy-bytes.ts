// Writes rows in the binary format of COPY.

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const TRAILER_BYTES = 2
const [UUID_BYTES, INT64_BYTES, NULL_BYTES] = [16, 8, -1]
const TWO_32 = 2 ** 32

export class CopyBytes {
  readonly #bytes: Buffer
  readonly #view: DataView
  #at: number

  /** `rowBytes` is the maximum size of a row, including two bytes for the row and four for each field. */
  constructor(rows: number, rowBytes: number) {
    this.#bytes = Buffer.allocUnsafeSlow(HEADER.length + rows * rowBytes + TRAILER_BYTES)
    this.#view = new DataView(this.#bytes.buffer)
    this.#at = HEADER.copy(this.#bytes)
  }

  /** Must be followed by the fields of the row. */
  beginRow(fields: number): void {
    this.#view.setInt16(this.#at, fields)
    this.#at += 2
  }

  /** Writes an id from sixteen bytes of a larger buffer. */
  uuid(source: Buffer, from = 0): void {
    this.#length(UUID_BYTES)
    for (let at = 0; at < UUID_BYTES; at += 1) this.#bytes[this.#at + at] = source[from + at] ?? 0
    this.#at += UUID_BYTES
  }

  int64(value: number): void {
    this.#length(INT64_BYTES)
    this.#view.setInt32(this.#at, Math.floor(value / TWO_32))
    this.#view.setUint32(this.#at + 4, value >>> 0)
    this.#at += INT64_BYTES
  }

  nothing(): void {
    this.#length(NULL_BYTES)
  }

  end(): Buffer {
    this.#view.setInt16(this.#at, -1)
    return this.#bytes.subarray(0, this.#at + TRAILER_BYTES)
  }

  #length(bytes: number): void {
    this.#view.setInt32(this.#at, bytes)
    this.#at += 4
  }
}
