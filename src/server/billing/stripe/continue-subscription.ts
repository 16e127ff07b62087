// Decides whether a subscription continues, ends with its cycle, or ends now.

import type { Stripe } from 'stripe'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { unchanged } from './charge-outcomes.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'

export type Asking = Pick<ChargeOrder, 'account' | 'operationId'>

/** Withdraws a scheduled end or change. */
export async function continueSubscription(
  parts: StripeParts,
  order: Asking,
  id: string,
  customer: string,
): Promise<ChargeOutcome> {
  const subscription = await parts.stripe.subscriptions.retrieve(id)
  const scheduleId = idOf(subscription.schedule)
  if (scheduleId !== null) await releaseSchedule(parts, order, scheduleId)
  if (willEnd(subscription)) await goOn(parts, order, subscription)
  return unchanged(parts, id, customer)
}

type Ending = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end'>

/** At the end of its cycle, or on a day that was chosen in the dashboard of Stripe. */
export function willEnd({ cancel_at, cancel_at_period_end }: Ending): boolean {
  return cancel_at_period_end || cancel_at !== null
}

/** Each kind of end has its own call to withdraw it; Stripe refuses both at once. */
export function goOn(
  parts: StripeParts,
  order: Asking,
  { id, cancel_at_period_end }: Ending & { readonly id: string },
): Promise<Stripe.Subscription> {
  const words = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }
  return update(parts, order, id, 'keep', words)
}

export async function endLater(parts: StripeParts, order: Asking, id: string): Promise<void> {
  const { schedule } = await parts.stripe.subscriptions.retrieve(id)
  const scheduleId = idOf(schedule)
  if (scheduleId !== null) await releaseSchedule(parts, order, scheduleId)
  await update(parts, order, id, 'end', { cancel_at_period_end: true })
}

/**
 * Time that was paid and not used is credited. Unpaid time is not: Stripe would credit it anyway, because its
 * prorations ignore whether the invoice was paid (docs/billing.md).
 */
export async function endNow(
  { stripe, calls }: StripeParts,
  { account, operationId }: Asking,
  id: string,
): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status === 'canceled' || status === 'incomplete_expired') return
  await calls.once<Stripe.SubscriptionCancelParams, Stripe.Subscription>({
    organizationId: account.customer.id,
    name: `${operationId}:end-now`,
    params: { prorate: status !== 'past_due' && status !== 'unpaid', invoice_now: true },
    make: (params, options) => stripe.subscriptions.cancel(id, params, options),
    find: (found) => stripe.subscriptions.retrieve(found),
  })
}

export async function releaseSchedule(
  { stripe, calls }: StripeParts,
  { account }: Pick<Asking, 'account'>,
  schedule: string,
): Promise<void> {
  await calls.once({
    organizationId: account.customer.id,
    name: `release:${schedule}`,
    params: {},
    make: (_params, options) => stripe.subscriptionSchedules.release(schedule, {}, options),
    find: async (id) => ({ id }),
  })
}

function update(
  { stripe, calls }: StripeParts,
  { account, operationId }: Asking,
  id: string,
  what: string,
  params: Stripe.SubscriptionUpdateParams,
): Promise<Stripe.Subscription> {
  return calls.once<Stripe.SubscriptionUpdateParams, Stripe.Subscription>({
    organizationId: account.customer.id,
    name: `${operationId}:${what}`,
    params,
    make: (words, options) => stripe.subscriptions.update(id, words, options),
    find: (found) => stripe.subscriptions.retrieve(found),
  })
}
