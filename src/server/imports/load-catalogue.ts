// Gets the items that a file may name: all at once for a large file, and those of a batch of rows
// where the catalogue is much larger than the file.

import type pg from 'pg'
import type { ImportRow } from '#domain/import/import-row.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { BinaryRow } from './binary-rows.ts'
import { Catalogue, type Slice } from './catalogue.ts'
import { copyOut } from './copy-out.ts'

export interface CatalogueSource {
  readonly catalogue: Catalogue
  /** Knows the items of these rows afterwards, as far as there are any. */
  learn(readings: readonly { readonly row: ImportRow | undefined }[]): Promise<void>
}

/** As many as fit into the reader's memory. */
const MOST_ITEMS = 1_200_000
/** A catalogue of this size is read at once for any file. */
const FEW_ITEMS = 20_000
/** A short row of a file. */
const ROW_BYTES = 32

export async function openCatalogue(
  clients: readonly [pg.Client, pg.Client],
  file: { readonly mapping: Mapping; readonly sizeBytes: number },
): Promise<CatalogueSource> {
  const byName = isByName(file.mapping)
  const most = Math.min(MOST_ITEMS, Math.max(FEW_ITEMS, file.sizeBytes / ROW_BYTES))
  const items = await countItems(clients[0], Math.floor(most))
  if (items > most) {
    const catalogue = new Catalogue()
    return {
      catalogue,
      learn: (readings) => {
        const rows = readings.flatMap(({ row }) => (row ? [row] : []))
        return learn(clients[0], catalogue, rows, byName)
      },
    }
  }
  const catalogue = new Catalogue(items)
  await loadAll(clients, catalogue, byName)
  return { catalogue, learn: async () => {} }
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
const ALL_ITEMS = `
  select id, unit_cost, case when archived_at is null then sku end from item`
const ALL_CODES = 'select item_id, code_key from item_barcode'
const ALL_NAMES = 'select id, name from item where archived_at is null order by id'

async function loadAll(
  [one, other]: readonly [pg.Client, pg.Client],
  catalogue: Catalogue,
  byName: boolean,
): Promise<void> {
  const items = async () => {
    await copyOut(one, ALL_ITEMS, 3, (row) => {
      const item = catalogue.addItem(slice(row, 0))
      catalogue.setCost(item, numberAt(row, 1))
      if (row.start(2) >= 0) catalogue.addSku(slice(row, 2), item)
    })
  }
  const codes = async () => {
    await copyOut(other, ALL_CODES, 2, (row) => {
      catalogue.addCode(slice(row, 1), catalogue.addItem(slice(row, 0)))
    })
  }
  await Promise.all([items(), codes()])
  if (!byName) return
  await copyOut(one, ALL_NAMES, 2, (row) => {
    catalogue.addName(slice(row, 1), catalogue.addItem(slice(row, 0)))
  })
}

function slice(row: BinaryRow, field: number): Slice {
  return { bytes: row.bytes, from: row.start(field), to: row.end(field) }
}

function numberAt(row: BinaryRow, field: number): number | null {
  const at = row.start(field)
  return at < 0 ? null : row.bytes.readInt32BE(at) * 2 ** 32 + row.bytes.readUInt32BE(at + 4)
}

interface Found {
  readonly key: string
  readonly id: string
  readonly unit_cost: string | null
}

const BY_SKU = `
  select sku as key, id, unit_cost from item where sku = any($1) and archived_at is null`
const BY_CODE = `
  select b.code_key as key, i.id, i.unit_cost from item_barcode b
  join item i on i.organization_id = b.organization_id and i.id = b.item_id
  where b.code_key = any($1)`
const BY_NAME = `
  select name as key, id, unit_cost from item where name = any($1) and archived_at is null order by id`

async function learn(
  client: pg.Client,
  catalogue: Catalogue,
  rows: readonly ImportRow[],
  byName: boolean,
): Promise<void> {
  const find = async (
    text: string,
    keys: readonly (string | null)[],
    add: (key: Slice, item: number) => void,
  ) => {
    const asked = [...new Set(keys.filter((key) => key !== null))]
    if (asked.length === 0) return
    const { rows: found } = await client.query<Found>(text, [asked])
    for (const { key, id, unit_cost: cost } of found) {
      const item = catalogue.addItem(whole(idBytes(id)))
      catalogue.setCost(item, cost === null ? null : Number(cost))
      add(whole(Buffer.from(key)), item)
    }
  }
  await find(
    BY_SKU,
    rows.map(({ sku }) => sku),
    (key, item) => catalogue.addSku(key, item),
  )
  await find(
    BY_CODE,
    rows.map(({ codeKey }) => codeKey),
    (key, item) => catalogue.addCode(key, item),
  )
  if (!byName) return
  await find(
    BY_NAME,
    rows.map(({ name }) => name),
    (key, item) => catalogue.addName(key, item),
  )
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function whole(bytes: Buffer): Slice {
  return { bytes, from: 0, to: bytes.length }
}
