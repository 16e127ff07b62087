// Makes SKUs for new items whose file has none. They must be free in the catalogue, and not used by a later row.

import type pg from 'pg'
import { makeSku, type SkulessItem } from '#domain/import/made-sku.ts'
import type { StoredImport } from './stored-import.ts'

const SELECT_SKULESS = `
  select row_number, code, name from import_row
  where import_id = $1 and row_number = any($2) and sku is null order by row_number`

const SELECT_OF_ITEMS = 'select sku from item where sku = any($1) and archived_at is null'

const SELECT_OF_ROWS = 'select sku from import_row where sku = any($1) and import_id = $2'

interface SkulessRow extends SkulessItem {
  readonly row_number: number
}

/** By row number. */
export async function makeSkus(
  client: pg.Client,
  stored: StoredImport,
  rowNumbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<SkulessRow>(SELECT_SKULESS, [stored.id, rowNumbers])
  const made = new Map<number, string>()
  const given = new Set<string>()
  let open: readonly SkulessRow[] = rows
  for (let number = 1; open.length > 0; number += 1) {
    const wanted = open.map((row) => makeSku(row, number))
    const taken = await selectTaken(client, stored, wanted)
    open = open.filter((row, at) => {
      const sku = wanted[at] ?? ''
      if (taken.has(sku) || given.has(sku)) return true
      given.add(sku)
      made.set(row.row_number, sku)
      return false
    })
  }
  return made
}

async function selectTaken(
  client: pg.Client,
  { id, mapping }: StoredImport,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  const skus = [...new Set(wanted)]
  const { rows } = await client.query<{ sku: string }>(SELECT_OF_ITEMS, [skus])
  const isNamed = mapping.columns.includes('sku')
  const later = isNamed
    ? await client.query<{ sku: string }>(SELECT_OF_ROWS, [skus, id])
    : undefined
  return new Set([...rows, ...(later?.rows ?? [])].map(({ sku }) => sku))
}
