// The fast path for rows that only need staging: a plain line, an item known by its SKU, a code known to be its own,
// plain numbers, and nothing in it seen before. These are read as bytes; every other row is read in full.

import { type ColumnKind, isNumberKind } from '#domain/import/column-kind.ts'
import type { ImportDoctor } from '#domain/import/doctor.ts'
import { decimalAt, type Mapping } from '#domain/import/mapping.ts'
import { gtinNumberIn, hashPlain, isTidy, plainNumberIn } from '#domain/import/plain-bytes.ts'
import { PlainCells } from '#domain/import/read/plain-cells.ts'
import type { FastReader } from '#domain/import/read/table.ts'
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
import { LinesAhead } from './lines-ahead.ts'
import type { RowSorter } from './sort-rows.ts'

interface FastReaderOptions {
  readonly mapping: Mapping
  readonly delimiter: string
  readonly catalogue: Catalogue
  readonly doctor: ImportDoctor
  readonly sorter: RowSorter
}

/** Columns whose rows are combined from several cells. */
const NEEDS_READING: readonly ColumnKind[] = [
  'variant',
  'group',
  'pack',
  'case_barcode',
  'room',
  'shelf',
  'place',
  'site',
  'lot',
  'expiry',
  'serial',
]
/** The cell is empty. */
const EMPTY = -1
const NOT_PLAIN = -2
const UNKNOWN = 0
/** The number of lines that are looked up together. */
const MOST_LINES = 64
const [LINE_FEED, RETURN] = [10, 13]
/** From fourteen digits on, a code may say how many units are in a pack. */
const FIRST_PACK_CODE = 1e13

/** Undefined if the file is not a plain list. */
export function openFastReader(options: FastReaderOptions): FastReader | undefined {
  const { columns, site } = options.mapping
  const isList = columns.includes('sku') && columns.includes('quantity')
  const hasPoints = columns.every(
    (kind, at) => !isNumberKind(kind) || decimalAt(options.mapping, at) === '.',
  )
  const isPlain = hasPoints && site === null && options.delimiter.length === 1
  const isOfSeveralCodes = columns.indexOf('barcode') !== columns.lastIndexOf('barcode')
  const needsReading = isOfSeveralCodes || NEEDS_READING.some((kind) => columns.includes(kind))
  return isList && isPlain && !needsReading ? new PlainListReader(options) : undefined
}

class PlainListReader implements FastReader {
  readonly #options: FastReaderOptions
  readonly #cells: PlainCells
  readonly #at: Readonly<Record<ColumnKind, number>>
  readonly #lines = new LinesAhead(MOST_LINES)
  #bytes: Uint8Array | undefined
  /** The line that is requested next if lines are taken in order. */
  #next = 0
  /** The number of lines worth looking ahead; only one after a line could not be taken. */
  #ahead = 1
  /** Lists often have their items in the order in which these were created. */
  #nextSku = 0
  #isInOrder = true

  constructor(options: FastReaderOptions) {
    this.#options = options
    this.#cells = new PlainCells(options.delimiter)
    this.#at = placesOf(options.mapping)
  }

  take(bytes: Uint8Array, from: number, to: number, row: number): boolean {
    const { mapping, catalogue, doctor, sorter } = this.#options
    if (row <= mapping.headerRows) return false
    const line = this.#lineAt(bytes, from, to)
    const lines = this.#lines
    const [sku = UNKNOWN, item = 0, code = EMPTY] = [
      lines.skus[line],
      lines.items[line],
      lines.codes[line],
    ]
    const known = code === EMPTY ? undefined : code
    const named = lines.named[line] ?? 0
    const isFine = sku !== UNKNOWN && code !== NOT_PLAIN && !lines.isAgain[line]
    if (!isFine || !doctor.pass({ row, sku: sku - 1, code: known, named })) {
      this.#ahead = 1
      return false
    }
    const cost = lines.costs[line] ?? EMPTY
    const unitCost = cost === EMPTY ? catalogue.costOf(item) : roundedMoney(cost)
    sorter.addKnown(item, roundedMilli(lines.quantities[line] ?? 0), unitCost)
    return true
  }

  /** The index of this line among those looked up. */
  #lineAt(bytes: Uint8Array, from: number, to: number): number {
    const isLookedAt =
      bytes === this.#bytes &&
      this.#next < this.#lines.count &&
      this.#lines.starts[this.#next] === from
    if (!isLookedAt) {
      this.#look(bytes, from, to)
      this.#bytes = bytes
      this.#next = 0
      this.#ahead = Math.min(this.#ahead * 2, MOST_LINES)
    }
    this.#next += 1
    return this.#next - 1
  }

  /** Does each step for all lines before the next one, so that memory accesses of many lines overlap. */
  #look(bytes: Uint8Array, from: number, to: number): void {
    const { catalogue, doctor } = this.#options
    const lines = this.#lines
    lines.count = 0
    for (let [start, end] = [from, to]; lines.count < this.#ahead; ) {
      lines.starts[lines.count] = start
      this.#readLine(bytes, start, end)
      lines.count += 1
      start = bytes.indexOf(LINE_FEED, end) + 1
      const feedAt = start === 0 ? -1 : bytes.indexOf(LINE_FEED, start)
      if (feedAt < 0) break
      end = feedAt > start && bytes[feedAt - 1] === RETURN ? feedAt - 1 : feedAt
    }
    this.#findSkus(bytes)
    for (let line = 0; line < lines.count; line += 1) {
      lines.items[line] = catalogue.skus.valueAt((lines.skus[line] ?? UNKNOWN) - 1) ?? 0
    }
    for (let line = 0; line < lines.count; line += 1) {
      const gtin = lines.gtins[line] ?? NOT_PLAIN
      if (gtin < 0) lines.codes[line] = gtin
      else lines.codes[line] = catalogue.codeOf(lines.items[line] ?? 0, gtin) ?? NOT_PLAIN
    }
    for (let line = 0; line < lines.count; line += 1) {
      const [sku = UNKNOWN, code = EMPTY] = [lines.skus[line], lines.codes[line]]
      lines.isAgain[line] = doctor.hasSeen(sku - 1, code < 0 ? undefined : code) ? 1 : 0
    }
  }

  /** Reads everything that does not need the catalogue. */
  #readLine(bytes: Uint8Array, from: number, to: number): void {
    const lines = this.#lines
    const { count } = lines
    lines.from[count] = 0
    lines.to[count] = 0
    if (!this.#cells.split(bytes, from, to)) return
    if (this.#cells.count > this.#options.mapping.columns.length) return
    const quantity = this.#numberIn(bytes, 'quantity', LARGE_QUANTITY)
    const cost = this.#numberIn(bytes, 'unit_cost', LARGEST_MONEY)
    const price = this.#numberIn(bytes, 'unit_price', LARGEST_MONEY)
    if (quantity < 0 || cost === NOT_PLAIN || price === NOT_PLAIN) return
    if (!this.#isText(bytes, 'sku') || !this.#isText(bytes, 'name')) return
    if (!this.#isText(bytes, 'category') || !this.#isText(bytes, 'unit')) return
    lines.quantities[count] = quantity
    lines.costs[count] = cost
    lines.gtins[count] = this.#gtinIn(bytes)
    lines.named[count] = this.#nameHashIn(bytes)
    lines.from[count] = this.#startOf('sku')
    lines.to[count] = this.#endOf('sku')
  }

  /** Finds the numbers of SKUs, counted from 1. */
  #findSkus(bytes: Uint8Array): void {
    const lines = this.#lines
    const { skus } = this.#options.catalogue
    if (!this.#isInOrder) skus.entriesOf(bytes, lines, lines.skus)
    let inOrder = 0
    for (let line = 0; line < lines.count; line += 1) {
      const [from = 0, to = 0] = [lines.from[line], lines.to[line]]
      const isFound = from < to && (this.#isInOrder || lines.skus[line] !== UNKNOWN)
      const sku = isFound ? this.#skuIn(bytes, from, to, line) : UNKNOWN
      if (sku === this.#nextSku + 1) inOrder += 1
      if (sku !== UNKNOWN) this.#nextSku = sku
      lines.skus[line] = sku
    }
    this.#isInOrder = inOrder * 2 >= lines.count
  }

  #skuIn(bytes: Uint8Array, from: number, to: number, line: number): number {
    const { skus } = this.#options.catalogue
    if (!this.#isInOrder) return this.#lines.skus[line] ?? UNKNOWN
    if (skus.isAt(this.#nextSku, bytes, from, to)) return this.#nextSku + 1
    return (skus.entryOfBytes(bytes, from, to) ?? UNKNOWN - 1) + 1
  }

  #gtinIn(bytes: Uint8Array): number {
    const [from, to] = [this.#startOf('barcode'), this.#endOf('barcode')]
    if (from === to) return EMPTY
    const gtin = gtinNumberIn(bytes, from, to)
    return gtin < 0 || gtin >= FIRST_PACK_CODE ? NOT_PLAIN : gtin
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

  /** A cell that the line or the file does not have counts as empty. */
  #startOf(kind: ColumnKind): number {
    const at = this.#at[kind]
    return at === NO_COLUMN || at >= this.#cells.count ? 0 : (this.#cells.starts[at] ?? 0)
  }

  #endOf(kind: ColumnKind): number {
    const at = this.#at[kind]
    return at === NO_COLUMN || at >= this.#cells.count ? 0 : (this.#cells.ends[at] ?? 0)
  }
}
