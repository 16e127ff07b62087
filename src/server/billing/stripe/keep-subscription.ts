// Whether what runs goes on, ends with its cycle, or ends now.

import type { Stripe } from 'stripe'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { unchanged } from './charge-outcomes.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'

export type Asking = Pick<ChargeOrder, 'account' | 'operationId'>

/** What was to end or to change goes on. */
export async function keepSubscription(
  parts: StripeParts,
  order: Asking,
  id: string,
  customer: string,
): Promise<ChargeOutcome> {
  const { schedule, cancel_at_period_end } = await parts.stripe.subscriptions.retrieve(id)
  const scheduleId = idOf(schedule)
  if (scheduleId !== null) await releaseSchedule(parts, order, scheduleId)
  if (cancel_at_period_end) await goOn(parts, order, id)
  return unchanged(parts, id, customer)
}

export function goOn(parts: StripeParts, order: Asking, id: string): Promise<Stripe.Subscription> {
  return update(parts, order, id, 'keep', { cancel_at_period_end: false })
}

export async function endLater(parts: StripeParts, order: Asking, id: string): Promise<void> {
  const { schedule } = await parts.stripe.subscriptions.retrieve(id)
  const scheduleId = idOf(schedule)
  if (scheduleId !== null) await releaseSchedule(parts, order, scheduleId)
  await update(parts, order, id, 'end', { cancel_at_period_end: true })
}

/** What was paid and not used is owed. */
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
    params: { prorate: true, invoice_now: true },
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
