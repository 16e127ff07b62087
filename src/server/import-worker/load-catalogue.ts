// Loads the items that a file may name: all at once for a large file, and per batch of rows if the catalogue is much
// larger than the file.

import type pg from 'pg'
import type { ImportRow } from '#domain/import/import-row.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { BinaryRow } from './binary-rows.ts'
import { Catalogue, ID_BYTES, type Slice } from './catalogue.ts'
import { copyOut } from './copy-out.ts'
import { LearnedCatalogue } from './learned-catalogue.ts'

export interface CatalogueSource {
  readonly catalogue: Catalogue
  /** True if all items were loaded at the start. */
  readonly isComplete: boolean
  /** Loads the items of these rows, as far as they exist. */
  learn(readings: readonly { readonly row: ImportRow | undefined }[]): Promise<void>
}

/** As many as fit into the memory of the reader. */
const MOST_ITEMS = 1_200_000
/** A catalogue up to this size is loaded at once for any file. */
const FEW_ITEMS = 20_000
const CODES_PER_ITEM = 2
/** The size of a short row. */
const ROW_BYTES = 32

/** Must not be used for anything else until the catalogue is open. */
export interface CatalogueConnections {
  readonly first: pg.Client
  readonly second: pg.Client
}

export async function openCatalogue(
  connections: CatalogueConnections,
  file: { readonly mapping: Mapping; readonly sizeBytes: number },
): Promise<CatalogueSource> {
  const byName = isByName(file.mapping)
  const rows = Math.max(FEW_ITEMS, Math.floor(file.sizeBytes / ROW_BYTES))
  const whole = await loadAll(connections, Math.min(MOST_ITEMS, rows), byName)
  if (whole) return { catalogue: whole, isComplete: true, learn: async () => {} }
  const learned = new LearnedCatalogue(connections.first, byName)
  return {
    catalogue: learned.catalogue,
    isComplete: false,
    learn: (readings) => learned.learn(readings),
  }
}

/** Names identify items only if the file has neither SKUs nor barcodes. */
export function isByName({ columns }: Mapping): boolean {
  return !columns.includes('sku') && !columns.includes('barcode')
}

/** Archived items can only be found by their codes. */
const allItems = (byName: boolean, most: number) => `
  select id, unit_cost, case when archived_at is null then sku end,
    case when archived_at is null and ${byName} then name end
  from item${byName ? ' order by id' : ''} limit ${most}`
const allCodes = (most: number) => `select item_id, code_key from item_barcode limit ${most}`

/**
 * Loads items and codes in parallel, both unordered, because sorting would take most of the time. Undefined if there
 * are more items than `most`.
 */
async function loadAll(
  { first, second }: CatalogueConnections,
  most: number,
  byName: boolean,
): Promise<Catalogue | undefined> {
  const catalogue = new Catalogue(most)
  const owners = new IdList(most)
  const mostCodes = most * CODES_PER_ITEM
  await Promise.all([
    copyOut(first, allItems(byName, most + 1), 4, (row) => {
      const item = catalogue.addItem(slice(row, 0), numberAt(row, 1))
      if (row.start(2) >= 0) catalogue.addSku(slice(row, 2), item)
      if (row.start(3) >= 0) catalogue.addName(slice(row, 3), item)
    }),
    copyOut(second, allCodes(mostCodes + 1), 2, (row) => {
      owners.add(slice(row, 0))
      catalogue.addCode(slice(row, 1), 0)
    }),
  ])
  if (catalogue.size > most || catalogue.codes.size > mostCodes) return undefined
  catalogue.settleCodes(owners.bytes)
  return catalogue
}

/** Sixteen bytes per id. */
class IdList {
  bytes: Buffer
  #length = 0

  constructor(expected: number) {
    this.bytes = Buffer.allocUnsafeSlow(expected * ID_BYTES)
  }

  add({ bytes, from, to }: Slice): void {
    const end = this.#length + to - from
    if (end > this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2)
    for (let at = from; at < to; at += 1) this.bytes[this.#length + at - from] = bytes[at] ?? 0
    this.#length = end
  }
}

function slice(row: BinaryRow, field: number): Slice {
  return { bytes: row.bytes, from: row.start(field), to: row.end(field) }
}

function numberAt(row: BinaryRow, field: number): number | null {
  const at = row.start(field)
  return at < 0 ? null : row.bytes.readInt32BE(at) * 2 ** 32 + row.bytes.readUInt32BE(at + 4)
}
