// The rows of a file that name counted items, in flat arrays: nearly every item has exactly one row.

import type { Milli } from '../quantity.ts'
import { DifferentTexts } from './different-texts.ts'

export interface SeenRow {
  readonly row: number
  /** The text of the cell that gets the number; undefined when the row ends before it. */
  readonly was: string | undefined
  /** The quantity according to the file. */
  readonly current: Milli | null
  /** The cell has text that is not a number. */
  readonly saysWord: boolean
  readonly room: string | null
  readonly shelf: string | null
  /** Lot, expiry and serial number of the row; null when it has none. */
  readonly lot: string | null
  readonly isBroken: boolean
}

const [WORD, BROKEN] = [1, 2]

export class SeenRows {
  /** By item: the number of its first row; 0 when it has none. */
  readonly #rows: Int32Array
  readonly #currents: Float64Array
  readonly #remarks: Uint8Array
  /** By item: positions of the texts of its first row. */
  readonly #was: Int32Array
  readonly #rooms: Int32Array
  readonly #shelves: Int32Array
  /** Created when the first row names a lot, because most files have none. */
  #lots: Int32Array | undefined
  readonly #texts = new DifferentTexts()
  /** For items with several rows, all rows but the first. */
  readonly #more = new Map<number, SeenRow[]>()

  constructor(items: number) {
    this.#rows = new Int32Array(items)
    this.#currents = new Float64Array(items)
    this.#remarks = new Uint8Array(items)
    this.#was = new Int32Array(items)
    this.#rooms = new Int32Array(items)
    this.#shelves = new Int32Array(items)
  }

  add(item: number, seen: SeenRow): void {
    if (this.#rows[item] !== 0) {
      this.#addMore(item, seen)
      return
    }
    this.#rows[item] = seen.row
    this.#currents[item] = seen.current ?? Number.NaN
    this.#remarks[item] = (seen.saysWord ? WORD : 0) | (seen.isBroken ? BROKEN : 0)
    this.#was[item] = this.#texts.add(seen.was)
    this.#rooms[item] = this.#texts.add(seen.room)
    this.#shelves[item] = this.#texts.add(seen.shelf)
    if (seen.lot === null) return
    this.#lots ??= new Int32Array(this.#rows.length)
    this.#lots[item] = this.#texts.add(seen.lot)
  }

  firstOf(item: number): SeenRow | undefined {
    const row = this.#rows[item] ?? 0
    if (row === 0) return undefined
    const current = this.#currents[item] ?? Number.NaN
    const remarks = this.#remarks[item] ?? 0
    return {
      row,
      was: this.#texts.at(this.#was[item]),
      current: Number.isNaN(current) ? null : current,
      saysWord: (remarks & WORD) !== 0,
      room: this.#texts.at(this.#rooms[item]) ?? null,
      shelf: this.#texts.at(this.#shelves[item]) ?? null,
      lot: this.#texts.at(this.#lots?.[item]) ?? null,
      isBroken: (remarks & BROKEN) !== 0,
    }
  }

  /** In file order; undefined when the first row is the only one. */
  moreOf(item: number): readonly SeenRow[] | undefined {
    return this.#more.get(item)
  }

  /** Items with several rows, in their order. */
  spread(): readonly number[] {
    return [...this.#more.keys()].toSorted((one, other) => one - other)
  }

  #addMore(item: number, seen: SeenRow): void {
    const more = this.#more.get(item)
    if (more) more.push(seen)
    else this.#more.set(item, [seen])
  }
}
