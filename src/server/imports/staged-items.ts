// Items of a baseline on their way: what each of them is expected to be, ready to be copied into the
// database. An item that comes again later in the file is added at the end, so that everything before
// is plain inserting.

import type { Catalogue } from './catalogue.ts'

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const TRAILER = Buffer.from([0xff, 0xff])
const ROW_BYTES = 46
const FIRST_ROWS = 1 << 12
const [ID_AT, EXPECTED_AT, COST_AT] = [6, 26, 38]
const TWO_32 = 2 ** 32

/** The columns of what is copied. */
export const STAGED_COLUMNS = 'item_id uuid, expected bigint, unit_cost bigint'

export class StagedItems {
  readonly #catalogue: Catalogue
  readonly #later = new Map<number, number>()
  #isStaged = new Uint8Array(1 << 12)
  #bytes = forRows(Buffer.alloc(0), FIRST_ROWS)
  #rows = 0

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  add(item: number, expected: number, cost: number | null): void {
    if (item >= this.#isStaged.length) this.#makeRoomFor(item)
    if (this.#isStaged[item]) {
      this.#later.set(item, (this.#later.get(item) ?? 0) + expected)
      return
    }
    this.#isStaged[item] = 1
    this.#write(item, expected, cost)
  }

  /** What has come since the last time, as COPY reads it; undefined: nothing. */
  take(): Buffer | undefined {
    if (this.#rows === 0) return undefined
    const rows = this.#bytes.subarray(0, this.#rows * ROW_BYTES)
    this.#rows = 0
    return Buffer.concat([HEADER, rows, TRAILER])
  }

  /** What has to be added to items that were taken before, some at a time. */
  *takeLater(most: number): Generator<Buffer> {
    let left = this.#later.size
    for (const [item, expected] of this.#later) {
      this.#write(item, expected, null)
      left -= 1
      const rows = this.#rows >= most || left === 0 ? this.take() : undefined
      if (rows) yield rows
    }
    this.#later.clear()
  }

  #write(item: number, expected: number, cost: number | null): void {
    const at = this.#rows * ROW_BYTES
    if (at + ROW_BYTES > this.#bytes.length) this.#bytes = forRows(this.#bytes, this.#rows * 2)
    this.#catalogue.copyId(item, this.#bytes, at + ID_AT)
    writeInt64(this.#bytes, expected, at + EXPECTED_AT)
    writeInt64(this.#bytes, cost ?? NO_COST, at + COST_AT)
    this.#rows += 1
  }

  #makeRoomFor(item: number): void {
    const larger = new Uint8Array(Math.max(item + 1, this.#isStaged.length * 2))
    larger.set(this.#isStaged)
    this.#isStaged = larger
  }
}

/** Room for more rows: everything but the values is the same in all of them. */
function forRows(before: Buffer, rows: number): Buffer {
  const bytes = Buffer.concat([before], rows * ROW_BYTES)
  for (let at = before.length; at < bytes.length; at += ROW_BYTES) {
    bytes.writeInt16BE(3, at)
    bytes.writeInt32BE(16, at + ID_AT - 4)
    bytes.writeInt32BE(8, at + EXPECTED_AT - 4)
    bytes.writeInt32BE(8, at + COST_AT - 4)
  }
  return bytes
}

/** Rows are all of one length, and no cost is below zero. */
export const NO_COST = -1

function writeInt64(bytes: Buffer, value: number, at: number): void {
  bytes.writeInt32BE(Math.floor(value / TWO_32), at)
  bytes.writeUInt32BE(value >>> 0, at + 4)
}
