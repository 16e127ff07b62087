// The job that brings kept lines up to date, by the name that functions enqueue it under.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueJob } from './enqueue-job.ts'

export const KEEP_RESULTS = 'keep-results'

export interface ResultsKey {
  readonly organizationId: string
  readonly auditId: string
}

/** One job per audit: a second one takes the place of one that has not begun. */
export function enqueueKeeping(
  db: ScopedDatabase,
  { organizationId, auditId }: ResultsKey,
): Promise<void> {
  const key = { organizationId, auditId }
  return enqueueJob(db, KEEP_RESULTS, key, `${KEEP_RESULTS} ${auditId}`)
}
