// The work of each person on shelves where people other than the holder have counted. On all other shelves the progress
// is the work of the holder. In the scope of an audit or an organization.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

const MATERIALIZE_SHARED = rawStatement<Record<string, never>, [string, readonly string[]]>()({
  name: 'materialize_shared_counter_work',
  text: `
    select app.materialize_counter_work(array(
      select p.assignment_id from assignment_progress p
      where p.audit_id = $1 and p.assignment_id = any($2) and p.shared))`,
  reads: ['assignment_progress'],
})

/** Call after the counts of these shelves have changed their effect. */
export async function materializeSharedWork(
  db: ScopedDatabase,
  auditId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  await db.raw(MATERIALIZE_SHARED, [auditId, assignmentIds])
}

const MATERIALIZE_HANDED_OVER = rawStatement<
  Record<string, never>,
  [readonly string[], string | null]
>()({
  name: 'materialize_handed_over_work',
  text: `
    select app.materialize_counter_work(array(
      select a.id from assignment a where a.id = any($1) and a.assignee_id is distinct from $2))`,
  reads: ['assignment'],
})

/** Call before the assignee of these shelves changes, so that each person keeps the credit for their counts. */
export async function materializeHandedOverWork(
  db: ScopedDatabase,
  assignmentIds: readonly string[],
  assigneeId: string | null,
): Promise<void> {
  await db.raw(MATERIALIZE_HANDED_OVER, [assignmentIds, assigneeId])
}

const MATERIALIZE_OF_PERSON = rawStatement<Record<string, never>, [string]>()({
  name: 'materialize_work_of_person',
  text: `
    select app.materialize_counter_work(array(
      select a.id from assignment a where a.assignee_id = $1))`,
  reads: ['assignment'],
})

/** Call before an account is deleted, because its assignments lose their holder. */
export async function materializeWorkOf(db: ScopedDatabase, userId: string): Promise<void> {
  await db.raw(MATERIALIZE_OF_PERSON, [userId])
}

/** Quantities in thousandths, times in milliseconds. */
export interface CounterWorkRow {
  readonly assignment_id: string
  readonly user_id: string
  readonly lines: number
  readonly quantity: number
  readonly active_ms: number
  readonly last_event_ms: number
}

const WORK = rawStatement<CounterWorkRow, [auditId: string]>()({
  name: 'counter_work',
  text: `
    select w.assignment_id, w.user_id, w.lines, w.quantity, w.active_ms,
      (date_part('epoch', w.last_event_at) * 1000)::bigint as last_event_ms
    from counter_work w where w.audit_id = $1
    order by w.assignment_id, w.user_id`,
  reads: ['counter_work'],
})

export function selectCounterWork(db: ScopedDatabase, auditId: string) {
  return db.raw(WORK, [auditId])
}
