// Hosted checkouts of the double.

import { beginSubscription } from './begin-subscription.ts'
import { saveCard } from './cards.ts'
import { type Form, formOf, formsOf, numberOf, textOf, textsOf } from './form.ts'
import { composeInvoice, costOf, couponsIn, finalize, saveInvoice } from './money.ts'
import { pay, tryCard } from './payments.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { fullLine, wantedItems } from './subscription-items.ts'
import { invalid, type Session, StripeProblem } from './wire.ts'

const LEAST_LIFE = 1_800
const MOST_LIFE = 86_400

export function openSession(state: StripeState, form: Form): Session {
  const mode = textOf(form, 'mode')
  if (mode !== 'subscription' && mode !== 'payment' && mode !== 'setup') throw invalid('mode')
  const now = Math.floor(state.now)
  const expires = numberOf(form, 'expires_at') ?? now + MOST_LIFE
  if (expires < now + LEAST_LIFE || expires > now + MOST_LIFE) {
    throw invalid('expires_at must be between 30 minutes and 24 hours from now')
  }
  const customer = requireRow(state.customers, textOf(form, 'customer'), 'customer')
  if (mode !== 'setup') wantedItems(state, formsOf(form, 'line_items'))
  const id = state.id('cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    mode,
    customer: customer.id,
    created: now,
    currency: textOf(form, 'currency') ?? 'usd',
    url: `${state.origin}/c/pay/${id}`,
    success_url: textOf(form, 'success_url') ?? '',
    cancel_url: textOf(form, 'cancel_url'),
    expires_at: expires,
    metadata: textsOf(form, 'metadata'),
    client_reference_id: textOf(form, 'client_reference_id'),
    status: 'open',
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    subscription: null,
    payment_intent: null,
    setup_intent: null,
    invoice: null,
  }
  state.sessions.set(id, session)
  state.orders.set(id, form)
  return session
}

export function expireSession(state: StripeState, session: Session): Session {
  if (session.status !== 'open' || isPaid(session)) {
    throw invalid('Only open sessions can be expired')
  }
  session.status = 'expired'
  state.emit('checkout.session.expired', session)
  return session
}

/** Also before its page says so. */
export function isPaid({ subscription, payment_intent, setup_intent }: Session): boolean {
  return (subscription ?? payment_intent ?? setup_intent) !== null
}

export function sessionTotal(state: StripeState, session: Session): number {
  const form = state.orders.get(session.id) ?? {}
  if (trialEnd(state, formOf(form, 'subscription_data')) !== null) return 0
  return wantedItems(state, formsOf(form, 'line_items')).reduce(
    (sum, { price, quantity }) => sum + costOf(price, quantity),
    0,
  )
}

/** `confirmed`: the owner of the card has answered what the bank asks. */
export function paySession(
  state: StripeState,
  session: Session,
  number: string,
  confirmed: boolean,
): 'paid' | 'asks' {
  if (session.status !== 'open') throw invalid('This checkout has ended.')
  const card = saveCard(state, session.customer, number)
  if (state.manners.get(card) === 'asks' && !confirmed) return 'asks'
  if (tryCard(state, card, 'present') !== 'succeeded') {
    throw new StripeProblem(402, 'card_error', 'Your card was declined.', { code: 'card_declined' })
  }
  // It is attached, and not more: whoever wants it for everything says so.
  state.emit('payment_method.attached', requireRow(state.paymentMethods, card, 'payment_method'))
  const form = state.orders.get(session.id) ?? {}
  if (session.mode === 'subscription') subscribe(state, session, form, card)
  else if (session.mode === 'payment') payOnce(state, session, form, card)
  else {
    const id = state.id('seti')
    state.setupIntents.set(id, { id, payment_method: card })
    session.setup_intent = id
  }
  session.status = 'complete'
  if (session.mode !== 'setup') session.payment_status = 'paid'
  state.emit('checkout.session.completed', session)
  return 'paid'
}

function trialEnd(state: StripeState, data: Form): number | null {
  const days = numberOf(data, 'trial_period_days')
  return days === null ? numberOf(data, 'trial_end') : Math.floor(state.now) + days * 86_400
}

function subscribe(state: StripeState, session: Session, form: Form, card: string): void {
  const data = formOf(form, 'subscription_data')
  const wanted = wantedItems(state, formsOf(form, 'line_items'))
  const subscription = beginSubscription(state, {
    customer: session.customer,
    items: wanted.filter(({ price }) => price.recurring),
    once: wanted.filter(({ price }) => !price.recurring),
    trialEnd: trialEnd(state, data),
    paymentMethod: card,
    discounts: couponsIn(state, form),
    metadata: textsOf(data, 'metadata'),
    presence: 'present',
  })
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
}

function payOnce(state: StripeState, session: Session, form: Form, card: string): void {
  const invoice = composeInvoice(state, {
    customer: session.customer,
    currency: session.currency,
    reason: 'manual',
    lines: wantedItems(state, formsOf(form, 'line_items')).map((one) => fullLine(state, one)),
    discounts: couponsIn(state, form),
    metadata: textsOf(formOf(formOf(form, 'invoice_creation'), 'invoice_data'), 'metadata'),
  })
  saveInvoice(state, invoice)
  finalize(state, invoice)
  pay(state, invoice, card, 'present')
  session.invoice = invoice.id
  session.payment_intent = invoice.payments.data[0]?.payment.payment_intent ?? null
}
