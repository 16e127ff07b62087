// Copies of the provider's invoices, with the payments and refunds for each.

import type { Invoice } from './account.ts'
import { type Amount, ZERO } from './amount.ts'
import type { Draft } from './draft.ts'
import type { ProviderInvoice, ProviderView } from './provider-view.ts'

/** `known`: the provider's invoices that already have a copy here, whatever their state. */
export function mirrorInvoices(
  draft: Draft,
  view: Pick<ProviderView, 'invoices'>,
  known: readonly Invoice[],
): readonly string[] {
  const here = new Map([...known, ...draft.invoices.values()].map((one) => [one.providerId, one]))
  return view.invoices.flatMap((invoice) => {
    const own = here.get(invoice.id)
    return own ? follow(draft, invoice, own) : add(draft, invoice)
  })
}

/** Skips invoices over zero, such as the first one of a trial. */
function add(draft: Draft, invoice: ProviderInvoice): readonly string[] {
  const isNothing = invoice.total.eq(ZERO) && invoice.lines.every((line) => line.amount.eq(ZERO))
  if (isNothing || invoice.status === 'void') return []
  const attached = [...draft.products.values()].filter(
    (one) => invoice.subscriptionId !== null && one.subscriptionId === invoice.subscriptionId,
  )
  const own: Invoice = {
    id: draft.newId(),
    productIds: [...new Set(attached.map(({ product }) => product.id))],
    attachedId: null,
    lines: invoice.lines,
    total: invoice.total,
    currency: invoice.currency,
    status: invoice.status,
    createdAt: invoice.createdAt,
    providerId: invoice.id,
    refunded: invoice.refunded,
    credited: invoice.credited,
  }
  draft.putInvoice(own)
  if (own.status === 'paid') notePayment(draft, invoice, own.id)
  noteRefund(draft, invoice, own.id, invoice.refunded)
  const first = `invoice ${invoice.id}: ${invoice.status}, ${invoice.total.toFixed()}`
  return [first, ...returned(invoice, ZERO, ZERO)]
}

function follow(draft: Draft, invoice: ProviderInvoice, own: Invoice): readonly string[] {
  const found = own.status === 'open' ? followOpen(draft, invoice, own) : []
  const { refunded, credited } = invoice
  if (own.refunded.eq(refunded) && own.credited.eq(credited)) return found
  const latest = draft.invoices.get(own.id) ?? own
  draft.putInvoice({ ...latest, refunded, credited })
  noteRefund(draft, invoice, own.id, refunded.minus(own.refunded))
  return [...found, ...returned(invoice, own.refunded, own.credited)]
}

/** Until it is paid, credit notes can reduce it. */
function followOpen(draft: Draft, invoice: ProviderInvoice, own: Invoice): readonly string[] {
  const { status, lines, total } = invoice
  if (status === 'open' && total.eq(own.total)) return []
  draft.putInvoice({ ...own, status, lines, total })
  if (status === 'paid') notePayment(draft, invoice, own.id)
  return [`invoice ${invoice.id}: ${status}${total.eq(own.total) ? '' : `, ${total.toFixed()}`}`]
}

function notePayment(draft: Draft, invoice: ProviderInvoice, invoiceId: string): void {
  if (!invoice.total.gt(ZERO)) return
  const { total: amount, currency, createdAt: at } = invoice
  // The id comes from the invoice, so that it is never paid twice.
  draft.payments.push({ id: `provider:${invoice.id}`, amount, currency, invoiceId, at })
}

/** Records a further refund, or (negative) a refund that failed and came back. */
function noteRefund(draft: Draft, invoice: ProviderInvoice, invoiceId: string, more: Amount): void {
  if (more.eq(ZERO)) return
  const { currency, createdAt: at } = invoice
  // A random id is safe here, because the invoice records how much was booked.
  const id = `refund:${invoice.id}:${draft.newId()}`
  draft.payments.push({ id, amount: more.neg(), currency, invoiceId, at })
}

function returned(invoice: ProviderInvoice, refunded: Amount, credited: Amount): readonly string[] {
  const said = (what: string, before: Amount, now: Amount) =>
    before.eq(now) ? [] : [`invoice ${invoice.id}: ${now.toFixed()} ${what}`]
  return [
    ...said('refunded', refunded, invoice.refunded),
    ...said('credited', credited, invoice.credited),
  ]
}
