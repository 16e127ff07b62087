// Rows with an unknown SKU and the barcode of an existing item: decides which of them are that item under a new SKU.
// Runs after all rows are staged, because if the file also names the existing item, they are different items.

import type pg from 'pg'
import { type CodeOwner, describeOwner, isSameItem } from '#domain/import/same-item.ts'
import { LISTED_FINDINGS } from './chunk-writer.ts'
import type { StoredImport } from './stored-import.ts'

export interface SettledSkus {
  /** How many SKUs belong to existing items, in how many rows, and how many of those rows have no errors. */
  readonly skus: number
  readonly rows: number
  readonly goodRows: number
}

interface Claim {
  readonly sku: string
  readonly code: string | null
  readonly name: string | null
  readonly item_id: string
  readonly item_sku: string | null
  readonly item_name: string
}

/** The first row of each SKU, with the item that its barcode belongs to, unless other rows are of that item. */
const SELECT_CLAIMS = `
  select distinct on (r.sku) r.sku, r.code, r.name, i.id as item_id, i.sku as item_sku,
    i.name as item_name
  from import_row r
  join item_barcode b on b.organization_id = $2 and b.code_key = r.code_key
  join item i on i.organization_id = $2 and i.id = b.item_id
  where r.import_id = $1 and r.item_id is null and r.sku is not null and r.errors is null
    and 'code_of_other_item' = any(r.flags)
    and not exists (
      select from import_row o where o.import_id = $1 and o.item_id = i.id and o.errors is null)
    and not exists (
      select from audit_item a
      where a.organization_id = $2 and a.baseline_id = $3 and a.item_id = i.id)
  order by r.sku, r.row_number`

/** All rows of the SKU, including those without a barcode. */
const SETTLE = `
  update import_row r set item_id = s.item_id, unit_cost = coalesce(r.unit_cost, i.unit_cost),
    flags = array_append(case when exists (
        select from item_barcode b
        where b.organization_id = r.organization_id and b.item_id <> s.item_id
          and b.code_key = any((
            select array_agg(f.key) from jsonb_to_recordset(r.further_codes) as f (key text)
          ) || r.code_key))
      then r.flags else array_remove(r.flags, 'code_of_other_item') end, 'sku_new_to_item')
  from unnest($2::text[], $3::uuid[]) as s (sku, item_id)
  join item i on i.id = s.item_id
  where r.import_id = $1 and r.sku = s.sku and r.item_id is null
  returning r.row_number, r.sku, r.errors is null as good`

const LIST = `
  insert into import_finding
    (organization_id, import_id, code, row_number, seq, column_kind, value, suggestion)
  select $2, $1, 'sku_new_to_item', n.row_number, 0, 'sku', n.sku, n.owner
  from unnest($3::integer[], $4::text[], $5::text[]) as n (row_number, sku, owner)`

/** Undefined if there are none. */
export async function settleNewSkus(
  client: pg.Client,
  { id, organization_id: organizationId }: StoredImport,
  baselineId: string | null,
): Promise<SettledSkus | undefined> {
  const { rows: claims } = await client.query<Claim>(SELECT_CLAIMS, [
    id,
    organizationId,
    baselineId,
  ])
  const same = claims.filter((claim) => isSameItem(claim, ownerOf(claim)))
  const byItem = Map.groupBy(same, (claim) => claim.item_id)
  // Two SKUs with the same barcode are not settled, because they cannot both be that item.
  const settled = same.filter((claim) => byItem.get(claim.item_id)?.length === 1)
  if (settled.length === 0) return undefined
  const { rows } = await client.query<{ row_number: number; sku: string; good: boolean }>(SETTLE, [
    id,
    settled.map(({ sku }) => sku),
    settled.map((claim) => claim.item_id),
  ])
  const good = rows.filter((row) => row.good)
  const owners = new Map(settled.map((claim) => [claim.sku, describeOwner(ownerOf(claim))]))
  const listed = good.slice(0, LISTED_FINDINGS)
  await client.query(LIST, [
    id,
    organizationId,
    listed.map((row) => row.row_number),
    listed.map(({ sku }) => sku),
    listed.map(({ sku }) => owners.get(sku) ?? null),
  ])
  return { skus: settled.length, rows: rows.length, goodRows: good.length }
}

function ownerOf({ item_sku: sku, item_name: name }: Claim): CodeOwner {
  return { sku, name }
}
