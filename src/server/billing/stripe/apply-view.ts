// Applies what Stripe reports about a customer to the account.

import type { Invoice } from '#domain/billing/account.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { mirrorInvoices } from '#domain/billing/provider-invoices.ts'
import { syncAccount } from '#domain/billing/provider-sync.ts'
import type {
  ProviderInvoice,
  ProviderSubscription,
  ProviderView,
} from '#domain/billing/provider-view.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import type { OpenAccount } from '../accounts.ts'
import { toInvoice } from '../invoice-rows.ts'
import { giveLate, takeLateChanges } from './late-payments.ts'
import { noteUndo } from './note-work.ts'
import { selectUnfinished, type UnfinishedCheckouts } from './refused-checkouts.ts'
import type { UndoManner } from './undo-payment.ts'

/** Returns what was different. */
export async function applyView(open: OpenAccount, seen: ProviderView): Promise<readonly string[]> {
  const { db, draft, passing } = open
  const view = withoutUndecided(seen, draft, await selectUnfinished(db))
  const late = await takeLateChanges(open, view)
  const { findings, surplus } = syncAccount(draft, view, passing, late)
  for (const one of surplus) await noteSurplus(db, draft, one, view)
  const invoices = view.invoices.filter((one) => !isOffer(one))
  const known = await selectKnown(db)
  await giveLate(open, invoices, known)
  return [...findings, ...mirrorInvoices(draft, { invoices }, known)]
}

/** A one-time purchase that the bank has not confirmed: nothing is owed yet. */
function isOffer({ status, operationId }: ProviderInvoice): boolean {
  return status === 'open' && operationId !== null
}

/**
 * A refunded product is not in use, although it was paid. A product just bought on a page may be active before the page
 * reports the payment: it is granted and booked when the page does.
 */
function withoutUndecided(
  view: ProviderView,
  draft: Draft,
  { refused, undecided }: UnfinishedCheckouts,
): ProviderView {
  const attached = new Set([...draft.products.values()].map((one) => one.subscriptionId))
  const isOf = (checkouts: ReadonlySet<string>) => (one: ProviderSubscription) =>
    checkouts.has(one.origin.checkoutId ?? '')
  const early = view.subscriptions.filter((one) => isOf(undecided)(one) && !attached.has(one.id))
  const earlyIds = new Set(early.map(({ id }) => id))
  return {
    ...view,
    subscriptions: view.subscriptions.filter((one) => !isOf(refused)(one) && !earlyIds.has(one.id)),
    invoices: view.invoices.filter(
      ({ checkoutId, subscriptionId }) =>
        !undecided.has(checkoutId ?? '') && !earlyIds.has(subscriptionId ?? ''),
    ),
  }
}

async function selectKnown(db: ScopedDatabase): Promise<readonly Invoice[]> {
  const rows = await db.rows(
    sqlBuilder.selectFrom('billing_invoice').selectAll().where('provider_id', 'is not', null),
  )
  return rows.map(toInvoice)
}

// Subscriptions that should not exist: for something that another one pays for, or for something that is gone.
/** Only subscriptions made here are ended automatically; an operator's own are left alone. */
async function noteSurplus(
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

/** A duplicate is refunded in full; one that was in use before is credited for the rest of its cycle. */
function mannerOf({ id, createdAt }: ProviderSubscription, view: ProviderView): UndoManner {
  const isFirst = view.subscriptions.some(
    (one) => one.id !== id && one.status !== 'ended' && one.createdAt > createdAt,
  )
  const bills = view.invoices.filter((one) => one.subscriptionId === id && one.total.gt(0))
  return isFirst || bills.length > 1 ? 'credit' : 'refund'
}
