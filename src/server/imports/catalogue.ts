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
  /** The numbers are those of its keys. */
  readonly #ids: KeyIndex
  #costs: Float64Array

  constructor(expectedItems = 0) {
    this.#bySku = new KeyIndex(expectedItems)
    this.#byCode = new KeyIndex(expectedItems)
    this.#ids = new KeyIndex(expectedItems)
    this.#costs = new Float64Array(Math.max(SMALLEST, expectedItems))
  }

  /** The number of an item, whether it is new here or not. */
  addItem({ bytes, from, to }: Slice): number {
    const item = this.#ids.add(bytes, from, to, this.#ids.size)
    if (item === this.#costs.length) this.#grow()
    return item
  }

  setCost(item: number, cost: number | null): void {
    this.#costs[item] = cost ?? Number.NaN
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
    this.#ids.copyKey(item, target, at)
  }

  idOf(item: number): string {
    const bytes = Buffer.alloc(ID_BYTES)
    this.copyId(item, bytes, 0)
    const hex = bytes.toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  #grow(): void {
    const costs = new Float64Array(this.#costs.length * 2)
    costs.set(this.#costs)
    this.#costs = costs
  }
}
