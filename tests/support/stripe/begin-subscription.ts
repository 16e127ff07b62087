// A subscription of the double begins, with its first invoice.

import { composeInvoice, finalize, saveInvoice } from './money.ts'
import { cardOf, type Presence, pay } from './payments.ts'
import type { StripeState } from './state.ts'
import { cycleEnd, fullLine, newItem, type Wanted } from './subscription-items.ts'
import { invalid, listOf, type Metadata, type Subscription } from './wire.ts'

export interface Beginning {
  readonly customer: string
  readonly items: readonly Wanted[]
  readonly once: readonly Wanted[]
  readonly trialEnd: number | null
  readonly paymentMethod: string | null
  readonly discounts: readonly string[]
  readonly metadata: Metadata
  readonly presence: Presence
}

export function beginSubscription(state: StripeState, beginning: Beginning): Subscription {
  const { items, trialEnd, customer, paymentMethod } = beginning
  const [first] = items
  if (!first) throw invalid('A subscription needs items')
  if (new Set(items.map(({ price }) => JSON.stringify(price.recurring))).size > 1) {
    throw invalid('All prices on a subscription need the same interval')
  }
  const now = Math.floor(state.now)
  const anchor = trialEnd ?? now
  const end = trialEnd ?? cycleEnd(anchor, first.price, now)
  const subscription: Subscription = {
    id: state.id('sub'),
    object: 'subscription',
    customer,
    created: now,
    currency: first.price.currency,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    items: listOf(items.map((item) => newItem(state, item, now, end))),
    billing_cycle_anchor: anchor,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: paymentMethod,
    latest_invoice: null,
    metadata: beginning.metadata,
    pending_update: null,
    schedule: null,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
  }
  state.subscriptions.set(subscription.id, subscription)
  const lines = [
    ...(trialEnd === null
      ? items.map((one) => fullLine(state, one))
      : [{ description: 'Free trial', amount: 0 }]),
    ...beginning.once.map((one) => fullLine(state, one)),
  ]
  const invoice = composeInvoice(state, {
    customer,
    currency: subscription.currency,
    reason: 'subscription_create',
    lines,
    subscription: subscription.id,
    discounts: beginning.discounts,
    period: { start: now, end },
  })
  subscription.latest_invoice = invoice.id
  state.emit('customer.subscription.created', subscription)
  saveInvoice(state, invoice)
  finalize(state, invoice)
  state.whenPaid.set(invoice.id, () => {
    if (subscription.status !== 'incomplete') return
    subscription.status = 'active'
    state.emit('customer.subscription.updated', subscription)
  })
  pay(state, invoice, cardOf(state, subscription), beginning.presence)
  return subscription
}
