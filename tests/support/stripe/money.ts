// Invoices of the double: what they come to, with credit and discounts.

import { type Form, formsOf, textOf } from './form.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import {
  type Invoice,
  type InvoiceLine,
  invalid,
  listOf,
  type Metadata,
  type Price,
} from './wire.ts'

/** What so many of a price cost; tiers fill up one after the other. */
export function costOf(price: Price, quantity: number): number {
  if (!price.tiers) return (price.unit_amount ?? 0) * quantity
  let below = 0
  let total = 0
  for (const { up_to, unit_amount } of price.tiers) {
    const top = Math.min(quantity, up_to ?? quantity)
    total += Math.max(0, top - below) * unit_amount
    below = Math.max(below, top)
  }
  return total
}

export interface InvoiceDraft {
  readonly customer: string
  readonly currency: string
  readonly reason: string
  readonly lines: readonly Omit<InvoiceLine, 'id' | 'object' | 'currency'>[]
  readonly subscription?: string | null
  readonly discounts?: readonly string[]
  readonly metadata?: Metadata
  readonly period?: { readonly start: number; readonly end: number }
}

export function composeInvoice(state: StripeState, draft: InvoiceDraft): Invoice {
  const { customer, currency, lines, subscription } = draft
  const id = state.id('in')
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer,
    currency,
    created: Math.floor(state.now),
    billing_reason: draft.reason,
    status: 'draft',
    lines: listOf(
      lines.map((line) => ({ ...line, id: state.id('il'), object: 'line_item', currency })),
    ),
    subtotal: 0,
    total: 0,
    total_discount_amounts: [],
    amount_due: 0,
    amount_paid: 0,
    amount_remaining: 0,
    starting_balance: 0,
    ending_balance: null,
    attempt_count: 0,
    next_payment_attempt: null,
    pre_payment_credit_notes_amount: 0,
    post_payment_credit_notes_amount: 0,
    hosted_invoice_url: `${state.origin}/i/${id}`,
    metadata: draft.metadata ?? {},
    discounts: [...(draft.discounts ?? [])],
    parent: subscription
      ? { type: 'subscription_details', subscription_details: { subscription } }
      : null,
    payments: listOf<Invoice['payments']['data'][number]>([]),
    period_start: draft.period?.start ?? Math.floor(state.now),
    period_end: draft.period?.end ?? Math.floor(state.now),
  }
  total(state, invoice)
  return invoice
}

/** Adds up; the credit of the customer pays first. */
function total(state: StripeState, invoice: Invoice): void {
  const { balance } = requireRow(state.customers, invoice.customer, 'customer')
  invoice.subtotal = invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0)
  invoice.total_discount_amounts = invoice.discounts.flatMap((id) => {
    const coupon = requireRow(state.coupons, id, 'coupon')
    const base = Math.max(0, invoice.subtotal)
    const off = coupon.amount_off ?? Math.round((base * (coupon.percent_off ?? 0)) / 100)
    return off > 0 ? [{ amount: Math.min(off, base), discount: `di_${id}` }] : []
  })
  const off = invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0)
  invoice.total = invoice.subtotal - off
  invoice.starting_balance = balance
  invoice.amount_due = Math.max(0, invoice.total + Math.min(0, balance))
  invoice.amount_remaining = invoice.amount_due
}

export function addLine(state: StripeState, invoice: Invoice, description: string, amount: number) {
  if (invoice.status !== 'draft')
    throw invalid('The invoice is no longer a draft', 'invoice_not_editable')
  const { currency } = invoice
  invoice.lines.data.push({
    id: state.id('il'),
    object: 'line_item',
    currency,
    description,
    amount,
  })
  total(state, invoice)
}

export function saveInvoice(state: StripeState, invoice: Invoice): Invoice {
  state.invoices.set(invoice.id, invoice)
  state.emit('invoice.created', invoice)
  return invoice
}

/** From now on its amounts stay, and credit that it used is used. */
export function finalize(state: StripeState, invoice: Invoice): Invoice {
  if (invoice.status !== 'draft') return invoice
  total(state, invoice)
  const customer = requireRow(state.customers, invoice.customer, 'customer')
  customer.balance += invoice.total - invoice.amount_due
  invoice.ending_balance = customer.balance
  invoice.status = 'open'
  state.emit('invoice.finalized', invoice)
  return invoice
}

export function voidInvoice(state: StripeState, invoice: Invoice): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'draft') {
    throw invalid('Only open invoices can be voided', 'invoice_not_open')
  }
  if (invoice.status === 'open') {
    const customer = requireRow(state.customers, invoice.customer, 'customer')
    customer.balance -= invoice.total - invoice.amount_due
  }
  invoice.status = 'void'
  state.whenPaid.delete(invoice.id)
  state.emit('invoice.voided', invoice)
  return invoice
}

export function couponsIn(state: StripeState, form: Form): readonly string[] {
  return formsOf(form, 'discounts').map((one) => {
    const code = textOf(one, 'promotion_code')
    if (code) return requireRow(state.promotionCodes, code, 'promotion_code').promotion.coupon
    return requireRow(state.coupons, textOf(one, 'coupon'), 'coupon').id
  })
}
