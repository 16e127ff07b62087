// Time passes at the double: trials and cycles end, drafts become invoices, cards are tried again.

import { dropPending, pendingInvoice } from './change-subscription.ts'
import { isPaid } from './checkout.ts'
import { endSubscription, releaseSchedule } from './end-subscription.ts'
import { composeInvoice, finalize, saveInvoice, voidInvoice } from './money.ts'
import { cardOf, pay } from './payments.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { cycleEnd, fullLine, newItem, periodEnd } from './subscription-items.ts'
import { type Invoice, listOf, type Subscription } from './wire.ts'

/** An invoice of a cycle can be added to for an hour. */
const DRAFT_SECONDS = 3_600
const RETRY_DAYS = [3, 5, 7]
const DAY = 86_400

interface Due {
  readonly at: number
  readonly customer: string
  run(): void
}

/** The next thing that happens by itself, not later than `until`. */
export function nextDue(state: StripeState, until: number): Due | undefined {
  const all = [
    ...sessions(state),
    ...drafts(state),
    ...retries(state),
    ...pendings(state),
    ...cycles(state),
  ]
  const due = all.filter(({ at, customer }) => at <= until && !state.resting.has(customer))
  return due.sort((one, other) => one.at - other.at)[0]
}

function sessions(state: StripeState): readonly Due[] {
  return [...state.sessions.values()]
    .filter((session) => session.status === 'open' && !isPaid(session))
    .map((session) => ({
      at: session.expires_at,
      customer: session.customer,
      run: () => {
        session.status = 'expired'
        state.emit('checkout.session.expired', session)
      },
    }))
}

function drafts(state: StripeState): readonly Due[] {
  return [...state.invoices.values()]
    .filter(
      ({ status, billing_reason }) => status === 'draft' && billing_reason === 'subscription_cycle',
    )
    .map((invoice) => ({
      at: invoice.created + DRAFT_SECONDS,
      customer: invoice.customer,
      run: () => {
        finalize(state, invoice)
        collect(state, invoice)
      },
    }))
}

/** A change that nobody pays within a day is dropped. */
function pendings(state: StripeState): readonly Due[] {
  return [...state.subscriptions.values()].flatMap((subscription) => {
    const { pending_update } = subscription
    const invoice = pendingInvoice(state, subscription)
    if (!pending_update || !invoice) return []
    const run = () => {
      voidInvoice(state, invoice)
      dropPending(state, invoice)
      state.emit('customer.subscription.pending_update_expired', subscription)
    }
    return [{ at: pending_update.expires_at, customer: subscription.customer, run }]
  })
}

function retries(state: StripeState): readonly Due[] {
  return [...state.invoices.values()]
    .filter(
      ({ status, next_payment_attempt }) => status === 'open' && next_payment_attempt !== null,
    )
    .map((invoice) => ({
      at: invoice.next_payment_attempt ?? 0,
      customer: invoice.customer,
      run: () => collect(state, invoice),
    }))
}

function subscriptionOf(state: StripeState, invoice: Invoice): Subscription | undefined {
  return state.subscriptions.get(invoice.parent?.subscription_details.subscription ?? '')
}

/** After the last try the subscription ends. */
function collect(state: StripeState, invoice: Invoice): void {
  const subscription = subscriptionOf(state, invoice)
  if (!subscription || subscription.status === 'canceled') {
    invoice.next_payment_attempt = null
    return
  }
  const isPaid = pay(state, invoice, cardOf(state, subscription), 'absent')
  if (isPaid) return settle(state, subscription)
  const days = RETRY_DAYS[invoice.attempt_count - 1]
  if (days === undefined) {
    invoice.next_payment_attempt = null
    endSubscription(state, subscription)
    return
  }
  invoice.next_payment_attempt = Math.floor(state.now) + days * DAY
  subscription.status = 'past_due'
  state.emit('customer.subscription.updated', subscription)
}

export function settle(state: StripeState, subscription: Subscription): void {
  if (subscription.status !== 'past_due') return
  const open = [...state.invoices.values()].some(
    (one) => one.status === 'open' && subscriptionOf(state, one)?.id === subscription.id,
  )
  if (open) return
  subscription.status = 'active'
  state.emit('customer.subscription.updated', subscription)
}

function cycles(state: StripeState): readonly Due[] {
  return [...state.subscriptions.values()]
    .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
    .map((subscription) => ({
      at: periodEnd(subscription),
      customer: subscription.customer,
      run: () => turn(state, subscription),
    }))
}

/** A cycle, or a trial, is over. */
function turn(state: StripeState, subscription: Subscription): void {
  const at = periodEnd(subscription)
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? at + 1) <= at) {
    endSubscription(state, subscription)
    return
  }
  const wasTrial = subscription.status === 'trialing'
  if (wasTrial && cardOf(state, subscription) === null) {
    endSubscription(state, subscription)
    return
  }
  const isNewPhase = enterPhase(state, subscription, at)
  if (wasTrial || isNewPhase) subscription.billing_cycle_anchor = at
  const [first] = subscription.items.data
  const end = cycleEnd(subscription.billing_cycle_anchor, first?.price, at)
  for (const item of subscription.items.data) {
    item.current_period_start = at
    item.current_period_end = end
  }
  if (wasTrial) subscription.status = 'active'
  const pending = [...state.invoiceItems.values()].filter(
    (item) => item.invoice === null && item.subscription === subscription.id,
  )
  const invoice = composeInvoice(state, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_cycle',
    lines: [...subscription.items.data.map((one) => fullLine(state, one)), ...pending].map(
      ({ description, amount }) => ({ description, amount }),
    ),
    subscription: subscription.id,
    period: { start: at, end },
  })
  for (const item of pending) item.invoice = invoice.id
  subscription.latest_invoice = invoice.id
  state.emit('customer.subscription.updated', subscription)
  saveInvoice(state, invoice)
}

function enterPhase(state: StripeState, subscription: Subscription, at: number): boolean {
  const schedule = subscription.schedule
    ? requireRow(state.schedules, subscription.schedule, 'schedule')
    : null
  const next = schedule?.phases.find(({ start_date }) => start_date === at)
  if (!schedule || !next) return false
  const items = next.items.map(({ price, quantity }) =>
    newItem(state, { price: requireRow(state.prices, price, 'price'), quantity }, at, at),
  )
  subscription.items = listOf(items)
  schedule.current_phase = { start_date: at, end_date: next.end_date }
  // Nothing comes after the last phase: the subscription goes on by itself.
  if (schedule.phases.at(-1) === next) releaseSchedule(state, schedule.id, 'released')
  return true
}
