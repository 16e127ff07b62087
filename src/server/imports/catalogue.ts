// Items of the catalogue as the rows of a file ask for them: by SKU, by code, by name. A number stands
// for an item here; ids and costs lie flat beside each other, a million of them in some 100 MB.

import { KeyIndex } from './key-index.ts'

const SMALLEST = 1 << 10
const ID_BYTES = 16

/** A part of bytes that hold more. */
export interface Slice {
  readonly bytes: Buffer
  readonly from: number
  readonly to: number
}

export class Catalogue {
  readonly #bySku: KeyIndex
  readonly #byCode: KeyIndex
  readonly #byName = new KeyIndex()
  #ids: Buffer
  #costs: Float64Array
  #count = 0

  /** `expected`: how many items there may be, so that there is room for them from the start. */
  constructor(expected = 0) {
    this.#bySku = new KeyIndex(expected)
    this.#byCode = new KeyIndex(expected)
    this.#costs = new Float64Array(Math.max(SMALLEST, expected))
    this.#ids = Buffer.allocUnsafeSlow(this.#costs.length * ID_BYTES)
  }

  /** An item that is not here yet; answers its number. */
  addItem({ bytes, from, to }: Slice, cost: number | null): number {
    const item = this.#count
    if (item === this.#costs.length) this.#grow()
    bytes.copy(this.#ids, item * ID_BYTES, from, to)
    this.#costs[item] = cost ?? Number.NaN
    this.#count += 1
    return item
  }

  /** Below zero: the id of this item comes before the other. */
  compareId(item: number, { bytes, from }: Slice): number {
    const start = item * ID_BYTES
    for (let at = 0; at < ID_BYTES; at += 1) {
      const difference = (this.#ids[start + at] ?? 0) - (bytes[from + at] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  get size(): number {
    return this.#count
  }

  addSku({ bytes, from, to }: Slice, item: number): void {
    this.#bySku.add(bytes, from, to, item)
  }

  addCode({ bytes, from, to }: Slice, item: number): void {
    this.#byCode.add(bytes, from, to, item)
  }

  addName({ bytes, from, to }: Slice, item: number): void {
    this.#byName.add(bytes, from, to, item)
  }

  ofSku(sku: string | null): number | undefined {
    return sku === null ? undefined : this.#bySku.find(sku)
  }

  ofCode(codeKey: string | null): number | undefined {
    return codeKey === null ? undefined : this.#byCode.find(codeKey)
  }

  ofName(name: string | null): number | undefined {
    return name === null ? undefined : this.#byName.find(name)
  }

  costOf(item: number | undefined): number | null {
    const cost = item === undefined ? Number.NaN : (this.#costs[item] ?? Number.NaN)
    return Number.isNaN(cost) ? null : cost
  }

  /** The sixteen bytes of an id. */
  copyId(item: number, target: Buffer, at: number): void {
    const start = item * ID_BYTES
    for (let byte = 0; byte < ID_BYTES; byte += 1) target[at + byte] = this.#ids[start + byte] ?? 0
  }

  idOf(item: number): string {
    const hex = this.#ids.toString('hex', item * ID_BYTES, (item + 1) * ID_BYTES)
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  #grow(): void {
    this.#ids = Buffer.concat([this.#ids], this.#ids.length * 2)
    const costs = new Float64Array(this.#costs.length * 2)
    costs.set(this.#costs)
    this.#costs = costs
  }
}
