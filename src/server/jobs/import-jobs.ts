// Jobs of imports, with the names under which mutations enqueue them.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueJob } from './enqueue-job.ts'

export const CHECK_IMPORT = 'check-import'
/** Continues with a file that took longer than one turn. */
export const CHECK_LONG_IMPORT = 'check-long-import'
export const APPLY_IMPORT = 'apply-import'
export const CLEAR_IMPORT = 'clear-import'
export const UNDO_IMPORT = 'undo-import'

export interface ImportJob {
  readonly organizationId: string
  readonly importId: string
}

type ImportTask =
  | typeof CHECK_IMPORT
  | typeof APPLY_IMPORT
  | typeof CLEAR_IMPORT
  | typeof UNDO_IMPORT

/** One job of each kind per import: a second one replaces one that has not started. */
export function enqueueImportJob(
  db: ScopedDatabase,
  task: ImportTask,
  { organizationId, importId }: ImportJob,
): Promise<void> {
  return enqueueJob(db, task, { organizationId, importId }, `${task} ${importId}`)
}
