// The progress shown while an audit is completed. In the scope of the audit.

import { COMPLETION_STEPS, type CompletionRun, type CompletionStep } from '#domain/completion.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export async function selectCompletionRun(db: ScopedDatabase): Promise<CompletionRun | null> {
  const row = await db.first(
    sqlBuilder.selectFrom('completion_run').select(['step', 'started_at', 'started_by_name']),
  )
  const step = COMPLETION_STEPS.find((one) => one === row?.step)
  if (!row || step === undefined) return null
  return { step, startedAt: row.started_at.getTime(), byName: row.started_by_name }
}

export interface ToldRun {
  readonly organizationId: string
  readonly auditId: string
  readonly step: CompletionStep
  readonly startedAt: Date
  readonly byName: string
}

export function saveCompletionRun(db: ScopedDatabase, run: ToldRun) {
  const values = { step: run.step, started_at: run.startedAt, started_by_name: run.byName }
  return db.rows(
    sqlBuilder
      .insertInto('completion_run')
      .values({ organization_id: run.organizationId, audit_id: run.auditId, ...values })
      .onConflict((oc) => oc.columns(['organization_id', 'audit_id']).doUpdateSet(values)),
  )
}

export function deleteCompletionRun(db: ScopedDatabase) {
  return db.rows(sqlBuilder.deleteFrom('completion_run'))
}
