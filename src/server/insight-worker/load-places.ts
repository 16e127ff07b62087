// The items and places of an audit: the catalogue, its shelves, and what is expected on them.

import type { ClientBase } from 'pg'
import { type AssignmentStatus, isExplained, isInForce } from '#domain/assignment.ts'
import type {
  BaselineLine,
  ItemFacts,
  ShelfCounting,
  ShelfFacts,
} from '#domain/insights/audit-facts.ts'
import { fromMoney } from '#domain/item.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { AuditKey } from '../functions/insights/insight-service.ts'

interface ItemRow {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly category: string | null
  readonly unit_cost: number | null
  readonly unit_price: number | null
  readonly codes: readonly { readonly code: string; readonly factor: number }[] | null
}

/** Includes items that were archived since, if the audit expects them. */
const ITEMS = `
  with expected as (
    select distinct e.item_id
    from audit_store s join audit_item e on e.organization_id = s.organization_id
      and e.baseline_id = s.baseline_id
    where s.organization_id = $1 and s.audit_id = $2
  ), coded as (
    select item_id, jsonb_agg(jsonb_build_object('code', raw, 'factor', quantity)
      order by code_key) as codes
    from item_barcode where organization_id = $1 group by item_id
  )
  select i.id, i.name, i.sku, i.category, i.unit_cost, i.unit_price, c.codes
  from item i left join expected e on e.item_id = i.id left join coded c on c.item_id = i.id
  where i.organization_id = $1 and (i.archived_at is null or e.item_id is not null)`

export async function loadItems(
  client: ClientBase,
  audit: AuditKey,
): Promise<readonly ItemFacts[]> {
  const { rows } = await client.query<ItemRow>(ITEMS, [audit.organizationId, audit.auditId])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    category: row.category,
    unitCost: fromMoney(row.unit_cost),
    unitPrice: fromMoney(row.unit_price),
    barcodes: (row.codes ?? []).map(({ code, factor }) => ({ code, factor: fromMilli(factor) })),
    family: null,
  }))
}

interface ShelfRow {
  readonly id: string
  readonly store_id: string
  readonly room_id: string
  readonly name: string
  readonly position: number
  readonly statuses: readonly AssignmentStatus[]
  readonly declared_empty: boolean
}

/** A room that is counted as one place is its own shelf. Shelves in it that the baseline names belong to it. */
const SHELVES = `
  select coalesce(a.shelf_id, a.room_id) as id, a.store_id, a.room_id,
    coalesce(h.code, r.name) as name, coalesce(h.position, 0) as position,
    array_agg(a.status) as statuses, bool_and(a.declared_empty) as declared_empty
  from assignment a
  join room r on r.organization_id = a.organization_id and r.id = a.room_id
  left join shelf h on h.organization_id = a.organization_id and h.id = a.shelf_id
  where a.organization_id = $1 and a.audit_id = $2 and a.status not in ('returned', 'cancelled')
  group by a.shelf_id, a.room_id, a.store_id, h.code, r.name, h.position
  union all
  select h.id, h.store_id, h.room_id, h.code, h.position, '{}', false
  from shelf h
  where h.organization_id = $1
    and h.id in (
      select e.shelf_id from audit_store s
      join audit_item_shelf e on e.organization_id = s.organization_id
        and e.baseline_id = s.baseline_id
      where s.organization_id = $1 and s.audit_id = $2)
    and h.id not in (
      select a.shelf_id from assignment a
      where a.organization_id = $1 and a.audit_id = $2 and a.shelf_id is not null
        and a.status not in ('returned', 'cancelled'))`

export async function loadShelves(
  client: ClientBase,
  audit: AuditKey,
): Promise<readonly ShelfFacts[]> {
  const { rows } = await client.query<ShelfRow>(SHELVES, [audit.organizationId, audit.auditId])
  return rows.map((row) => ({
    id: row.id,
    storeId: row.store_id,
    roomId: row.room_id,
    name: row.name,
    order: row.position,
    state: stateOf(row),
  }))
}

function stateOf({ statuses, declared_empty }: ShelfRow): ShelfCounting {
  const inForce = statuses.filter(isInForce)
  // The place is not part of the audit, so nobody counts there.
  if (inForce.length === 0 || inForce.every((one) => one === 'excluded')) return 'excluded'
  if (inForce.every(isExplained)) return declared_empty ? 'empty' : 'counted'
  return inForce.some((one) => one === 'in_progress' || isExplained(one)) ? 'counting' : 'open'
}

interface BaselineRow {
  readonly store_id: string
  readonly item_id: string
  readonly shelf_id: string | null
  readonly expected: number
  readonly unit_cost: number | null
}

/** With the costs frozen for the audit, for each store. */
const BASELINE = `
  select s.store_id, e.item_id, x.shelf_id, coalesce(x.expected, e.expected) as expected,
    e.unit_cost
  from audit_store s
  join audit_item e on e.organization_id = s.organization_id and e.baseline_id = s.baseline_id
  join item i on i.organization_id = e.organization_id and i.id = e.item_id
  left join audit_item_shelf x on x.organization_id = e.organization_id
    and x.baseline_id = e.baseline_id and x.item_id = e.item_id
  where s.organization_id = $1 and s.audit_id = $2
  order by s.store_id, x.shelf_id, i.sku, i.name`

export async function loadBaseline(
  client: ClientBase,
  audit: AuditKey,
): Promise<readonly BaselineLine[]> {
  const { rows } = await client.query<BaselineRow>(BASELINE, [audit.organizationId, audit.auditId])
  return rows.map((row) => ({
    storeId: row.store_id,
    itemId: row.item_id,
    shelfId: row.shelf_id,
    expected: fromMilli(row.expected),
    unitCost: fromMoney(row.unit_cost),
  }))
}
