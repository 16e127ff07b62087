// Jobs that continue after a request was answered, found by key so that a crash does not lose them.

import { rawStatement } from '../../db/raw-statement.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'

export const HANDLE_EVENT = 'handle-provider-event'
export const SYNC_CUSTOMER = 'sync-provider-customer'
export const UNDO_PAYMENT = 'undo-provider-payment'
export const BILL_USAGE = 'bill-provider-usage'
/** Enqueued by the database when a tenant is deleted. */
export const FORGET_CUSTOMER = 'forget-provider-customer'

export function syncKey(organizationId: string): string {
  return `sync ${organizationId}`
}

const ENQUEUE = rawStatement<Record<string, never>, [string, string, string, number]>()({
  name: 'enqueue_job_later',
  text: 'select from app.enqueue_later($1, $2::json, $3, $4)',
  reads: [],
})

/** Part of the transaction. A newer job replaces a waiting one with the same key. */
export async function enqueueLater(
  db: ScopedDatabase,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  jobKey: string,
  delaySeconds: number,
): Promise<void> {
  await db.raw(ENQUEUE, [task, JSON.stringify(payload), jobKey, delaySeconds])
}
