// Starts a new paid cycle: an invoice for the new cycle and for the usage of the last one, and a reset of its
// balances.

import {
  type AttachedProduct,
  type Invoice,
  type InvoiceLine,
  NOTHING_RETURNED,
} from './account.ts'
import { least, roundMoney, sum, ZERO } from './amount.ts'
import type { Moment } from './billing-context.ts'
import { billingInterval, isPriced } from './catalog.ts'
import type { Draft } from './draft.ts'
import { isContinuousUse, resetBalance, rowsFrom } from './grants.ts'
import { addIntervals, nextBoundary } from './interval.ts'
import { linesOf, usageLines } from './price.ts'
import { seatsInUse } from './seats.ts'

/** Bills the cycle that ended at `now`; if the card is declined, the product becomes past due. */
export function renew(
  draft: Draft,
  attachedId: string,
  moment: Moment,
  cycle: 'first' | 'next' = 'next',
): void {
  const attached = draft.products.get(attachedId)
  const interval = attached && billingInterval(attached.product)
  if (!attached || !interval) return
  const { now, catalog } = moment
  const quantities = { ...attached.quantities, ...seatsInUse(draft, attached, catalog) }
  const isPaid = settle(draft, { ...attached, quantities }, moment, cycle)
  const anchorAt = cycle === 'first' ? now : attached.anchorAt
  draft.changeProduct(attachedId, {
    status: isPaid ? 'active' : 'past_due',
    pastDueSince: isPaid ? null : now,
    trialEndsAt: null,
    quantities,
    anchorAt,
    periodStart: now,
    periodEnd: nextBoundary(anchorAt, interval, now),
  })
  if (cycle === 'next') refill(draft, attached, moment)
}

/** Paid balances reset with the invoice. */
export function refill(draft: Draft, attached: AttachedProduct, { catalog, now }: Moment): void {
  const paidFor = new Set(
    attached.product.items
      .filter((item) => isPriced(item) && item.interval && !isContinuousUse(item, catalog))
      .map(({ featureId }) => featureId),
  )
  for (const row of rowsFrom(draft, attached.id)) {
    if (row.expiresAt !== null || row.resetAt !== null || row.interval === null) continue
    if (paidFor.has(row.featureId)) resetBalance(draft, row, now, null)
  }
}

function settle(
  draft: Draft,
  attached: AttachedProduct,
  moment: Moment,
  cycle: 'first' | 'next',
): boolean {
  const { catalog } = moment
  const usage = cycle === 'next' ? usageLines(draft, attached, catalog) : []
  const lines = [...usage, ...linesOf(attached.product, attached.quantities, catalog)]
  return billNow(draft, attached, lines, moment)
}

/** Creates an invoice of our own, paid from credit and card as far as possible. */
export function billNow(
  draft: Draft,
  attached: AttachedProduct,
  lines: readonly InvoiceLine[],
  { catalog, now }: Moment,
): boolean {
  const due = roundMoney(sum(lines.map(({ amount }) => amount)), catalog.currency)
  const credit = least(due, draft.customer.credit)
  if (credit.gt(ZERO)) draft.putCustomer({ credit: draft.customer.credit.minus(credit) })
  const total = due.minus(credit)
  const { paymentMethod } = draft.customer
  const isPaid = !total.gt(ZERO) || (paymentMethod !== null && !paymentMethod.declines)
  const invoice: Invoice = {
    id: draft.newId(),
    productIds: [attached.product.id],
    attachedId: attached.id,
    lines,
    total,
    currency: catalog.currency,
    status: isPaid ? 'paid' : 'open',
    createdAt: now,
    providerId: null,
    ...NOTHING_RETURNED,
  }
  draft.putInvoice(invoice)
  if (isPaid && total.gt(ZERO)) payInvoice(draft, invoice, now)
  return isPaid
}

function payInvoice(draft: Draft, invoice: Invoice, at: number): void {
  const { id, total, currency, attachedId, createdAt } = invoice
  // The id names the cycle, so that it is never paid twice.
  const paymentId = `cycle:${attachedId}:${createdAt}`
  draft.payments.push({ id: paymentId, amount: total, currency, invoiceId: id, at })
}

/** Once a card works again, it pays the open invoices, and past-due products resume. */
export function settleOpenInvoices(draft: Draft, now: number): void {
  const { paymentMethod } = draft.customer
  if (!paymentMethod || paymentMethod.declines) return
  for (const invoice of draft.invoices.values()) {
    if (invoice.status !== 'open') continue
    draft.putInvoice({ ...invoice, status: 'paid' })
    payInvoice(draft, invoice, now)
  }
  for (const attached of draft.products.values()) {
    if (attached.status !== 'past_due') continue
    draft.changeProduct(attached.id, {
      status: 'active',
      pastDueSince: null,
      ...paidCycle(attached, now),
    })
  }
}

/** The time while a product was paused is not billed: if its cycle has ended, a new one starts now. */
function paidCycle({ product, periodEnd }: AttachedProduct, now: number) {
  const interval = billingInterval(product)
  if (!interval || periodEnd === null || periodEnd > now) return {}
  return { anchorAt: now, periodStart: now, periodEnd: addIntervals(now, interval, 1) }
}
