// Payments confirmed with the bank after the request had given up on them.

import type { Invoice } from '#domain/billing/account.ts'
import { type Amount, ZERO } from '#domain/billing/amount.ts'
import { applyAttach } from '#domain/billing/attach-apply.ts'
import type { ProviderInvoice, ProviderView } from '#domain/billing/provider-view.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import type { OpenAccount } from '../accounts.ts'
import { restoreRequest } from '../checkouts.ts'
import { operationRequest } from '../operations.ts'
import { planPurchase } from '../purchase.ts'
import { noteCredit } from './note-work.ts'

/** A one-time purchase: it is granted now that its invoice has arrived. */
export async function giveLate(
  open: OpenAccount,
  invoices: readonly ProviderInvoice[],
  known: readonly Invoice[],
): Promise<void> {
  const { db, draft, passing } = open
  const here = new Set(known.map(({ providerId }) => providerId))
  for (const invoice of invoices) {
    const { id, operationId, status, lines, total } = invoice
    if (status !== 'paid' || operationId === null || here.has(id)) continue
    const request = await takeFailed(db, operationId)
    // The request for the seat has ended: what was paid for it is owed to the customer.
    if (request?.kind === 'seats') await owe(open, total)
    if (request?.kind !== 'attach') continue
    const plan = await planPurchase(open, restoreRequest(request, passing.catalog), 'look')
    const { credit } = draft.customer
    const paid = {
      paymentId: `operation:${operationId}`,
      subscriptionId: null,
      providerInvoiceId: id,
      billed: { lines, total, credit, period: null },
    }
    applyAttach(draft, plan, paid, passing)
  }
}

async function owe({ db, draft }: OpenAccount, paid: Amount): Promise<void> {
  if (!paid.gt(ZERO)) return
  draft.putCustomer({ credit: draft.customer.credit.plus(paid) })
  await noteCredit(db, draft.customer.id, paid)
}

/** Changes of a subscription that were paid late are taken over as they are at Stripe. */
export async function takeLateChanges(
  { db, draft }: OpenAccount,
  { subscriptions }: ProviderView,
): Promise<ReadonlySet<string>> {
  const attached = new Set(
    [...draft.products.values()].map((one) => `${one.subscriptionId} ${one.product.id}`),
  )
  const late = new Set<string>()
  for (const { id, origin, products, status } of subscriptions) {
    const isNew = products.some(({ product }) => !attached.has(`${id} ${product.id}`))
    const pays = status !== 'waiting' && status !== 'ended'
    if (origin.operationId === null || !isNew || !pays) continue
    const request = await takeFailed(db, origin.operationId)
    if (request?.kind === 'attach') late.add(origin.operationId)
  }
  return late
}

/** An operation whose payment came after it was given up. */
async function takeFailed(db: ScopedDatabase, operationId: string) {
  const row = await db.first(
    sqlBuilder
      .updateTable('billing_operation')
      .set({ status: 'done' })
      .where('id', '=', operationId)
      .where('status', '=', 'failed')
      .returning('request'),
  )
  return row && operationRequest.parse(row.request)
}
