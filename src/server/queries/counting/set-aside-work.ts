// Counts that are set aside are credited to nobody until they are accepted. In the scope of an audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { materializeSharedWork } from './counter-work.ts'

const COUNT_TIME = rawStatement<Record<string, never>, [string, readonly string[]]>()({
  name: 'count_time_anew',
  text: `
    update assignment_progress p set active_ms = t.active_ms, last_device_ms = t.last_ms
    from (
      select w.id, max(e.device_time_ms) as last_ms,
        coalesce(sum(app.worked_ms(e.pause_ms)), 0)::bigint as active_ms
      from unnest($2::uuid[]) as w (id)
      left join lateral (
        select e.device_time_ms,
          e.device_time_ms - lag(e.device_time_ms) over (order by e.device_time_ms) as pause_ms
        from scan_event e
        left join quarantine_decision d on d.organization_id = e.organization_id
          and d.audit_id = e.audit_id and d.event_id = e.id
        where e.audit_id = $1 and e.assignment_id = w.id
          and (not e.quarantined or d.accepted)
      ) e on true
      group by w.id
    ) t
    where p.audit_id = $1 and p.assignment_id = t.id`,
  reads: ['assignment_progress', 'quarantine_decision', 'scan_event'],
})

/** Call after events there were accepted or left out, because active time only counts events in effect. */
export async function countTimeAnew(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  if (assignmentIds.length === 0) return
  await db.raw(COUNT_TIME, [auditId, assignmentIds])
  await materializeSharedWork(db, auditId, assignmentIds)
}

const MATERIALIZE_ACCEPTED = rawStatement<Record<string, never>, [string, readonly string[]]>()({
  name: 'materialize_accepted_work',
  text: `
    select app.materialize_counter_work(array(
      select distinct a.id from assignment a
      join scan_event e on e.audit_id = a.audit_id and e.assignment_id = a.id
        and e.quarantined and e.user_id is distinct from a.assignee_id
      join quarantine_decision d on d.audit_id = e.audit_id and d.event_id = e.id and d.accepted
      where a.audit_id = $1 and a.id = any($2)))`,
  reads: ['assignment', 'quarantine_decision', 'scan_event'],
})

/** Accepted counts on a shelf that another person holds are credited to the person who made them. */
export async function materializeAcceptedWork(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  await db.raw(MATERIALIZE_ACCEPTED, [auditId, assignmentIds])
}
