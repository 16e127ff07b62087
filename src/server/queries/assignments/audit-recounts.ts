// Which shelves a recount includes, and who has counted them. In the scope of the audit.

import type { AssignmentStatus } from '#domain/assignment.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { IN_TOTALS } from '../results/handed-in.ts'

interface RecountRow {
  readonly id: string
  readonly store_id: string
  readonly room_name: string
  readonly shelf_code: string | null
  readonly round: number
  readonly status: AssignmentStatus
  readonly lines: number
  /** The requested items on this shelf; empty if none are, and the shelf itself was requested. */
  readonly item_ids: readonly string[]
}

const SHELVES = rawStatement<RecountRow, [string, readonly string[], readonly string[], string]>()({
  name: 'recount_shelves',
  text: `
    with wanted as (
      select w."storeId" as store_id, w."itemId" as item_id
      from jsonb_to_recordset($4::jsonb) as w ("storeId" uuid, "itemId" uuid)
    ), lying as (
      select t.assignment_id as id, w.item_id from wanted w
      join count_total t on t.audit_id = $1 and t.item_id = w.item_id and t.events > 0
      join assignment a on a.organization_id = t.organization_id and a.audit_id = t.audit_id
        and a.id = t.assignment_id and a.store_id = w.store_id
      union
      select a.id, w.item_id from wanted w
      join audit_store s on s.audit_id = $1 and s.store_id = w.store_id
      join audit_item_shelf e on e.baseline_id = s.baseline_id and e.item_id = w.item_id
      join assignment a on a.audit_id = $1 and a.shelf_id = e.shelf_id
    )
    select a.id, a.store_id, r.name as room_name, s.code as shelf_code, a.round, a.status, p.lines,
      array(select l.item_id from lying l where l.id = a.id order by l.item_id) as item_ids
    from assignment a
    join room r on r.id = a.room_id
    join assignment_progress p on p.audit_id = a.audit_id and p.assignment_id = a.id
    left join shelf s on s.id = a.shelf_id
    where a.audit_id = $1 and a.store_id = any($2) and a.status in (${IN_TOTALS})
      and (a.id = any($3) or a.pass = 0 and not a.partial and a.id in (select id from lying))
    order by a.id`,
  reads: [
    'assignment',
    'assignment_progress',
    'audit_item_shelf',
    'audit_store',
    'count_total',
    'room',
    'shelf',
  ],
})

export interface RecountWish {
  readonly lines?: readonly { readonly storeId: string; readonly itemId: string }[] | undefined
  readonly auditAssignmentIds?: readonly string[] | undefined
}

/** The requested shelves, and those where the requested lines were counted or are expected. */
export function selectRecountShelves(
  db: ScopedDatabase,
  { auditId, storeIds }: { readonly auditId: string; readonly storeIds: readonly string[] },
  { lines = [], auditAssignmentIds = [] }: RecountWish,
) {
  return db.raw(SHELVES, [auditId, storeIds, auditAssignmentIds, JSON.stringify(lines)])
}

interface CounterRow {
  readonly assignment_id: string
  readonly user_id: string
  readonly name: string | null
}

const COUNTERS = rawStatement<CounterRow, [string, readonly string[]]>()({
  name: 'recount_counters',
  text: `
    select c.assignment_id, c.user_id, u.name from (
      select distinct e.assignment_id, e.user_id from scan_event e
      where e.audit_id = $1 and e.assignment_id = any($2)
    ) c
    left join auth."user" u on u.id = c.user_id
    order by c.assignment_id, c.user_id`,
  reads: ['auth.user', 'scan_event'],
})

/** The people with events at these assignments. */
export function selectCounters(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
) {
  return db.raw(COUNTERS, [auditId, assignmentIds])
}
