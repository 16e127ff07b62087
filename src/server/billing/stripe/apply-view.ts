// What Stripe says of a customer becomes what the account says.

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
import { noteSurplus } from './note-surplus.ts'
import { selectUnfinished, type UnfinishedCheckouts } from './refused-checkouts.ts'

/** Says what was different. */
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

/** Bought once and not confirmed with the bank: nobody owes anything yet. */
function isOffer({ status, operationId }: ProviderInvoice): boolean {
  return status === 'open' && operationId !== null
}

/**
 * What goes back is not in use, although it has been paid. And what has just been bought on a page may be
 * there before the page says that it was paid: it is given when the page does, and booked then.
 */
function withoutUndecided(
  view: ProviderView,
  draft: Draft,
  { refused, undecided }: UnfinishedCheckouts,
): ProviderView {
  const held = new Set([...draft.products.values()].map((one) => one.subscriptionId))
  const isOf = (checkouts: ReadonlySet<string>) => (one: ProviderSubscription) =>
    checkouts.has(one.origin.checkoutId ?? '')
  const early = view.subscriptions.filter((one) => isOf(undecided)(one) && !held.has(one.id))
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
