// Whether a card pays an invoice of the double.

import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { type Invoice, invalid, StripeProblem, type Subscription } from './wire.ts'

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
  intent.amount = invoice.amount_due
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

/** The card that the invoices of a subscription are charged to. */
export function cardOf(state: StripeState, { default_payment_method, customer }: Subscription) {
  const owner = requireRow(state.customers, customer, 'customer')
  return owner.invoice_settings.default_payment_method ?? default_payment_method
}
