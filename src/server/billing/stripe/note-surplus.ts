// Subscriptions that pay for nothing: for what another one pays for already, or for what is gone.

import type { Draft } from '#domain/billing/draft.ts'
import type { ProviderSubscription, ProviderView } from '#domain/billing/provider-view.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { noteUndo } from './note-work.ts'
import type { UndoManner } from './undo-payment.ts'

/** Only what came from here goes back by itself; what an operator made is the operator's. */
export async function noteSurplus(
  db: ScopedDatabase,
  draft: Draft,
  surplus: ProviderSubscription,
  view: ProviderView,
): Promise<void> {
  const { id, origin, entityId } = surplus
  if (origin.checkoutId === null && origin.operationId === null) return
  const isGone = entityId !== null && !draft.entities.has(entityId)
  const paid = view.invoices.find(({ subscriptionId }) => subscriptionId === id)
  await noteUndo(db, {
    organizationId: draft.customer.id,
    subscriptionId: id,
    invoiceId: paid?.id ?? null,
    paymentIntentId: null,
    manner: isGone ? 'credit' : mannerOf(surplus, view),
  })
}

/** What came second is paid back whole; what had been in use before is owed for what is left of it. */
function mannerOf({ id, createdAt }: ProviderSubscription, view: ProviderView): UndoManner {
  const isFirst = view.subscriptions.some(
    (one) => one.id !== id && one.status !== 'ended' && one.createdAt > createdAt,
  )
  const bills = view.invoices.filter((one) => one.subscriptionId === id && one.total.gt(0))
  return isFirst || bills.length > 1 ? 'credit' : 'refund'
}
