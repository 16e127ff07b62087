// Subscriptions of the double end, and their schedules with them.

import { claimWaiting, invoiceOf } from './change-subscription.ts'
import { type Form, textOf } from './form.ts'
import { finalize, saveInvoice, voidInvoice } from './money.ts'
import { cardOf, pay } from './payments.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { prorated } from './subscription-items.ts'
import { invalid, type Subscription } from './wire.ts'

export function cancelSubscription(state: StripeState, subscription: Subscription, form: Form) {
  if (subscription.status === 'canceled')
    throw invalid('The subscription has ended', 'resource_missing')
  const [item] = subscription.items.data
  const now = Math.floor(state.now)
  // Whether the cycle was paid is not looked at: docs/billing.md says where that is known from.
  const hasCycle = subscription.status === 'active' || subscription.status === 'past_due'
  const wantsCredit = textOf(form, 'prorate') === 'true' && hasCycle
  if (item && wantsCredit && item.current_period_end > now) {
    const part =
      (item.current_period_end - now) / (item.current_period_end - item.current_period_start)
    const lines = subscription.items.data.map((one) =>
      prorated(state, 'Unused time on', one, -part),
    )
    const invoice = invoiceOf(state, subscription, lines, {})
    claimWaiting(state, subscription, invoice)
    saveInvoice(state, invoice)
    finalize(state, invoice)
    pay(state, invoice, cardOf(state, subscription), 'absent')
  }
  return endSubscription(state, subscription)
}

export function endSubscription(state: StripeState, subscription: Subscription): Subscription {
  const wasNeverPaid = subscription.status === 'incomplete'
  subscription.status = wasNeverPaid ? 'incomplete_expired' : 'canceled'
  subscription.ended_at = Math.floor(state.now)
  subscription.canceled_at ??= subscription.ended_at
  if (subscription.schedule) releaseSchedule(state, subscription.schedule, 'canceled')
  const invoice = subscription.latest_invoice && state.invoices.get(subscription.latest_invoice)
  if (invoice && (invoice.status === 'draft' || (wasNeverPaid && invoice.status === 'open')))
    voidInvoice(state, invoice)
  // What is due stays due, and nobody is asked for it by itself any more.
  for (const due of state.invoices.values()) {
    if (due.customer === subscription.customer) due.next_payment_attempt = null
  }
  state.emit('customer.subscription.deleted', subscription)
  return subscription
}

export function releaseSchedule(
  state: StripeState,
  id: string,
  how: 'released' | 'canceled' | 'completed',
) {
  const schedule = requireRow(state.schedules, id, 'subscription_schedule')
  if (schedule.status !== 'active') throw invalid('The schedule is over', 'schedule_not_active')
  const subscription = schedule.subscription && state.subscriptions.get(schedule.subscription)
  if (subscription) subscription.schedule = null
  schedule.status = how
  schedule.current_phase = null
  if (how !== 'canceled') schedule.subscription = null
  state.emit(`subscription_schedule.${how}`, schedule)
  return schedule
}
