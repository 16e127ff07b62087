// Inserts items and baselines by the thousand, as imports would.

import type { Pool } from 'pg'
import { normalizeCode } from '#domain/barcode.ts'
import { toMilli } from '#domain/quantity.ts'
import { newId } from '#server/new-id.ts'

export interface StockItem {
  readonly name: string
  readonly sku?: string
  readonly category?: string
  readonly unit?: string
  /** In the currency of the organization. */
  readonly unitCost?: number | null
  readonly unitPrice?: number | null
  readonly codes?: readonly { readonly code: string; readonly quantity?: number }[]
}

/** Returns the ids, in the order of the items. */
export async function insertItems(
  owner: Pool,
  organizationId: string,
  items: readonly StockItem[],
): Promise<readonly string[]> {
  const rows = items.map((item) => ({ ...item, id: newId() }))
  const written = rows.map(({ id, name, sku, category, unit, unitCost, unitPrice }) => ({
    id,
    name,
    sku,
    category,
    unit: unit ?? 'each',
    cost: toMoney(unitCost),
    price: toMoney(unitPrice),
  }))
  await owner.query(
    `insert into item (organization_id, id, sku, name, category, unit, unit_cost, unit_price)
     select $1, id, sku, name, category, unit, cost, price
     from jsonb_to_recordset($2::jsonb) as n (
       id uuid, sku text, name text, category text, unit text, cost bigint, price bigint)`,
    [organizationId, JSON.stringify(written)],
  )
  const codes = rows.flatMap(({ id, codes: own = [] }) =>
    own.map(({ code, quantity = 1 }) => {
      const { key, raw } = normalizeCode(code)
      return { id, key, raw, quantity: toMilli(quantity) }
    }),
  )
  await owner.query(
    `insert into item_barcode (organization_id, code_key, item_id, raw, quantity)
     select $1, key, id, raw, quantity
     from jsonb_to_recordset($2::jsonb) as n (id uuid, key text, raw text, quantity bigint)`,
    [organizationId, JSON.stringify(codes)],
  )
  const ids = rows.map(({ id }) => id)
  await owner.query('select app.index_items($1)', [ids])
  return ids
}

interface StockLine {
  readonly itemId: string
  readonly expected: number
  /** The cost in the catalogue if omitted. */
  readonly unitCost?: number | null | undefined
  /** How the quantity is distributed over shelves. */
  readonly shelves?: readonly { readonly shelfId: string; readonly expected: number }[]
}

export interface StockBaseline {
  readonly organizationId: string
  readonly storeId: string
  /** For the next audit of the store if omitted. */
  readonly auditId?: string
  readonly fileName?: string
  readonly lines: readonly StockLine[]
}

/** Inserts a baseline and puts it into force. */
export async function insertBaseline(owner: Pool, facts: StockBaseline): Promise<string> {
  const { organizationId, storeId, auditId = null, lines } = facts
  const id = newId()
  const byShelf = lines.some(({ shelves }) => shelves !== undefined)
  const total = lines.reduce((sum, line) => sum + toMilli(line.expected), 0)
  await owner.query(
    `insert into baseline (organization_id, id, store_id, audit_id, version, status, file_name,
       by_shelf, items, quantity, current_at)
     select $1, $2, $3, $4, 1 + coalesce(max(b.version), 0), 'current', $5, $6, $7, $8, now()
     from baseline b
     where b.organization_id = $1 and b.store_id = $3 and b.audit_id is not distinct from $4`,
    [organizationId, id, storeId, auditId, facts.fileName ?? null, byShelf, lines.length, total],
  )
  const items = lines.map(({ itemId, expected, unitCost }) => ({
    itemId,
    expected: toMilli(expected),
    cost: toMoney(unitCost),
    fromCatalogue: unitCost === undefined,
  }))
  await owner.query(
    `insert into audit_item (organization_id, baseline_id, item_id, expected, unit_cost)
     select $1, $2, n."itemId", n.expected,
       case when n."fromCatalogue" then i.unit_cost else n.cost end
     from jsonb_to_recordset($3::jsonb) as n (
       "itemId" uuid, expected bigint, cost bigint, "fromCatalogue" boolean)
     join item i on i.organization_id = $1 and i.id = n."itemId"`,
    [organizationId, id, JSON.stringify(items)],
  )
  const shelves = lines.flatMap(({ itemId, shelves: own = [] }) =>
    own.map(({ shelfId, expected }) => ({ itemId, shelfId, expected: toMilli(expected) })),
  )
  await owner.query(
    `insert into audit_item_shelf (organization_id, baseline_id, item_id, shelf_id, expected)
     select $1, $2, "itemId", "shelfId", expected
     from jsonb_to_recordset($3::jsonb) as n ("itemId" uuid, "shelfId" uuid, expected bigint)`,
    [organizationId, id, JSON.stringify(shelves)],
  )
  await (auditId === null
    ? owner.query('update store set baseline_id = $2 where id = $1', [storeId, id])
    : owner.query('update audit_store set baseline_id = $3 where audit_id = $1 and store_id = $2', [
        auditId,
        storeId,
        id,
      ]))
  return id
}

function toMoney(amount: number | null | undefined): number | null {
  return amount === null || amount === undefined ? null : Math.round(amount * 10_000)
}
