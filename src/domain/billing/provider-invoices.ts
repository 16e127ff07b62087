// The invoices of the provider, kept here as well, with the money that came for each.

import type { Invoice } from './account.ts'
import { ZERO } from './amount.ts'
import type { Draft } from './draft.ts'
import type { ProviderInvoice, ProviderView } from './provider-view.ts'

export interface KnownInvoice {
  readonly providerId: string
  readonly status: Invoice['status']
}

/** `known`: the invoices that are here already, whatever became of them. */
export function mirrorInvoices(
  draft: Draft,
  view: Pick<ProviderView, 'invoices'>,
  known: readonly KnownInvoice[],
): readonly string[] {
  const statuses = new Map(known.map(({ providerId, status }) => [providerId, status]))
  return view.invoices.flatMap((invoice) => {
    const status = statuses.get(invoice.id)
    if (status === undefined) return add(draft, invoice)
    return status === 'open' && invoice.status !== 'open' ? settle(draft, invoice) : []
  })
}

/** An invoice over nothing, as trials begin with, is none. */
function add(draft: Draft, invoice: ProviderInvoice): readonly string[] {
  const isNothing = invoice.total.eq(ZERO) && invoice.lines.every((line) => line.amount.eq(ZERO))
  if (isNothing || invoice.status === 'void') return []
  const id = draft.newId()
  const attached = [...draft.products.values()].filter(
    (one) => invoice.subscriptionId !== null && one.subscriptionId === invoice.subscriptionId,
  )
  draft.putInvoice({
    id,
    productIds: [...new Set(attached.map(({ product }) => product.id))],
    attachedId: null,
    lines: invoice.lines,
    total: invoice.total,
    currency: invoice.currency,
    status: invoice.status,
    createdAt: invoice.createdAt,
    providerId: invoice.id,
  })
  if (invoice.status === 'paid') notePayment(draft, invoice, id)
  return [`invoice ${invoice.id}: ${invoice.status}, ${invoice.total.toFixed()}`]
}

function settle(draft: Draft, invoice: ProviderInvoice): readonly string[] {
  const own = [...draft.invoices.values()].find(({ providerId }) => providerId === invoice.id)
  if (!own) return []
  draft.putInvoice({ ...own, status: invoice.status })
  if (invoice.status === 'paid') notePayment(draft, { ...invoice, total: own.total }, own.id)
  return [`invoice ${invoice.id}: ${invoice.status}`]
}

function notePayment(draft: Draft, invoice: ProviderInvoice, invoiceId: string): void {
  if (!invoice.total.gt(ZERO)) return
  const { total: amount, currency, createdAt: at } = invoice
  // Named by the invoice, so that the same one is never paid twice.
  draft.payments.push({ id: `provider:${invoice.id}`, amount, currency, invoiceId, at })
}
