// An audit in review with 100,000 items on 2,000 shelves and a million events, straight into the
// tables: through the functions it would take hours.

import { api } from '#contract/api.ts'
import { type Person, World } from '#seeds/world.ts'
import type { BenchDatabase } from './bench-database.ts'
import { insertLargeMap } from './large-map.ts'
import { loadRows } from './load-rows.ts'

const PEOPLE = 8

export interface ReportAudit {
  readonly organizationId: string
  readonly storeId: string
  readonly auditId: string
  readonly owner: Person
}

export async function buildReportAudit(
  database: BenchDatabase,
  size: { readonly items: number; readonly events: number },
): Promise<ReportAudit> {
  const world = new World({ database })
  const draft = await world.draftAudit({ protocol: { tolerance: { units: 2 } } })
  const { organizationId, storeId, auditId, owner } = draft
  await fillStore(database, { organizationId, storeId, auditId, items: size.items })
  await world.run(owner, api.audits.start, { auditId })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.person()))
  await fillCounts(database, auditId, { ...size, people: people.map(({ id }) => id) })
  await world.submit(draft)
  return { organizationId, storeId, auditId, owner }
}

async function fillStore(
  database: BenchDatabase,
  place: {
    readonly organizationId: string
    readonly storeId: string
    readonly auditId: string
    readonly items: number
  },
): Promise<void> {
  const { owner: db } = database
  const { organizationId, storeId, auditId, items } = place
  await insertLargeMap(database, place)
  await db.query(
    `insert into item (organization_id, id, sku, name, category, unit_cost)
     select $1, gen_random_uuid(), 'SKU-' || n, 'Item ' || n || ', of a usual length, 500 g',
       'Category ' || n % 40, 10000 + n % 90000
     from generate_series(1, $2::int) n`,
    [organizationId, items],
  )
  await db.query(
    `with made as (
       insert into baseline (organization_id, id, store_id, audit_id, version, status, items)
       values ($1, gen_random_uuid(), $2, $3, 1, 'current', $4) returning id
     ), filled as (
       insert into audit_item (organization_id, baseline_id, item_id, expected, unit_cost)
       select $1, made.id, i.id, 1000 * (10 + hashtext(i.id::text) % 3), i.unit_cost
       from item i cross join made where i.organization_id = $1
     )
     update audit_store set baseline_id = made.id from made
     where organization_id = $1 and audit_id = $3`,
    [organizationId, storeId, auditId, items],
  )
}

interface Counts {
  readonly items: number
  readonly events: number
  readonly people: readonly string[]
}

/**
 * Every item lies on one shelf and is scanned one by one; one shelf in ten is taken over by somebody
 * else half way.
 */
async function fillCounts(
  database: BenchDatabase,
  auditId: string,
  { items, events, people }: Counts,
): Promise<void> {
  const perItem = Math.round(events / items)
  await loadRows(database, async (client) => {
    await client.query(
      `insert into scan_event (organization_id, audit_id, id, store_id, assignment_id, round, kind,
         line, item_id, raw_code, entered, factor, effect, user_id, device_id, device_seq,
         device_time_ms, warnings, version)
       select a.organization_id, a.audit_id, uuidv7(), a.store_id, a.id, 0, 'add',
         i.id::text, i.id, 'code', 1000, 1000, 1000,
         ($3::text[])[1 + (a.place + (a.place % 10 = 0 and n > $2 / 2)::int) % cardinality($3::text[])],
         'device', n, 1700000000000 + n * 5000, '{}',
         row_number() over (partition by a.id order by n, i.id)
       from (select i.*, row_number() over (order by i.id) as number from item i) i
       join (select a.*, row_number() over (order by a.id) as place, count(*) over () as places
         from assignment a where a.audit_id = $1) a on a.place = i.number % a.places + 1
       cross join generate_series(1, $2::int) n`,
      [auditId, perItem, people],
    )
    await client.query(
      `insert into count_total (
         organization_id, audit_id, assignment_id, line, item_id, quantity, events)
       select organization_id, audit_id, assignment_id, line, item_id, sum(effect), count(*)
       from scan_event where audit_id = $1 group by 1, 2, 3, 4, 5`,
      [auditId],
    )
    await client.query(
      `update assignment_progress p set events = e.events, lines = e.lines, quantity = e.quantity,
         active_ms = e.events * 5000
       from (select assignment_id, count(*) as events, count(distinct line) as lines,
           sum(effect) as quantity
         from scan_event where audit_id = $1 group by 1) e
       where p.assignment_id = e.assignment_id and p.audit_id = $1`,
      [auditId],
    )
  })
}
