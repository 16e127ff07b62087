// Enqueues work at Stripe that follows from a decision here, in the same transaction, so that neither exists without
// the other.

import { randomUUID } from 'node:crypto'
import type { UsageBill } from '#domain/billing/account.ts'
import type { Amount } from '#domain/billing/amount.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import { BILL_USAGE, enqueueLater, SYNC_CUSTOMER, syncKey, UNDO_PAYMENT } from './provider-jobs.ts'
import type { Undoing } from './undo-payment.ts'

/** Longer than an operation may take: one unfinished by then was abandoned. */
const LOOK_AFTER_SECONDS = 35

export function noteOperation(db: ScopedDatabase, organizationId: string): Promise<void> {
  const key = `${syncKey(organizationId)} later`
  return enqueueLater(db, SYNC_CUSTOMER, { organizationId }, key, LOOK_AFTER_SECONDS)
}

export async function noteCredit(
  db: ScopedDatabase,
  organizationId: string,
  credit: Amount,
): Promise<void> {
  await db.rows(
    sqlBuilder.insertInto('billing_credit_grant').values({
      organization_id: organizationId,
      id: randomUUID(),
      amount: credit.toFixed(),
    }),
  )
  await enqueueJob(db, SYNC_CUSTOMER, { organizationId }, syncKey(organizationId))
}

/** The number is read when it is reported, so that the last report is correct. */
export function noteSeats(db: ScopedDatabase, organizationId: string): Promise<void> {
  return enqueueJob(db, SYNC_CUSTOMER, { organizationId }, syncKey(organizationId))
}

/** Usage is reported by its own job, which exists if and only if the cycle was closed. */
export function noteUsage(
  db: ScopedDatabase,
  organizationId: string,
  { attachedId, cycleStart, lines, ...bill }: UsageBill,
): Promise<void> {
  const name = `usage:${attachedId}:${cycleStart}`
  const told = lines.map(({ description, amount }) => ({ description, amount: amount.toFixed() }))
  return enqueueJob(db, BILL_USAGE, { organizationId, name, lines: told, ...bill }, name)
}

/** The remainder is credited. */
export function noteEnd(
  db: ScopedDatabase,
  organizationId: string,
  subscriptionId: string,
): Promise<void> {
  const nothing = { invoiceId: null, paymentIntentId: null }
  return noteUndo(db, { organizationId, subscriptionId, manner: 'credit', ...nothing })
}

export function noteUndo(db: ScopedDatabase, undoing: Undoing): Promise<void> {
  const { subscriptionId, invoiceId } = undoing
  return enqueueJob(db, UNDO_PAYMENT, { ...undoing }, `undo ${subscriptionId ?? invoiceId}`)
}
