// Applies one step of rows: finds or creates items, adds codes, and adds up expected quantities.

import type pg from 'pg'
import { namesBarcodes, namesLots } from '#domain/import/mapping.ts'
import { SCAN_ONCE_PROBLEMS } from '#domain/scan-once.ts'
import { newId } from '#server/new-id.ts'
import { listScanOnce, type UnscannableRow } from './list-scan-once.ts'
import { makeSkus } from './make-skus.ts'
import { type AddedCode, noteBefore, noteChanges } from './note-changes.ts'
import type { StoredImport } from './stored-import.ts'

export interface RowStep {
  readonly fromRow: number
  readonly lastRow: number
}

/** The rows of the step to import: without errors, and not left out by a decision. */
const CHOSEN = `r.import_id = $1 and r.row_number between $2 and $3 and r.errors is null
  and (r.flags is null or not r.flags && $4::text[])`

const FIND_BY_SKU = `
  update import_row r set item_id = i.id from item i
  where ${CHOSEN} and r.item_id is null and r.sku is not null
    and i.organization_id = r.organization_id and i.sku = r.sku and i.archived_at is null`

const FIND_BY_CODE = `
  update import_row r set item_id = b.item_id from item_barcode b
  where ${CHOSEN} and r.item_id is null and r.sku is null and r.code_key is not null
    and b.organization_id = r.organization_id and b.code_key = r.code_key`

const FIND_BY_NAME = `
  update import_row r set item_id = i.id from (
    select distinct on (name) name, id from item where archived_at is null order by name, id
  ) i
  where ${CHOSEN} and r.item_id is null and r.sku is null and r.code_key is null and i.name = r.name`

const SELECT_KNOWN_BY_NAME = `
  select from import_row r
  where ${CHOSEN} and r.item_id is null and r.sku is null and r.code_key is null limit 1`

const SELECT_NEW = `
  select min(r.row_number) as row_number from import_row r
  where ${CHOSEN} and r.item_id is null
  group by coalesce(r.sku, r.code_key, r.name)`

const INSERT_ITEMS = `
  insert into item (organization_id, id, sku, name, category, unit, unit_cost, unit_price)
  select r.organization_id, n.id, coalesce(r.sku, n.sku), coalesce(r.name, r.sku, r.code), r.category,
    coalesce(r.unit, 'each'), r.unit_cost, r.unit_price
  from unnest($2::integer[], $3::uuid[], $4::text[]) as n (row_number, id, sku)
  join import_row r on r.import_id = $1 and r.row_number = n.row_number`

/** Fields that the file does not have keep their values. */
const CHANGED = `(
    select distinct on (r.item_id) r.* from import_row r
    where ${CHOSEN} and r.item_id is not null order by r.item_id, r.row_number
  ) r
  where i.organization_id = r.organization_id and i.id = r.item_id
    and (i.name, i.category, i.unit, i.unit_cost, i.unit_price) is distinct from (
      coalesce(r.name, i.name), coalesce(r.category, i.category), coalesce(r.unit, i.unit),
      coalesce(r.unit_cost, i.unit_cost), coalesce(r.unit_price, i.unit_price))`

const SELECT_CHANGED = `select i.* from item i, ${CHANGED}`

const UPDATE_ITEMS = `
  update item i set name = coalesce(r.name, i.name), category = coalesce(r.category, i.category),
    unit = coalesce(r.unit, i.unit), unit_cost = coalesce(r.unit_cost, i.unit_cost),
    unit_price = coalesce(r.unit_price, i.unit_price)
  from ${CHANGED}
  returning i.id`

/** If a code appears twice, the first row gives it to its item. */
const INSERT_CODES = `
  insert into item_barcode (organization_id, code_key, item_id, raw, quantity)
  select distinct on (c.code_key) c.organization_id, c.code_key, c.item_id, c.code, c.pack
  from (
    select r.organization_id, r.item_id, r.row_number, 0 as place, r.code_key, r.code, r.pack
    from import_row r
    where ${CHOSEN} and r.item_id is not null and r.code_key is not null
    union all
    select r.organization_id, r.item_id, r.row_number, 1, f.key, f.code, coalesce(f.pack, 1000)
    from import_row r, jsonb_to_recordset(r.further_codes) as f (code text, key text, pack bigint)
    where ${CHOSEN} and r.item_id is not null and r.further_codes is not null
  ) c
  order by c.code_key, c.row_number, c.place
  on conflict (organization_id, code_key) do nothing
  returning item_id as id, code_key as code`

/** Rows with an unusable code, and rows of new items without a code. */
const SELECT_UNSCANNABLE = `
  select r.row_number, r.item_id, r.code, r.code_key, r.flags from import_row r
  where ${CHOSEN} and r.item_id is not null
    and (r.flags && $5::text[] or r.item_id = any($6::uuid[]))
  order by r.row_number`

const FIND_SHELVES = `
  update import_row r set shelf_id = s.id from shelf s
  where ${CHOSEN} and r.shelf is not null and r.shelf_id is null
    and s.organization_id = r.organization_id and s.store_id = $5 and s.archived_at is null
    and lower(s.code) = lower(r.shelf)`

/** A manager may decide that negative quantities count as zero. */
const QUANTITY = `case when $5 and r.quantity < 0 then 0 else r.quantity end`

const STAGE_ITEMS = `
  insert into audit_item (organization_id, baseline_id, item_id, expected, unit_cost)
  select r.organization_id, $6::uuid, r.item_id, sum(${QUANTITY})::bigint, max(r.unit_cost)
  from import_row r
  where ${CHOSEN} and r.item_id is not null and r.quantity is not null
  group by r.organization_id, r.item_id order by r.item_id
  on conflict (organization_id, baseline_id, item_id)
  do update set expected = audit_item.expected + excluded.expected`

const STAGE_SHELVES = `
  insert into audit_item_shelf (organization_id, baseline_id, item_id, shelf_id, expected)
  select r.organization_id, $6::uuid, r.item_id, r.shelf_id, sum(${QUANTITY})::bigint
  from import_row r
  where ${CHOSEN} and r.item_id is not null and r.quantity is not null and r.shelf_id is not null
  group by r.organization_id, r.item_id, r.shelf_id order by r.item_id, r.shelf_id
  on conflict (organization_id, baseline_id, item_id, shelf_id)
  do update set expected = audit_item_shelf.expected + excluded.expected`

const STAGE_LOTS = `
  insert into audit_item_lot
    (organization_id, baseline_id, item_id, shelf_id, lot, expiry, serial, expected)
  select r.organization_id, $6::uuid, r.item_id, r.shelf_id, r.lot, r.expiry, r.serial,
    sum(${QUANTITY})::bigint
  from import_row r
  where ${CHOSEN} and r.item_id is not null and r.quantity is not null
    and num_nonnulls(r.lot, r.expiry, r.serial) > 0
  group by r.organization_id, r.item_id, r.shelf_id, r.lot, r.expiry, r.serial
  order by r.item_id, r.shelf_id, r.lot, r.expiry, r.serial
  on conflict on constraint audit_item_lot_once
  do update set expected = audit_item_lot.expected + excluded.expected`

export async function applyRows(
  client: pg.Client,
  stored: StoredImport,
  { fromRow, lastRow }: RowStep,
): Promise<void> {
  const leftOut = codesWith(stored, 'leave_out')
  const chosen = [stored.id, fromRow, lastRow, leftOut]
  const find = async () => {
    await client.query(FIND_BY_SKU, chosen)
    await client.query(FIND_BY_CODE, chosen)
    if (isByName) await client.query(FIND_BY_NAME, chosen)
  }
  const isByName = await isSomeKnownByName(client, chosen)
  await find()
  const created = await insertNewItems(client, stored, chosen)
  // Other rows of the same new item can now find it.
  if (created.length > 0) await find()
  const isCatalogue = stored.kind === 'catalogue'
  if (isCatalogue) await noteBefore(client, SELECT_CHANGED, chosen)
  const updated = isCatalogue ? await idsOf(client, UPDATE_ITEMS, chosen) : []
  const { rows: codes } = await client.query<AddedCode>(INSERT_CODES, chosen)
  const touched = [...new Set([...created, ...updated, ...codes.map(({ id }) => id)])]
  if (isCatalogue) await noteChanges(client, stored.id, { created, touched, codes })
  if (touched.length > 0) await client.query('select from app.index_items($1)', [touched])
  if (namesBarcodes(stored.mapping)) {
    const coded = new Set(codes.map(({ id }) => id))
    const bare = created.filter((id) => !coded.has(id))
    const { rows } = await client.query<UnscannableRow>(SELECT_UNSCANNABLE, [
      ...chosen,
      SCAN_ONCE_PROBLEMS,
      bare,
    ])
    await listScanOnce(client, stored, rows)
  }
  if (stored.baseline_id === null) return
  await findShelves(client, [...chosen, stored.store_id])
  const zero = codesWith(stored, 'zero').includes('quantity_negative')
  const staged = [...chosen, zero, stored.baseline_id]
  await client.query(STAGE_ITEMS, staged)
  await client.query(STAGE_SHELVES, staged)
  if (namesLots(stored.mapping)) await client.query(STAGE_LOTS, staged)
}

/**
 * The planner has no statistics yet about shelves created with the file. It expects only a few, and would go through
 * all of them for every row.
 */
async function findShelves(client: pg.Client, values: readonly unknown[]): Promise<void> {
  await client.query('set local enable_nestloop = off')
  await client.query(FIND_SHELVES, [...values])
  await client.query('set local enable_nestloop = on')
}

function codesWith({ decisions }: StoredImport, decision: string): readonly string[] {
  return Object.entries(decisions).flatMap(([code, made]) => (made === decision ? [code] : []))
}

async function isSomeKnownByName(client: pg.Client, chosen: readonly unknown[]): Promise<boolean> {
  const { rowCount } = await client.query(SELECT_KNOWN_BY_NAME, [...chosen])
  return (rowCount ?? 0) > 0
}

async function insertNewItems(
  client: pg.Client,
  stored: StoredImport,
  chosen: readonly unknown[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ row_number: number }>(SELECT_NEW, [...chosen])
  const numbers = rows.map((row) => row.row_number).sort((one, other) => one - other)
  const ids = numbers.map(() => newId())
  const made = await makeSkus(client, stored, numbers)
  const skus = numbers.map((number) => made.get(number) ?? null)
  if (ids.length > 0) await client.query(INSERT_ITEMS, [stored.id, numbers, ids, skus])
  if (ids.length > 0) await client.query(SET_NEW, [stored.id, numbers, ids])
  return ids
}

const SET_NEW = `
  update import_row r set item_id = n.id
  from unnest($2::integer[], $3::uuid[]) as n (row_number, id)
  where r.import_id = $1 and r.row_number = n.row_number`

async function idsOf(client: pg.Client, text: string, values: readonly unknown[]) {
  const { rows } = await client.query<{ id: string }>(text, [...values])
  return rows.map(({ id }) => id)
}
