// Earlier audits of the same stores: what was found where, and the order in which shelves were counted.

import type { ClientBase } from 'pg'
import type { EarlierAudit, EarlierCount } from '#domain/insights/audit-facts.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { AuditKey } from '../functions/insights/insight-service.ts'

const MOST_AUDITS = 2

const EARLIER = `
  select e.id from audit e
  where e.organization_id = $1 and e.id <> $2 and e.status = 'completed'
    and e.completed_at <= coalesce(
      (select started_at from audit where organization_id = $1 and id = $2), now())
    and exists (
      select from audit_store s join audit_store o on o.organization_id = s.organization_id
        and o.store_id = s.store_id
      where s.organization_id = $1 and s.audit_id = e.id and o.audit_id = $2)
  order by e.completed_at desc limit ${MOST_AUDITS}`

interface CountRow {
  readonly store_id: string
  readonly item_id: string
  readonly place_id: string
  readonly counted: number
  readonly expected: number | null
  readonly place_in_order: number | null
}

const COUNTS = `
  with walked as (
    select e.assignment_id, e.item_id,
      row_number() over (partition by e.assignment_id order by min(e.device_time_ms), min(e.id::text))
        as place_in_order
    from scan_event e
    where e.organization_id = $1 and e.audit_id = $2 and e.item_id is not null
    group by e.assignment_id, e.item_id
  )
  select p.store_id, p.item_id, p.place_id, sum(p.counted)::bigint as counted,
    max(p.expected) as expected, min(w.place_in_order)::int as place_in_order
  from audit_line_place p
  left join walked w on w.assignment_id = p.assignment_id and w.item_id = p.item_id
  where p.organization_id = $1 and p.audit_id = $2 and p.in_totals and p.counted is not null
    and p.store_id in (
      select store_id from audit_store where organization_id = $1 and audit_id = $3)
  group by p.store_id, p.item_id, p.place_id`

/** Newest first. */
export async function loadHistory(
  client: ClientBase,
  { organizationId, auditId }: AuditKey,
): Promise<readonly EarlierAudit[]> {
  const { rows } = await client.query<{ id: string }>(EARLIER, [organizationId, auditId])
  const audits: EarlierAudit[] = []
  for (const { id } of rows) {
    const { rows: counts } = await client.query<CountRow>(COUNTS, [organizationId, id, auditId])
    audits.push({ id, counts: counts.map(toCount) })
  }
  return audits
}

function toCount(row: CountRow): EarlierCount {
  return {
    storeId: row.store_id,
    itemId: row.item_id,
    shelfId: row.place_id,
    counted: fromMilli(row.counted),
    expected: row.expected === null ? null : fromMilli(row.expected),
    order: row.place_in_order,
  }
}
