// Rows of a list that need nothing but their place in the baseline: a plain line, an item that is known
// by its SKU, a code that is known to be its own, plain numbers, and nothing of it seen before. They
// are taken as bytes; every other row is read in full.

import type { ColumnKind } from '#domain/import/column-kind.ts'
import type { ImportDoctor } from '#domain/import/doctor.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { hashPlain, isTidy, plainNumberIn, writeGtinKey } from '#domain/import/plain-bytes.ts'
import { PlainCells } from '#domain/import/read/plain-cells.ts'
import type { ExpressLane } from '#domain/import/read/table.ts'
import {
  LARGE_QUANTITY,
  LARGEST_MONEY,
  NO_COLUMN,
  placesOf,
  roundedMilli,
  roundedMoney,
} from '#domain/import/row-reader.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import type { Catalogue } from './catalogue.ts'
import type { RowSorter } from './sort-rows.ts'

interface ExpressOptions {
  readonly mapping: Mapping
  readonly delimiter: string
  readonly catalogue: Catalogue
  readonly doctor: ImportDoctor
  readonly sorter: RowSorter
}

/** Rows with any of these are put together from more than one place. */
const NEEDS_READING: readonly ColumnKind[] = [
  'variant',
  'group',
  'pack',
  'room',
  'shelf',
  'place',
  'site',
]
const GTIN_KEY_BYTES = 14
/** There is nothing in the cell. */
const EMPTY = -1
const NOT_PLAIN = -2

/** Undefined: the rows of such a file are no plain list. */
export function openExpressLane(options: ExpressOptions): ExpressLane | undefined {
  const { columns, decimal, site } = options.mapping
  const isList = columns.includes('sku') && columns.includes('quantity')
  const isPlain = decimal === '.' && site === null && options.delimiter.length === 1
  const needsReading = NEEDS_READING.some((kind) => columns.includes(kind))
  return isList && isPlain && !needsReading ? new ExpressRows(options) : undefined
}

class ExpressRows implements ExpressLane {
  readonly #options: ExpressOptions
  readonly #cells: PlainCells
  readonly #at: Readonly<Record<ColumnKind, number>>
  readonly #gtin = new Uint8Array(GTIN_KEY_BYTES)
  /** Lists come again in the order in which their items were made. */
  #nextSku = 0

  constructor(options: ExpressOptions) {
    this.#options = options
    this.#cells = new PlainCells(options.delimiter)
    this.#at = placesOf(options.mapping)
  }

  take(bytes: Uint8Array, from: number, to: number, row: number): boolean {
    const { mapping, catalogue, doctor, sorter } = this.#options
    if (row <= mapping.headerRows || !this.#cells.split(bytes, from, to)) return false
    if (this.#cells.count > mapping.columns.length) return false
    const sku = this.#skuIn(bytes)
    const item = sku === undefined ? undefined : catalogue.skus.valueAt(sku)
    if (sku === undefined || item === undefined) return false
    const code = this.#codeIn(bytes, item)
    const quantity = this.#numberIn(bytes, 'quantity', LARGE_QUANTITY)
    const cost = this.#numberIn(bytes, 'unit_cost', LARGEST_MONEY)
    const price = this.#numberIn(bytes, 'unit_price', LARGEST_MONEY)
    if (code === NOT_PLAIN || quantity < 0 || cost === NOT_PLAIN || price === NOT_PLAIN)
      return false
    if (!this.#isText(bytes, 'name') || !this.#isText(bytes, 'category')) return false
    if (!this.#isText(bytes, 'unit')) return false
    const named = this.#nameHashIn(bytes)
    const known = code === EMPTY ? undefined : code
    if (!doctor.pass({ row, sku, code: known, named })) return false
    const unitCost = cost === EMPTY ? catalogue.costOf(item) : roundedMoney(cost)
    sorter.addKnown(item, roundedMilli(quantity), unitCost)
    return true
  }

  /** The number of the SKU; undefined: there is none, or the catalogue does not know it. */
  #skuIn(bytes: Uint8Array): number | undefined {
    if (!this.#isText(bytes, 'sku')) return undefined
    const [from, to] = [this.#startOf('sku'), this.#endOf('sku')]
    if (from === to) return undefined
    const { skus } = this.#options.catalogue
    const isNext = skus.isAt(this.#nextSku, bytes, from, to)
    const sku = isNext ? this.#nextSku : skus.entryOfBytes(bytes, from, to)
    if (sku !== undefined) this.#nextSku = sku + 1
    return sku
  }

  /** The number of the code of this item. */
  #codeIn(bytes: Uint8Array, item: number): number {
    const [from, to] = [this.#startOf('barcode'), this.#endOf('barcode')]
    if (from === to) return EMPTY
    if (!writeGtinKey(bytes, from, to, this.#gtin)) return NOT_PLAIN
    return this.#options.catalogue.codeOf(item, this.#gtin) ?? NOT_PLAIN
  }

  #numberIn(bytes: Uint8Array, kind: ColumnKind, largest: number): number {
    const [from, to] = [this.#startOf(kind), this.#endOf(kind)]
    if (from === to) return EMPTY
    const number = plainNumberIn(bytes, from, to)
    return number >= 0 && number <= largest ? number : NOT_PLAIN
  }

  #nameHashIn(bytes: Uint8Array): number {
    const [from, to] = [this.#startOf('name'), this.#endOf('name')]
    return from === to ? 0 : hashPlain(bytes, from, to)
  }

  #isText(bytes: Uint8Array, kind: ColumnKind): boolean {
    const [from, to] = [this.#startOf(kind), this.#endOf(kind)]
    return to - from <= NAME_MAX_LENGTH && isTidy(bytes, from, to)
  }

  /** Cells that the line or the file does not have are empty. */
  #startOf(kind: ColumnKind): number {
    const at = this.#at[kind]
    return at === NO_COLUMN || at >= this.#cells.count ? 0 : (this.#cells.starts[at] ?? 0)
  }

  #endOf(kind: ColumnKind): number {
    const at = this.#at[kind]
    return at === NO_COLUMN || at >= this.#cells.count ? 0 : (this.#cells.ends[at] ?? 0)
  }
}
