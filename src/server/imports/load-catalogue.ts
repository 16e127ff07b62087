// Gets the items that a file may name: all at once for a large file, and those of a batch of rows
// where the catalogue is much larger than the file.

import type pg from 'pg'
import type { ImportRow } from '#domain/import/import-row.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { BinaryRow } from './binary-rows.ts'
import { Catalogue, type Slice } from './catalogue.ts'
import { copyOut } from './copy-out.ts'
import { LearnedCatalogue } from './learned-catalogue.ts'

export interface CatalogueSource {
  readonly catalogue: Catalogue
  /** All items are there from the start. */
  readonly isComplete: boolean
  /** Knows the items of these rows afterwards, as far as there are any. */
  learn(readings: readonly { readonly row: ImportRow | undefined }[]): Promise<void>
}

/** As many as fit into the reader's memory. */
const MOST_ITEMS = 1_200_000
/** A catalogue of this size is read at once for any file. */
const FEW_ITEMS = 20_000
/** A short row of a file. */
const ROW_BYTES = 32

/** Nothing else uses them until the catalogue is open. */
export interface CatalogueConnections {
  readonly first: pg.Client
  readonly second: pg.Client
}

export async function openCatalogue(
  connections: CatalogueConnections,
  file: { readonly mapping: Mapping; readonly sizeBytes: number },
): Promise<CatalogueSource> {
  const byName = isByName(file.mapping)
  const most = Math.min(MOST_ITEMS, Math.max(FEW_ITEMS, file.sizeBytes / ROW_BYTES))
  const items = await countItems(connections.first, Math.floor(most))
  if (items > most) {
    const learned = new LearnedCatalogue(connections.first, byName)
    return {
      catalogue: learned.catalogue,
      isComplete: false,
      learn: (readings) => learned.learn(readings),
    }
  }
  const catalogue = new Catalogue(items)
  await loadAll(connections, catalogue, byName)
  return { catalogue, isComplete: true, learn: async () => {} }
}

/** Names tell items apart only where nothing else does. */
export function isByName({ columns }: Mapping): boolean {
  return !columns.includes('sku') && !columns.includes('barcode')
}

/** One more than `most` stands for any number beyond it. */
async function countItems(client: pg.Client, most: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from (select from item limit $1) as counted',
    [most + 1],
  )
  return rows[0]?.count ?? 0
}

/** Of archived items, codes alone still say which item is meant. */
const allItems = (byName: boolean) => `
  select id, unit_cost, case when archived_at is null then sku end,
    case when archived_at is null and ${byName} then name end
  from item${byName ? ' order by id' : ''}`
const ALL_CODES = 'select item_id, code_key from item_barcode'

/** Both at once, neither in any order: that is what it would wait for. */
async function loadAll(
  { first, second }: CatalogueConnections,
  catalogue: Catalogue,
  byName: boolean,
): Promise<void> {
  const owners = new ByteList()
  await Promise.all([
    copyOut(first, allItems(byName), 4, (row) => {
      const item = catalogue.addItem(slice(row, 0), numberAt(row, 1))
      if (row.start(2) >= 0) catalogue.addSku(slice(row, 2), item)
      if (row.start(3) >= 0) catalogue.addName(slice(row, 3), item)
    }),
    copyOut(second, ALL_CODES, 2, (row) => {
      owners.add(slice(row, 0))
      catalogue.addCode(slice(row, 1), 0)
    }),
  ])
  catalogue.settleCodes(owners.bytes)
}

class ByteList {
  bytes = Buffer.allocUnsafeSlow(1 << 16)
  #length = 0

  add({ bytes, from, to }: Slice): void {
    const end = this.#length + to - from
    if (end > this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2)
    bytes.copy(this.bytes, this.#length, from, to)
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
