// Stored insights: findings, the counts they were made from, and dismissals. In the scope of an audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Increase it when the detectors change, so that stored findings are made again. */
const VERSION = '5'

/** Changes with everything that insights are made from. Its cost grows with the number of shelves, not of events. */
export const FACTS_KEY = `
  select '${VERSION}:' || md5(coalesce(string_agg(part, ',' order by part), '')) as key from (
    select concat_ws(':', a.id, a.status, a.declared_empty, a.comparison ->> 'state', p.events,
      p.quarantined, p.quantity, extract(epoch from p.last_event_at)) as part
    from assignment a
    left join assignment_progress p on p.organization_id = a.organization_id
      and p.audit_id = a.audit_id and p.assignment_id = a.id
    where a.audit_id = $1
    union all
    select concat_ws(':', s.store_id, s.baseline_id) from audit_store s where s.audit_id = $1
    union all
    select concat_ws(':', x.line, x.kind, x.item_id, x.factor) from unknown_resolution x
    where x.audit_id = $1
  ) parts`

const SELECT_KEY = rawStatement<{ readonly key: string }, [string]>()({
  name: 'select_insight_facts_key',
  text: FACTS_KEY,
  reads: ['assignment', 'assignment_progress', 'audit_store', 'unknown_resolution'],
})

export async function selectFactsKey(db: ScopedDatabase, auditId: string): Promise<string> {
  const [row] = await db.raw(SELECT_KEY, [auditId])
  return row?.key ?? ''
}

export function selectInsightRun(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('insight_run').select(['facts_key', 'result', 'computed_at', 'took_ms']),
  )
}

/** Tells whether the insights match the newest counts, without reading the insights. */
export function selectInsightAge(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('insight_run').select(['facts_key', 'computed_at', 'took_ms']),
  )
}

export function selectDismissals(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('insight_dismissal as d')
      .leftJoin('auth.user as u', 'u.id', 'd.dismissed_by')
      .select(['d.finding_key', 'd.reason', 'd.dismissed_at', 'u.name as dismissed_by_name']),
  )
}

export interface NewDismissal {
  readonly organizationId: string
  readonly auditId: string
  readonly findingKey: string
  readonly reason: string
  readonly userId: string
  readonly now: Date
}

/** Dismissing again replaces the reason. */
export function saveDismissal(db: ScopedDatabase, dismissal: NewDismissal) {
  const { organizationId, auditId, findingKey, reason, userId, now } = dismissal
  const said = { reason, dismissed_by: userId, dismissed_at: now }
  return db.rows(
    sqlBuilder
      .insertInto('insight_dismissal')
      .values({
        organization_id: organizationId,
        audit_id: auditId,
        finding_key: findingKey,
        ...said,
      })
      .onConflict((oc) =>
        oc.columns(['organization_id', 'audit_id', 'finding_key']).doUpdateSet(said),
      ),
  )
}

export function deleteDismissal(db: ScopedDatabase, findingKey: string) {
  return db.rows(sqlBuilder.deleteFrom('insight_dismissal').where('finding_key', '=', findingKey))
}
