// Writes audits.

import type { AuditStatus } from '#domain/audit.ts'
import type { Protocol } from '#domain/protocol.ts'
import type { Pause } from '#domain/quarantine.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export interface NewAudit {
  readonly organizationId: string
  readonly id: string
  readonly name: string
  readonly stores: readonly NewAuditStore[]
  readonly protocol: Protocol
  readonly withoutBaseline: boolean
  readonly createdBy: string
  readonly dueAt: Date | null
  readonly correctsAuditId?: string
}

interface NewAuditStore {
  readonly storeId: string
  /** The baseline to compare with; null if there is none yet. */
  readonly baselineId: string | null
}

export async function insertAudit(db: ScopedDatabase, audit: NewAudit): Promise<void> {
  const { organizationId, id, stores } = audit
  await db.rows(
    sqlBuilder.insertInto('audit').values({
      organization_id: organizationId,
      id,
      name: audit.name,
      status: 'draft',
      protocol: JSON.stringify(audit.protocol),
      without_baseline: audit.withoutBaseline,
      created_by: audit.createdBy,
      due_at: audit.dueAt,
      corrects_audit_id: audit.correctsAuditId ?? null,
    }),
  )
  const rows = stores.map(({ storeId, baselineId }) => ({
    organization_id: organizationId,
    audit_id: id,
    store_id: storeId,
    baseline_id: baselineId,
  }))
  await db.rows(sqlBuilder.insertInto('audit_store').values(rows))
}

export interface AuditChange {
  readonly status?: AuditStatus
  readonly protocol?: Protocol
  readonly without_baseline?: boolean
  readonly started_at?: Date
  readonly stopped_at?: Date | null
  readonly submitted_at?: Date | null
  readonly completed_at?: Date
  readonly cancelled_at?: Date
  readonly status_reason?: string | null
  /** Who has stopped, closed or canceled it; null while it goes on. */
  readonly status_by?: string | null
  readonly pauses?: readonly Pause[]
}

/** In the scope of the audit. */
export function updateAudit(db: ScopedDatabase, { pauses, protocol, ...change }: AuditChange) {
  return db.rows(
    sqlBuilder.updateTable('audit').set({
      ...change,
      ...(pauses && { pauses: JSON.stringify(pauses) }),
      ...(protocol && { protocol: JSON.stringify(protocol) }),
    }),
  )
}
