// A running audit with 50,000 items on 2,000 shelves, whose events come in portions.

import { api } from '#contract/api.ts'
import { type Person, World } from '#seeds/world.ts'
import type { BenchDatabase } from './bench-database.ts'
import { insertLargeMap, SHELVES } from './large-map.ts'
import { loadRows } from './load-rows.ts'

const LINES_PER_SHELF = 25

export interface LargeAudit {
  readonly organizationId: string
  readonly auditId: string
  readonly storeId: string
  readonly manager: Person
  /** So many more on each shelf, as if people had counted them. */
  countMore(eventsPerShelf: number): Promise<void>
}

export async function buildLargeAudit(database: BenchDatabase): Promise<LargeAudit> {
  const world = new World({ database })
  const draft = await world.draftAudit()
  const { organizationId, storeId, auditId, manager } = draft
  const { owner } = database
  await insertLargeMap(database, draft)
  await world.run(draft.owner, api.audits.start, { auditId })
  const people = await Promise.all(
    Array.from({ length: 20 }, () => world.teamMember(draft, 'scanner')),
  )
  await owner.query(
    `update assignment a set assignee_id = ($2::text[])[1 + n.n % 20], held_since = now(),
       status = case when n.n % 5 < 3 then 'submitted' else 'in_progress' end
     from (select id, row_number() over (order by id) as n from assignment where audit_id = $1) n
     where a.id = n.id and a.audit_id = $1`,
    [auditId, people.map(({ id }) => id)],
  )
  await owner.query(
    `insert into item (organization_id, id, name)
     select $1, gen_random_uuid(), 'Item ' || n from generate_series(1, $2::int) n`,
    [organizationId, SHELVES * LINES_PER_SHELF],
  )
  return {
    organizationId,
    auditId,
    storeId,
    manager,
    countMore: (eventsPerShelf) => countMore(database, auditId, eventsPerShelf),
  }
}

/** Straight into the tables: through the functions it would take an hour. */
async function countMore(
  database: BenchDatabase,
  auditId: string,
  eventsPerShelf: number,
): Promise<void> {
  await loadRows(database, async (client) => {
    await client.query(
      `insert into scan_event (organization_id, audit_id, id, store_id, assignment_id, round, kind,
         line, item_id, raw_code, entered, factor, effect, user_id, device_id, device_seq,
         device_time_ms, warnings, version)
       select a.organization_id, a.audit_id, uuidv7(), a.store_id, a.id, 0, 'add',
         i.id::text, i.id, 'code', 1000, 1000, 1000, coalesce(a.assignee_id, ''), 'device', n,
         1700000000000 + n * 5000, case when n % 50 = 0 then '{already_counted}'::text[] else '{}' end, n
       from (select *, row_number() over (order by id) as place from assignment
         where audit_id = $1) a
       cross join generate_series(1, $2::int) n
       join (select id, row_number() over (order by id) as number from item) i
         on i.number = (a.place - 1) * ${LINES_PER_SHELF} + n % ${LINES_PER_SHELF} + 1`,
      [auditId, eventsPerShelf],
    )
    await client.query('delete from count_total where audit_id = $1', [auditId])
    await client.query(
      `insert into count_total (
         organization_id, audit_id, assignment_id, line, item_id, quantity, events)
       select organization_id, audit_id, assignment_id, line, item_id, sum(effect), count(*)
       from scan_event where audit_id = $1 group by 1, 2, 3, 4, 5`,
      [auditId],
    )
    await client.query(
      `update assignment_progress p set events = e.events, lines = e.lines, quantity = e.quantity,
         warnings = e.warnings, first_event_at = now(), last_event_at = now(),
         active_ms = e.events * 5000
       from (select assignment_id, count(*) as events, count(distinct line) as lines,
           sum(effect) as quantity, count(*) filter (where warnings <> '{}') as warnings
         from scan_event where audit_id = $1 group by 1) e
       where p.assignment_id = e.assignment_id and p.audit_id = $1`,
      [auditId],
    )
  })
}
