// Subscriptions of the double: begin, change with proration, end.

import { type Form, formsOf, has, numberOf, textOf, textsOf } from './form.ts'
import { composeInvoice, costOf, finalize, pay, saveInvoice, voidInvoice } from './money.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import {
  type Invoice,
  invalid,
  listOf,
  type Metadata,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from './wire.ts'

export interface Wanted {
  readonly price: Price
  readonly quantity: number
}

const DAY = 86_400

export function wantedItems(state: StripeState, forms: readonly Form[]): readonly Wanted[] {
  return forms.map((form) => ({
    price: requireRow(state.prices, textOf(form, 'price'), 'price'),
    quantity: numberOf(form, 'quantity') ?? 1,
  }))
}

/** The end of a cycle that began at `start`, counted from the anchor so that the 31st comes back. */
export function cycleEnd(anchor: number, price: Price | undefined, start: number): number {
  const { interval = 'month', interval_count = 1 } = price?.recurring ?? {}
  if (interval === 'day') return start + interval_count * DAY
  if (interval === 'week') return start + interval_count * 7 * DAY
  const months = interval_count * (interval === 'year' ? 12 : 1)
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, months * count)
    if (end > start) return end
  }
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1_000)
  const month = from.getUTCMonth() + months
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), last)
  const rest =
    seconds * 1_000 - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  return Math.floor((Date.UTC(from.getUTCFullYear(), month, day) + rest) / 1_000)
}

export interface Beginning {
  readonly customer: string
  readonly items: readonly Wanted[]
  readonly once: readonly Wanted[]
  readonly trialEnd: number | null
  readonly paymentMethod: string | null
  readonly discounts: readonly string[]
  readonly metadata: Metadata
  readonly presence: 'present' | 'absent'
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
  pay(state, invoice, paymentMethod, beginning.presence)
  return subscription
}

export function newItem(
  state: StripeState,
  { price, quantity }: Wanted,
  start: number,
  end: number,
): SubscriptionItem {
  return {
    id: state.id('si'),
    object: 'subscription_item',
    price,
    quantity,
    current_period_start: start,
    current_period_end: end,
  }
}

export function fullLine(state: StripeState, { price, quantity }: Wanted) {
  const name = state.products.get(price.product)?.name ?? price.id
  return { description: `${quantity} × ${name}`, amount: costOf(price, quantity) }
}

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

function prorated(
  state: StripeState,
  prefix: string,
  { price, quantity }: SubscriptionItem,
  part: number,
) {
  const { description, amount } = fullLine(state, { price, quantity })
  return { description: `${prefix} ${description}`.trim(), amount: Math.round(amount * part) }
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
  if (has(form, 'items') || has(form, 'trial_end')) changeItems(state, subscription, form)
  if (has(form, 'cancel_at_period_end')) {
    subscription.cancel_at_period_end = textOf(form, 'cancel_at_period_end') === 'true'
    subscription.canceled_at = subscription.cancel_at_period_end ? Math.floor(state.now) : null
    subscription.cancel_at = subscription.cancel_at_period_end ? periodEnd(subscription) : null
  }
  if (has(form, 'metadata')) Object.assign(subscription.metadata, textsOf(form, 'metadata'))
  const card = textOf(form, 'default_payment_method')
  if (card) subscription.default_payment_method = card
  state.emit('customer.subscription.updated', subscription)
  return subscription
}

export function periodEnd({ items }: Subscription): number {
  return items.data[0]?.current_period_end ?? 0
}

function changeItems(state: StripeState, subscription: Subscription, form: Form): void {
  if (subscription.pending_update) throw invalid('An update is pending', 'pending_update')
  const change = planChange(state, subscription, form)
  const apply = () => applyChange(subscription, change)
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
  if (pay(state, invoice, cardOf(state, subscription), 'absent')) return
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

export function couponsIn(state: StripeState, form: Form): readonly string[] {
  return formsOf(form, 'discounts').map((one) => {
    const code = textOf(one, 'promotion_code')
    if (code) return requireRow(state.promotionCodes, code, 'promotion_code').promotion.coupon
    return requireRow(state.coupons, textOf(one, 'coupon'), 'coupon').id
  })
}

export function applyChange(subscription: Subscription, change: Change): void {
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

export function cardOf(state: StripeState, { default_payment_method, customer }: Subscription) {
  const owner = requireRow(state.customers, customer, 'customer')
  return owner.invoice_settings.default_payment_method ?? default_payment_method
}

/** Drops an update that was never paid. */
export function dropPending(state: StripeState, invoice: Invoice): void {
  const id = invoice.parent?.subscription_details.subscription
  const subscription = id ? state.subscriptions.get(id) : undefined
  if (subscription?.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null
    state.emit('customer.subscription.updated', subscription)
  }
}

export function cancelSubscription(state: StripeState, subscription: Subscription, form: Form) {
  if (subscription.status === 'canceled')
    throw invalid('The subscription has ended', 'resource_missing')
  const [item] = subscription.items.data
  const now = Math.floor(state.now)
  const wantsCredit = textOf(form, 'prorate') === 'true' && subscription.status === 'active'
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
  if (invoice && (invoice.status === 'open' || invoice.status === 'draft'))
    voidInvoice(state, invoice)
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
