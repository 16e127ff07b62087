// The job that updates materialized lines, with the name under which functions enqueue it.

import type { Pool } from 'pg'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueJob } from './enqueue-job.ts'

export const MATERIALIZE_RESULTS = 'materialize-results'

export interface ResultsKey {
  readonly organizationId: string
  readonly auditId: string
}

/** One job per audit: a second one replaces one that has not started. */
export function enqueueMaterializing(
  db: ScopedDatabase,
  { organizationId, auditId }: ResultsKey,
): Promise<void> {
  const key = { organizationId, auditId }
  return enqueueJob(db, MATERIALIZE_RESULTS, key, `${MATERIALIZE_RESULTS} ${auditId}`)
}

/**
 * Called when a node starts. A migration or a restored backup rewrites rows without new counts, so that all lines seem
 * to have changed, and no count or decision would materialize them again.
 */
export async function enqueueRewritten(owner: Pool): Promise<void> {
  await owner.query(
    `select app.enqueue($1,
       json_build_object('organizationId', a.organization_id, 'auditId', a.id), $1 || ' ' || a.id)
     from audit a
     where a.status in ('active', 'stopped', 'submitted') and exists (
       select from result_place k
       join assignment_progress p on p.organization_id = k.organization_id
         and p.audit_id = k.audit_id and p.assignment_id = k.assignment_id
       where k.organization_id = a.organization_id and k.audit_id = a.id and k.version <> p.xmin)`,
    [MATERIALIZE_RESULTS],
  )
}
