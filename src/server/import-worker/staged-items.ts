// The expected quantities of items, collected for copying into the baseline. If an item comes again in a later chunk,
// its quantity is added at the end, so that everything before is plain inserts.

import type { Catalogue } from './catalogue.ts'
import { CopyBytes } from './copy-bytes.ts'

const FIRST_ROWS = 1 << 12
/** The sort keys have room for this many row numbers. */
const SORTED_ROWS = 1 << 16

/** The columns that are copied into the baseline. */
export const STAGED_COLUMNS = 'baseline_id, item_id, expected, unit_cost'
const STAGED_ROW_BYTES = 72
/** The columns of quantities that are added to it, with their types. */
export const ADDED_COLUMNS = 'item_id uuid, expected bigint'
const ADDED_ROW_BYTES = 36

export interface StagedTotals {
  readonly items: number
  /** In thousandths. */
  readonly quantity: number
}

export class StagedItems {
  readonly #catalogue: Catalogue
  readonly #baselineId: Buffer
  readonly #later = new Map<number, number>()
  readonly #totals = { items: 0, quantity: 0 }
  #isStaged = new Uint8Array(FIRST_ROWS)
  /** For each row its item, its expected quantity, and its cost or NaN. */
  #items = new Uint32Array(FIRST_ROWS)
  #expected = new Float64Array(FIRST_ROWS)
  #costs = new Float64Array(FIRST_ROWS)
  #rows = 0

  /** `baselineId` is null if nothing is staged. */
  constructor(catalogue: Catalogue, baselineId: string | null) {
    this.#catalogue = catalogue
    this.#baselineId = Buffer.from((baselineId ?? '').replaceAll('-', ''), 'hex')
  }

  add(item: number, expected: number, cost: number | null): void {
    if (item >= this.#isStaged.length) this.#makeRoomFor(item)
    this.#totals.quantity += expected
    if (this.#isStaged[item]) {
      this.#later.set(item, (this.#later.get(item) ?? 0) + expected)
      return
    }
    this.#isStaged[item] = 1
    this.#totals.items += 1
    const at = this.#rows
    if (at === this.#items.length) this.#makeRoom()
    this.#items[at] = item
    this.#expected[at] = expected
    this.#costs[at] = cost ?? Number.NaN
    this.#rows += 1
  }

  /** The totals of everything that was added. */
  get totals(): StagedTotals {
    return this.#totals
  }

  /** Returns the rows since the last call in the format of COPY; undefined if there are none. */
  take(): Buffer | undefined {
    if (this.#rows === 0) return undefined
    const bytes = new CopyBytes(this.#rows, STAGED_ROW_BYTES)
    const order = this.#rows <= SORTED_ROWS ? this.#byId() : undefined
    for (let at = 0; at < this.#rows; at += 1) this.#write(bytes, order ? rowIn(order, at) : at)
    this.#rows = 0
    return bytes.end()
  }

  /** Returns quantities to add to items that were taken before, in parts of at most `most`. */
  *takeLater(most: number): Generator<Buffer> {
    const later = [...this.#later]
    this.#later.clear()
    for (let from = 0; from < later.length; from += most) {
      const some = later.slice(from, from + most)
      const bytes = new CopyBytes(some.length, ADDED_ROW_BYTES)
      for (const [item, expected] of some) {
        bytes.beginRow(2)
        this.#catalogue.writeId(item, bytes)
        bytes.int64(expected)
      }
      yield bytes.end()
    }
  }

  /**
   * Sorts rows by id, and so by when items were created, so that each index entry is inserted behind the one before.
   * The keys hold enough of each id to tell apart two years of items at less than a millisecond.
   */
  #byId(): Uint32Array {
    const keys = new BigUint64Array(this.#rows)
    const words = new Uint32Array(keys.buffer)
    for (let row = 0; row < this.#rows; row += 1) {
      const item = this.#items[row] ?? 0
      const [early, late] = [this.#catalogue.idWord(item, 1), this.#catalogue.idWord(item, 4)]
      words[row * 2 + 1] = (early << 4) | ((late >>> 20) & 0xf)
      words[row * 2] = ((late << 12) & 0xf0000000) | ((late & 0xfff) << 16) | row
    }
    keys.sort()
    return words
  }

  #write(bytes: CopyBytes, row: number): void {
    const cost = this.#costs[row] ?? Number.NaN
    bytes.beginRow(4)
    bytes.uuid(this.#baselineId)
    this.#catalogue.writeId(this.#items[row] ?? 0, bytes)
    bytes.int64(this.#expected[row] ?? 0)
    if (Number.isNaN(cost)) bytes.nothing()
    else bytes.int64(cost)
  }

  #makeRoom(): void {
    const items = new Uint32Array(this.#items.length * 2)
    items.set(this.#items)
    this.#items = items
    this.#expected = enlarged(this.#expected)
    this.#costs = enlarged(this.#costs)
  }

  #makeRoomFor(item: number): void {
    const larger = new Uint8Array(Math.max(item + 1, this.#isStaged.length * 2))
    larger.set(this.#isStaged)
    this.#isStaged = larger
  }
}

function rowIn(words: Uint32Array, at: number): number {
  return (words[at * 2] ?? 0) & 0xffff
}

function enlarged(numbers: Float64Array) {
  const larger = new Float64Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
