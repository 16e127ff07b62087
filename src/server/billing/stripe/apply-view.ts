// What Stripe says of a customer becomes what the account says.

import type { Invoice } from '#domain/billing/account.ts'
import { mirrorInvoices } from '#domain/billing/provider-invoices.ts'
import { syncAccount } from '#domain/billing/provider-sync.ts'
import type { ProviderInvoice, ProviderView } from '#domain/billing/provider-view.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { toInvoice } from '../account-rows.ts'
import type { OpenAccount } from '../accounts.ts'
import { giveLate, takeLateChanges } from './late-payments.ts'
import { noteSurplus } from './note-surplus.ts'
import { selectRefused } from './refused-checkouts.ts'

/** Says what was different. */
export async function applyView(open: OpenAccount, seen: ProviderView): Promise<readonly string[]> {
  const { db, draft, passing } = open
  const view = withoutRefused(seen, await selectRefused(db))
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

/** What goes back is not in use, although it has been paid. */
function withoutRefused(view: ProviderView, refused: ReadonlySet<string>): ProviderView {
  const subscriptions = view.subscriptions.filter(
    ({ origin }) => !refused.has(origin.checkoutId ?? ''),
  )
  return { ...view, subscriptions }
}

async function selectKnown(db: ScopedDatabase): Promise<readonly Invoice[]> {
  const rows = await db.rows(
    sqlBuilder.selectFrom('billing_invoice').selectAll().where('provider_id', 'is not', null),
  )
  return rows.map(toInvoice)
}
