// Every call to the provider is stored before it is made, and removed afterwards. No transaction is open in between;
// after a crash the stored operation is finished with the same key.

import * as z from 'zod'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import type { BillingProvider } from './provider.ts'
import { seatAction } from './seat-action.ts'

export const operationRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('attach'),
    productIds: z.array(z.string()),
    entityId: z.string().nullable(),
    quantities: z.record(z.string(), z.number()),
    freeTrial: z.boolean(),
    rewardId: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('cancel'),
    productId: z.string(),
    entityId: z.string().nullable(),
    immediately: z.boolean(),
  }),
  z.object({ kind: z.literal('seats'), action: seatAction }),
])

type OperationRequest = z.infer<typeof operationRequest>

export interface Operation {
  readonly id: string
  readonly request: OperationRequest
  readonly createdAt: number
}

/** An operation that takes longer than this has crashed. */
export const OPERATION_PATIENCE_MS = 30_000

export async function selectPending(db: ScopedDatabase): Promise<Operation | undefined> {
  const row = await db.first(
    sqlBuilder.selectFrom('billing_operation').selectAll().where('status', '=', 'pending'),
  )
  if (!row) return undefined
  return {
    id: row.id,
    request: operationRequest.parse(row.request),
    createdAt: row.created_at_ms,
  }
}

async function beginOperation(
  db: ScopedDatabase,
  organizationId: string,
  operation: Operation,
): Promise<void> {
  const begun = await db.rows(
    sqlBuilder
      .insertInto('billing_operation')
      .values({
        organization_id: organizationId,
        id: operation.id,
        kind: operation.request.kind,
        request: JSON.stringify(operation.request),
        status: 'pending',
        created_at_ms: operation.createdAt,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id'),
  )
  if (begun.length === 0) refuseSecond()
}

/** Also enqueues a job that finishes the operation if the caller never returns. */
export async function beginNotedOperation(
  db: ScopedDatabase,
  provider: Pick<BillingProvider, 'noteOperation'>,
  organizationId: string,
  operation: Operation,
): Promise<void> {
  await beginOperation(db, organizationId, operation)
  await provider.noteOperation?.(db, organizationId)
}

export function refuseSecond(): never {
  const message = 'Another change of this plan is under way. Try again in a moment.'
  throw billingFault('operation_in_progress', message)
}

/** False if another process has ended it. */
export async function endOperation(
  db: ScopedDatabase,
  id: string,
  status: 'done' | 'failed',
): Promise<boolean> {
  const ended = await db.rows(
    sqlBuilder
      .updateTable('billing_operation')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id'),
  )
  return ended.length > 0
}
