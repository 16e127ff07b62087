// Audits as lists show them, limited to the stores that the viewer may enter.

import type { AuditSummary } from '#contract/audits.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AuditRow,
  selectCoverage,
  selectStoresOfAudits,
  sumCoverage,
} from '#server/queries/audits/audits.ts'

/** Expects the scope of the organization or of the audit. */
export async function summarize(
  db: ScopedDatabase,
  audits: readonly AuditRow[],
  sees: (storeId: string) => boolean,
): Promise<readonly AuditSummary[]> {
  if (audits.length === 0) return []
  const ids = audits.map(({ id }) => id)
  const [stores, coverage] = await Promise.all([
    selectStoresOfAudits(db, ids),
    selectCoverage(db, ids),
  ])
  const storesOf = Map.groupBy(stores, (row) => row.audit_id)
  const coverageOf = Map.groupBy(coverage, (row) => row.audit_id)
  return audits.map((audit) =>
    toSummary(
      audit,
      (storesOf.get(audit.id) ?? []).map((row) => row.store_id).filter(sees),
      (coverageOf.get(audit.id) ?? []).filter((row) => sees(row.store_id)),
    ),
  )
}

type CoverageRow = Awaited<ReturnType<typeof selectCoverage>>[number]

function toSummary(
  audit: AuditRow,
  storeIds: readonly string[],
  coverage: readonly CoverageRow[],
): AuditSummary {
  return {
    id: audit.id,
    auditId: audit.id,
    orgId: audit.organization_id,
    storeIds,
    name: audit.name,
    status: audit.status,
    createdAt: audit.created_at.getTime(),
    dueAt: audit.due_at?.getTime() ?? null,
    startedAt: audit.started_at?.getTime() ?? null,
    endedAt: (audit.completed_at ?? audit.cancelled_at)?.getTime() ?? null,
    coverage: sumCoverage(coverage),
  }
}
