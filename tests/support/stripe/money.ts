// Invoices of the double: what they come to, credit, discounts, and whether a card pays them.

import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import {
  type Invoice,
  type InvoiceLine,
  invalid,
  listOf,
  type Metadata,
  type Price,
  StripeProblem,
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

export type Presence = 'present' | 'absent'

/** Charges a card. `present`: its owner sits in front of it and can confirm. */
export function pay(
  state: StripeState,
  invoice: Invoice,
  paymentMethod: string | null,
  presence: Presence,
): boolean {
  if (invoice.status === 'paid') return true
  if (invoice.status !== 'open') throw invalid('The invoice is not open', 'invoice_not_open')
  if (invoice.amount_due > 0) {
    invoice.attempt_count += 1
    const status = tryCard(state, paymentMethod, presence)
    const intent = intentOf(state, invoice, paymentMethod)
    intent.status = status
    if (status !== 'succeeded') {
      state.emit(
        status === 'requires_action' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
        invoice,
      )
      return false
    }
  }
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  state.whenPaid.get(invoice.id)?.()
  state.whenPaid.delete(invoice.id)
  state.emit('invoice.paid', invoice)
  return true
}

function intentOf(state: StripeState, invoice: Invoice, paymentMethod: string | null) {
  const known = invoice.payments.data[0]?.payment.payment_intent
  const intent = known
    ? requireRow(state.paymentIntents, known, 'payment_intent')
    : newIntent(state, invoice, paymentMethod)
  intent.payment_method = paymentMethod
  return intent
}

function newIntent(state: StripeState, invoice: Invoice, paymentMethod: string | null) {
  const intent = {
    id: state.id('pi'),
    object: 'payment_intent' as const,
    customer: invoice.customer,
    amount: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    status: 'requires_payment_method' as const,
    payment_method: paymentMethod,
    amount_refunded: 0,
  }
  state.paymentIntents.set(intent.id, intent)
  invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent.id } })
  return requireRow(state.paymentIntents, intent.id, 'payment_intent')
}

export function tryCard(state: StripeState, paymentMethod: string | null, presence: Presence) {
  const manner = paymentMethod === null ? 'declines' : state.manners.get(paymentMethod)
  if (manner === 'works') return 'succeeded' as const
  if (manner === 'asks')
    return presence === 'present' ? ('succeeded' as const) : ('requires_action' as const)
  if (manner === 'declines_later' && presence === 'present') return 'succeeded' as const
  return 'requires_payment_method' as const
}

export function cardError(intent: { readonly id: string; readonly status: string }): StripeProblem {
  const asks = intent.status === 'requires_action'
  return new StripeProblem(
    402,
    'card_error',
    asks ? 'The card asks for confirmation.' : 'Your card was declined.',
    {
      code: asks ? 'invoice_payment_intent_requires_action' : 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: intent,
    },
  )
}
