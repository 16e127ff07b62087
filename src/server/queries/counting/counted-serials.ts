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

/**
 * Locks these serial numbers until the end of the transaction, in sorted order so that two transactions cannot
 * deadlock.
 */
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
  // Once a line is corrected to zero, none of its serial numbers count, whatever was read before.
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
    'serial_repeat',
    'unknown_resolution',
  ],
})

/** Who counted these serial numbers where, without events that were undone or set aside. In the scope of an audit. */
export function selectCountedSerials(
  db: ScopedDatabase,
  auditId: string,
  serials: readonly string[],
) {
  return db.raw(COUNTED, [auditId, serials, IN_TOTALS])
}

/** The places of assignments, with names. */
export function selectPlaces(db: ScopedDatabase, assignmentIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('room as r', 'r.id', 'a.room_id')
      .leftJoin('shelf as s', 's.id', 'a.shelf_id')
      .select(['a.id', 'a.room_id', 'a.shelf_id', 'a.assignee_id', 'a.mode', 'a.status'])
      .select(['r.name as room_name', 's.code as shelf_code'])
      .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(assignmentIds)))),
  )
}

/** A count of a serial number. A code that was resolved counts as its item. */
export interface SerialCount {
  readonly id: string
  readonly assignment_id: string
  readonly user_id: string
  readonly line: string
  readonly serial: string
}

const OF_CODE = rawStatement<
  SerialCount & { readonly counts: boolean },
  [auditId: string, line: string]
>()({
  name: 'serial_counts_of_code',
  text: `
    with own as (
      select e.id from scan_event e
      where e.audit_id = $1 and e.line = $2 and e.item_id is null and e.serial is not null
    ), concerned as (
      select o.id from own o
      union
      select r.event_id from serial_repeat r
      where r.audit_id = $1 and r.repeats_id in (select o.id from own o)
    )
    select e.id, e.assignment_id, e.user_id, coalesce(x.item_id::text, e.line) as line, e.serial,
      x.kind is distinct from 'junk' and (not e.quarantined or coalesce(d.accepted, false))
        and not exists (
          select from scan_event v
          where v.audit_id = $1 and v.voids_id = e.id
            and (not v.quarantined or app.is_released(v.organization_id, v.audit_id, v.id)))
        as counts
    from concerned c
    join scan_event e on e.audit_id = $1 and e.id = c.id
    left join unknown_resolution x on x.audit_id = $1 and x.line = e.line and e.item_id is null
    left join quarantine_decision d on d.audit_id = $1 and d.event_id = e.id
    where e.kind = 'add' and e.effect > 0
    order by e.server_time, e.id`,
  reads: ['quarantine_decision', 'scan_event', 'serial_repeat', 'unknown_resolution'],
})

/** Counts of the code with serial numbers, and counts elsewhere that add nothing because they repeat one of these. */
export function selectSerialCountsOfCode(db: ScopedDatabase, auditId: string, line: string) {
  return db.raw(OF_CODE, [auditId, line])
}

const REPEAT = rawStatement<
  Record<string, never>,
  [string, string, eventIds: readonly string[], repeatsIds: readonly string[]]
>()({
  name: 'save_serial_repeats',
  text: `
    insert into serial_repeat (organization_id, audit_id, event_id, repeats_id)
    select $1, $2, e.event_id, e.repeats_id
    from unnest($3::uuid[], $4::uuid[]) as e (event_id, repeats_id)`,
  reads: ['serial_repeat'],
})

/** Stores which of these counts repeat another one, replacing what was stored for them. */
export async function saveRepeats(
  db: ScopedDatabase,
  audit: { readonly organizationId: string; readonly auditId: string },
  eventIds: readonly string[],
  repeated: ReadonlyMap<string, string>,
): Promise<void> {
  await db.rows(
    sqlBuilder
      .deleteFrom('serial_repeat')
      .where((eb) => eb('event_id', '=', eb.fn.any(eb.val(eventIds)))),
  )
  if (repeated.size === 0) return
  const { organizationId, auditId } = audit
  await db.raw(REPEAT, [organizationId, auditId, [...repeated.keys()], [...repeated.values()]])
}
