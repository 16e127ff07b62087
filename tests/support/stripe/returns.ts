// Money that goes back at the double: by a call, or by somebody in its dashboard, or by a bank.

import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import {
  type Charge,
  type CreditNote,
  type Dispute,
  type Invoice,
  invalid,
  type PaymentIntent,
  type Refund,
} from './wire.ts'

/** A payment that succeeded has one. */
export function chargeOf(state: StripeState, intent: PaymentIntent): Charge {
  return {
    id: chargeId(intent.id),
    object: 'charge',
    customer: intent.customer,
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: intent.amount_refunded,
    currency: intent.currency,
    disputed: [...state.disputes.values()].some((one) => one.payment_intent === intent.id),
  }
}

function chargeId(intentId: string): string {
  return intentId.replace(/^pi_/, 'ch_')
}

export function refundPayment(
  state: StripeState,
  intent: PaymentIntent,
  wanted: number | null = null,
): Refund {
  const left = intent.amount - intent.amount_refunded
  const amount = wanted ?? left
  if (intent.status !== 'succeeded' || left <= 0) {
    throw invalid('This payment has been refunded.', 'charge_already_refunded')
  }
  if (amount <= 0 || amount > left) throw invalid('That is more than is left of it.')
  intent.amount_refunded += amount
  const refund: Refund = {
    id: state.id('re'),
    object: 'refund',
    charge: chargeId(intent.id),
    payment_intent: intent.id,
    customer: null,
    amount,
    currency: intent.currency,
    status: 'succeeded',
  }
  state.refunds.set(refund.id, refund)
  state.emit('refund.created', refund)
  state.emit('charge.refunded', chargeOf(state, intent))
  return refund
}

/** The bank of the card does not take it: the money is here again. */
export function failRefund(state: StripeState, refund: Refund): void {
  const intent = requireRow(state.paymentIntents, refund.payment_intent, 'payment_intent')
  intent.amount_refunded -= refund.amount
  refund.status = 'failed'
  state.emit('refund.failed', refund)
}

export interface Crediting {
  readonly amount: number
  readonly refund: number
  readonly outside: number
}

/** First off what is still to be paid; of the rest, what is not refunded becomes credit. */
export function writeCreditNote(
  state: StripeState,
  invoice: Invoice,
  { amount, refund, outside }: Crediting,
): CreditNote {
  const before = invoice.status === 'open' ? Math.min(amount, invoice.amount_remaining) : 0
  const after = amount - before
  if (amount <= 0 || after > invoice.amount_paid || refund + outside > after) {
    throw invalid('That is more than the invoice came to.')
  }
  reduce(state, invoice, before)
  invoice.post_payment_credit_notes_amount += after
  const intent = state.paymentIntents.get(invoice.payments.data[0]?.payment.payment_intent ?? '')
  const refunds =
    refund > 0 && intent
      ? [{ amount_refunded: refund, refund: refundPayment(state, intent, refund).id }]
      : []
  const note: CreditNote = {
    id: state.id('cn'),
    object: 'credit_note',
    customer: invoice.customer,
    invoice: invoice.id,
    created: Math.floor(state.now),
    amount,
    currency: invoice.currency,
    pre_payment_amount: before,
    post_payment_amount: after,
    out_of_band_amount: outside > 0 ? outside : null,
    refunds,
    status: 'issued',
  }
  state.creditNotes.set(note.id, note)
  requireRow(state.customers, invoice.customer, 'customer').balance -= after - refund - outside
  state.emit('credit_note.created', note)
  return note
}

function reduce(state: StripeState, invoice: Invoice, by: number): void {
  if (by === 0) return
  invoice.pre_payment_credit_notes_amount += by
  invoice.amount_due -= by
  invoice.amount_remaining -= by
  if (invoice.amount_remaining > 0) return
  invoice.status = 'paid'
  invoice.next_payment_attempt = null
  state.emit('invoice.paid', invoice)
}

/** The owner of a card denies a payment: the bank takes the money until it has decided. */
export function openDispute(state: StripeState, intent: PaymentIntent): Dispute {
  const dispute: Dispute = {
    id: state.id('dp'),
    object: 'dispute',
    charge: chargeId(intent.id),
    payment_intent: intent.id,
    amount: intent.amount - intent.amount_refunded,
    currency: intent.currency,
    status: 'needs_response',
  }
  state.disputes.set(dispute.id, dispute)
  state.emit('charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(state: StripeState, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status
  state.emit('charge.dispute.closed', dispute)
}

/** What a bank keeps, or has not decided about. */
export function disputedOf(state: StripeState, intentId: string): number {
  return [...state.disputes.values()]
    .filter((one) => one.payment_intent === intentId && one.status !== 'won')
    .reduce((sum, { amount }) => sum + amount, 0)
}
