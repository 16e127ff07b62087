// Items of the catalogue for lookups by rows of a file: by SKU, code or name. Items are numbers here. Ids and costs
// are in flat arrays, a million of them in about 100 MB.

import { gtinKeyNumber } from '#domain/import/plain-bytes.ts'
import type { CopyBytes } from './copy-bytes.ts'
import { KeyIndex } from './key-index.ts'

const SMALLEST = 1 << 10
export const ID_BYTES = 16
/** Owner of a code whose item is not in this catalogue. */
const NOBODY = 0xffffffff

/** A slice of a larger buffer. */
export interface Slice {
  readonly bytes: Buffer
  readonly from: number
  readonly to: number
}

export class Catalogue {
  /** SKUs and codes by number. Callers use the numbers of keys for more than finding items. */
  readonly skus: KeyIndex
  readonly codes: KeyIndex
  readonly #byName = new KeyIndex()
  #ids: Buffer
  #costs: Float64Array
  /** The last code of each item and the one before each code, counted from 1. */
  #lastCodes = new Uint32Array(0)
  #earlierCodes = new Uint32Array(0)
  /** Codes that are trade item numbers, as numbers. */
  #gtins: Float64Array = new Float64Array(0)
  #count = 0

  /** `expected` reserves memory for this many items. */
  constructor(expected = 0) {
    this.skus = new KeyIndex(expected)
    this.codes = new KeyIndex(expected)
    this.#costs = new Float64Array(Math.max(SMALLEST, expected))
    this.#ids = Buffer.allocUnsafeSlow(this.#costs.length * ID_BYTES)
  }

  get size(): number {
    return this.#count
  }

  /** Adds a new item and returns its number. */
  addItem({ bytes, from, to }: Slice, cost: number | null): number {
    const item = this.#count
    if (item === this.#costs.length) this.#grow()
    bytes.copy(this.#ids, item * ID_BYTES, from, to)
    this.#costs[item] = cost ?? Number.NaN
    this.#count += 1
    return item
  }

  addSku({ bytes, from, to }: Slice, item: number): void {
    this.skus.add(bytes, from, to, item)
  }

  addCode({ bytes, from, to }: Slice, item: number): void {
    this.codes.add(bytes, from, to, item)
  }

  addName({ bytes, from, to }: Slice, item: number): void {
    this.#byName.add(bytes, from, to, item)
  }

  /**
   * Assigns codes that were added before their items, given the ids of their owners in order. Codes and items come in
   * nearly the same order, so most codes belong to the current item or the next one.
   */
  settleCodes(owners: Buffer): void {
    this.#lastCodes = new Uint32Array(this.#count)
    this.#earlierCodes = new Uint32Array(this.codes.size)
    this.#gtins = this.codes.map(gtinKeyNumber)
    let item = 0
    let ids: KeyIndex | undefined
    for (let code = 0; code < this.codes.size; code += 1) {
      const from = code * ID_BYTES
      if (!this.#isId(item, owners, from)) item += 1
      if (!this.#isId(item, owners, from)) {
        ids ??= this.#indexIds()
        item = ids.entryOfBytes(owners, from, from + ID_BYTES) ?? NOBODY
      }
      this.codes.setValueAt(code, item)
      if (item === NOBODY) item = 0
      else this.#chain(item, code)
    }
  }

  /** The number of a code of this item that is a trade item number; undefined if the item does not have it. */
  codeOf(item: number, gtin: number): number | undefined {
    let code = this.#lastCodes[item] ?? 0
    while (code > 0 && this.#gtins[code - 1] !== gtin) code = this.#earlierCodes[code - 1] ?? 0
    return code > 0 ? code - 1 : undefined
  }

  #chain(item: number, code: number): void {
    this.#earlierCodes[code] = this.#lastCodes[item] ?? 0
    this.#lastCodes[item] = code + 1
  }

  ofSku(sku: string | null): number | undefined {
    return sku === null ? undefined : this.skus.find(sku)
  }

  ofCode(codeKey: string | null): number | undefined {
    const item = codeKey === null ? undefined : this.codes.find(codeKey)
    return item === NOBODY ? undefined : item
  }

  ofName(name: string | null): number | undefined {
    return name === null ? undefined : this.#byName.find(name)
  }

  costOf(item: number | undefined): number | null {
    const cost = item === undefined ? Number.NaN : (this.#costs[item] ?? Number.NaN)
    return Number.isNaN(cost) ? null : cost
  }

  writeId(item: number, target: CopyBytes): void {
    target.uuid(this.#ids, item * ID_BYTES)
  }

  /** Four bytes of an id, as a number. */
  idWord(item: number, from: number): number {
    return this.#ids.readUInt32BE(item * ID_BYTES + from)
  }

  idOf(item: number): string {
    const hex = this.#ids.toString('hex', item * ID_BYTES, (item + 1) * ID_BYTES)
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  /** Compares from the end, because ids differ most in their last bytes. */
  #isId(item: number, bytes: Buffer, from: number): boolean {
    if (item >= this.#count) return false
    const start = item * ID_BYTES
    for (let at = ID_BYTES - 1; at >= 0; at -= 1) {
      if (this.#ids[start + at] !== bytes[from + at]) return false
    }
    return true
  }

  #indexIds(): KeyIndex {
    const ids = new KeyIndex(this.#count)
    for (let item = 0; item < this.#count; item += 1) {
      ids.add(this.#ids, item * ID_BYTES, (item + 1) * ID_BYTES, item)
    }
    return ids
  }

  #grow(): void {
    this.#ids = Buffer.concat([this.#ids], this.#ids.length * 2)
    const costs = new Float64Array(this.#costs.length * 2)
    costs.set(this.#costs)
    this.#costs = costs
  }
}
