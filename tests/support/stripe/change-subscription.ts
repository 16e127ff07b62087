// Changes of subscriptions, with proration, now or when they have been paid.

import { type Form, formsOf, has, numberOf, textOf, textsOf } from './form.ts'
import { composeInvoice, couponsIn, finalize, saveInvoice } from './money.ts'
import { cardOf, pay } from './payments.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { cycleEnd, newItem, periodEnd, prorated } from './subscription-items.ts'
import { type Invoice, invalid, listOf, type Subscription, type SubscriptionItem } from './wire.ts'

const DAY = 86_400

/** What an update would do: the items and the cycle afterwards, and the lines it costs. */
export interface Change {
  readonly items: readonly SubscriptionItem[]
  readonly anchor: number
  readonly trialEnd: number | null
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  readonly start: number
  readonly end: number
}

export function planChange(state: StripeState, subscription: Subscription, form: Form): Change {
  const at = numberOf(form, 'proration_date') ?? Math.floor(state.now)
  const before = subscription.items.data
  const after = changedItems(state, before, formsOf(form, 'items'))
  const [old, first] = [before[0], after[0]]
  if (!old || !first) throw invalid('A subscription needs items')
  const trial = textOf(form, 'trial_end')
  const isTrialing = subscription.status === 'trialing'
  const sameCycle =
    trial === null && JSON.stringify(old.price.recurring) === JSON.stringify(first.price.recurring)
  const trialEnd =
    trial === null
      ? isTrialing && sameCycle
        ? subscription.trial_end
        : null
      : trial === 'now'
        ? null
        : Number(trial)
  const start = sameCycle ? old.current_period_start : at
  const anchor = sameCycle ? subscription.billing_cycle_anchor : (trialEnd ?? at)
  const end = sameCycle ? old.current_period_end : (trialEnd ?? cycleEnd(anchor, first.price, at))
  const part = (old.current_period_end - at) / (old.current_period_end - old.current_period_start)
  const same = (one: SubscriptionItem) =>
    sameCycle &&
    after.some((other) => other.price.id === one.price.id && other.quantity === one.quantity)
  const known = (one: SubscriptionItem) =>
    sameCycle &&
    before.some((other) => other.price.id === one.price.id && other.quantity === one.quantity)
  const credits = isTrialing
    ? []
    : before.filter((one) => !same(one)).map((one) => prorated(state, 'Unused time on', one, -part))
  const charged =
    isTrialing && sameCycle ? [] : trialEnd === null ? after.filter((one) => !known(one)) : []
  const lines = charged.map((one) =>
    prorated(state, sameCycle ? 'Remaining time on' : '', one, sameCycle ? part : 1),
  )
  const items = after.map((one) => ({
    ...one,
    current_period_start: start,
    current_period_end: end,
  }))
  return { items, anchor, trialEnd, lines: [...credits, ...lines], start, end }
}

function changedItems(
  state: StripeState,
  before: readonly SubscriptionItem[],
  forms: readonly Form[],
): readonly SubscriptionItem[] {
  let items = [...before]
  for (const form of forms) {
    const id = textOf(form, 'id')
    if (textOf(form, 'deleted') === 'true') {
      items = items.filter((one) => one.id !== id)
      continue
    }
    const known = items.find((one) => one.id === id)
    const price = textOf(form, 'price')
    const quantity = numberOf(form, 'quantity')
    if (known) {
      const next = {
        ...known,
        price: price ? requireRow(state.prices, price, 'price') : known.price,
        quantity: quantity ?? known.quantity,
      }
      items = items.map((one) => (one.id === id ? next : one))
    } else {
      const wanted = { price: requireRow(state.prices, price, 'price'), quantity: quantity ?? 1 }
      items.push(newItem(state, wanted, 0, 0))
    }
  }
  return items
}

export function updateSubscription(state: StripeState, subscription: Subscription, form: Form) {
  if (subscription.status === 'canceled')
    throw invalid('The subscription has ended', 'resource_missing')
  if (has(form, 'cancel_at') && has(form, 'cancel_at_period_end'))
    throw invalid('Only one of cancel_at and cancel_at_period_end')
  if (subscription.schedule && (has(form, 'cancel_at') || has(form, 'cancel_at_period_end')))
    throw invalid('The subscription is managed by its schedule')
  if (has(form, 'items') || has(form, 'trial_end')) changeItems(state, subscription, form)
  if (has(form, 'cancel_at_period_end')) {
    subscription.cancel_at_period_end = textOf(form, 'cancel_at_period_end') === 'true'
    subscription.canceled_at = subscription.cancel_at_period_end ? Math.floor(state.now) : null
    subscription.cancel_at = subscription.cancel_at_period_end ? periodEnd(subscription) : null
  }
  if (has(form, 'cancel_at')) {
    subscription.cancel_at = numberOf(form, 'cancel_at')
    subscription.canceled_at = subscription.cancel_at === null ? null : Math.floor(state.now)
  }
  // What waits for its payment brings its own when it is there.
  if (has(form, 'metadata') && !subscription.pending_update) {
    Object.assign(subscription.metadata, textsOf(form, 'metadata'))
  }
  const card = textOf(form, 'default_payment_method')
  if (card) subscription.default_payment_method = card
  state.emit('customer.subscription.updated', subscription)
  return subscription
}

function changeItems(state: StripeState, subscription: Subscription, form: Form): void {
  if (subscription.pending_update) throw invalid('An update is pending', 'pending_update')
  const change = planChange(state, subscription, form)
  const apply = () => {
    applyChange(subscription, change)
    Object.assign(subscription.metadata, textsOf(form, 'metadata'))
  }
  const behavior = textOf(form, 'proration_behavior') ?? 'create_prorations'
  if (behavior !== 'always_invoice') return apply()
  const invoice = invoiceOf(state, subscription, change.lines, form)
  claimWaiting(state, subscription, invoice)
  saveInvoice(state, invoice)
  finalize(state, invoice)
  const isPending = textOf(form, 'payment_behavior') === 'pending_if_incomplete'
  subscription.latest_invoice = invoice.id
  state.whenPaid.set(invoice.id, () => {
    apply()
    subscription.pending_update = null
    state.emit('customer.subscription.updated', subscription)
  })
  const presence = textOf(form, 'off_session') === 'true' ? 'absent' : 'asking'
  if (pay(state, invoice, cardOf(state, subscription), presence)) return
  if (!isPending) throw invalid('The payment failed')
  subscription.pending_update = { expires_at: Math.floor(state.now) + DAY }
}

/** Items that wait for the next invoice of the subscription. */
function waitingItems(state: StripeState, { id, customer }: Subscription) {
  return [...state.invoiceItems.values()].filter(
    (item) =>
      item.invoice === null &&
      item.customer === customer &&
      (item.subscription === null || item.subscription === id),
  )
}

export function claimWaiting(state: StripeState, subscription: Subscription, invoice: Invoice) {
  for (const item of waitingItems(state, subscription)) item.invoice = invoice.id
}

export function invoiceOf(
  state: StripeState,
  subscription: Subscription,
  lines: Change['lines'],
  form: Form,
): Invoice {
  const all = [...waitingItems(state, subscription), ...lines]
  return composeInvoice(state, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_update',
    lines: all.map(({ description, amount }) => ({ description, amount })),
    subscription: subscription.id,
    discounts: couponsIn(state, form),
  })
}

function applyChange(subscription: Subscription, change: Change): void {
  subscription.items = listOf(change.items)
  subscription.billing_cycle_anchor = change.anchor
  if (change.trialEnd !== null) {
    subscription.status = 'trialing'
    subscription.trial_end = change.trialEnd
  } else if (subscription.status === 'trialing') {
    subscription.status = 'active'
    subscription.trial_end = change.start
  }
}

/** The invoice that an update waits for; a cycle may have brought a later one. */
export function pendingInvoice(
  state: StripeState,
  { id, pending_update }: Subscription,
): Invoice | undefined {
  if (!pending_update) return undefined
  return [...state.invoices.values()].find(
    (one) =>
      one.status === 'open' &&
      one.billing_reason === 'subscription_update' &&
      one.parent?.subscription_details.subscription === id,
  )
}

/** Drops an update that was never paid. */
export function dropPending(state: StripeState, invoice: Invoice): void {
  const id = invoice.parent?.subscription_details.subscription
  const subscription = id ? state.subscriptions.get(id) : undefined
  if (subscription?.pending_update && invoice.billing_reason === 'subscription_update') {
    subscription.pending_update = null
    state.emit('customer.subscription.updated', subscription)
  }
}
