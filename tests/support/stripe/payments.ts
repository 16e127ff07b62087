// Whether a card pays an invoice of the double.

import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import {
  type Invoice,
  invalid,
  type PaymentIntent,
  StripeProblem,
  type Subscription,
} from './wire.ts'

/**
 * `present`: the owner of the card sits in front of it and can confirm. `asking`: they have asked for it
 * elsewhere, and can be sent to a page. `absent`: nobody is there.
 */
export type Presence = 'present' | 'asking' | 'absent'

/** Charges a card. */
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
    intent.last_payment_error = problemOf(state, paymentMethod, status)
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
  for (const one of invoice.payments.data) one.status = 'paid'
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
    last_payment_error: null,
    payment_method: paymentMethod,
    amount_refunded: 0,
  }
  state.paymentIntents.set(intent.id, intent)
  const payment = { type: 'payment_intent' as const, payment_intent: intent.id }
  invoice.payments.data.push({ payment, is_default: true, status: 'open' })
  return requireRow(state.paymentIntents, intent.id, 'payment_intent')
}

export function tryCard(state: StripeState, paymentMethod: string | null, presence: Presence) {
  const manner = paymentMethod === null ? 'declines' : state.manners.get(paymentMethod)
  if (manner === 'works') return 'succeeded' as const
  if (manner === 'asks' && presence === 'asking') return 'requires_action' as const
  if (manner === 'asks' && presence === 'present') return 'succeeded' as const
  if (manner === 'declines_later' && presence === 'present') return 'succeeded' as const
  return 'requires_payment_method' as const
}

/** A bank that cannot ask anybody refuses, and says why. */
function problemOf(state: StripeState, paymentMethod: string | null, status: string) {
  if (status !== 'requires_payment_method') return null
  const asks = paymentMethod !== null && state.manners.get(paymentMethod) === 'asks'
  return { code: asks ? 'authentication_required' : 'card_declined' }
}

export function cardError(intent: PaymentIntent): StripeProblem {
  const { code = 'invoice_payment_intent_requires_action' } = intent.last_payment_error ?? {}
  const isDeclined = code === 'card_declined'
  return new StripeProblem(
    402,
    'card_error',
    isDeclined ? 'Your card was declined.' : 'The card asks for confirmation.',
    { code, decline_code: isDeclined ? 'generic_decline' : code, payment_intent: intent },
  )
}

/** The card that the invoices of a subscription are charged to: its own goes first. */
export function cardOf(state: StripeState, { default_payment_method, customer }: Subscription) {
  const owner = requireRow(state.customers, customer, 'customer')
  return default_payment_method ?? owner.invoice_settings.default_payment_method
}
