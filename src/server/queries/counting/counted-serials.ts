// Serial numbers that were counted in an audit, and where.

import { ASSIGNMENT_STATUSES, type AssignmentStatus, isInTotals } from '#domain/assignment.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const LOCK = rawStatement<Record<string, never>, [names: readonly string[]]>()({
  name: 'lock_serials',
  text: `select pg_advisory_xact_lock(hashtextextended(s.name, 0))
    from unnest($1::text[]) as s (name)`,
  reads: [],
})

/** Until the end of the transaction nobody else counts these; in one order, so that nobody waits for ever. */
export async function lockSerials(
  db: ScopedDatabase,
  auditId: string,
  serials: readonly string[],
): Promise<void> {
  const names = serials.map((serial) => `serial ${auditId} ${serial}`)
  await db.raw(LOCK, [names.toSorted()])
}

const IN_TOTALS: readonly AssignmentStatus[] = ASSIGNMENT_STATUSES.filter(isInTotals)

interface CountedSerialRow {
  readonly event_id: string
  readonly line: string
  readonly serial: string
  readonly assignment_id: string
  readonly user_id: string
  readonly user_name: string | null
}

const COUNTED = rawStatement<
  CountedSerialRow,
  [auditId: string, serials: readonly string[], inTotals: readonly AssignmentStatus[]]
>()({
  name: 'counted_serials',
  // Where a line was corrected to none, nothing of it is there, whatever was read before.
  text: `
    select e.event_id, e.line, e.serial, e.assignment_id, e.user_id, u.name as user_name
    from app.read_labels(nullif(current_setting('app.organization_id', true), '')::uuid, $1, null) e
    join assignment a on a.audit_id = $1 and a.id = e.assignment_id
    left join count_total t on t.audit_id = $1 and t.assignment_id = e.assignment_id
      and t.line = e.line
    left join pass_total p on p.audit_id = $1 and p.assignment_id = e.assignment_id
      and p.line = e.line
    left join auth."user" u on u.id = e.user_id
    where e.serial = any($2) and a.status = any($3)
      and case when a.mode = 'independent' then p.quantity else t.quantity end > 0
    order by e.server_time, e.event_id`,
  reads: [
    'assignment',
    'auth.user',
    'count_total',
    'pass_total',
    'quarantine_decision',
    'scan_event',
    'unknown_resolution',
  ],
})

/** In the scope of an audit: who counted them where, without what was undone or is kept without effect. */
export function selectCountedSerials(
  db: ScopedDatabase,
  auditId: string,
  serials: readonly string[],
) {
  return db.raw(COUNTED, [auditId, serials, IN_TOTALS])
}

/** Where assignments are, for people. */
export function selectPlaces(db: ScopedDatabase, assignmentIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('room as r', 'r.id', 'a.room_id')
      .leftJoin('shelf as s', 's.id', 'a.shelf_id')
      .select(['a.id', 'a.room_id', 'a.shelf_id', 'a.assignee_id', 'a.mode'])
      .select(['r.name as room_name', 's.code as shelf_code'])
      .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(assignmentIds)))),
  )
}
