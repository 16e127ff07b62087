// From the next cycle on it is something else, or nothing.

import type { Stripe } from 'stripe'
import type { AttachStep } from '#domain/billing/attach-plan.ts'
import { isFree } from '#domain/billing/catalog.ts'
import { providerItems } from '#domain/billing/provider-price.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { metadataOf, unchanged } from './charge-outcomes.ts'
import { endLater, goOn, releaseSchedule } from './keep-subscription.ts'
import { periodOf } from './read-view.ts'
import { idOf, seconds } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { voidInvoice } from './void-invoice.ts'

export async function scheduleChange(
  parts: StripeParts,
  order: ChargeOrder,
  step: AttachStep,
  customer: string,
): Promise<ChargeOutcome> {
  const { stripe } = parts
  const id = step.current?.subscriptionId ?? ''
  const subscription = await stripe.subscriptions.retrieve(id)
  const schedule = idOf(subscription.schedule)
  if (schedule !== null) await releaseSchedule(parts, order, schedule)
  await dropWaiting(parts, order, subscription)
  if (isFree(step.product)) {
    await endLater(parts, order, id)
    return unchanged(parts, id, customer)
  }
  if (subscription.cancel_at_period_end) await goOn(parts, order, id)
  await schedulePhase(parts, {
    organizationId: order.account.customer.id,
    name: order.operationId,
    subscription,
    next: await nextPhase(parts, order, step),
  })
  return unchanged(parts, id, customer)
}

/** A change that waits for its payment does not stand in the way of another one. */
export async function dropWaiting(
  parts: StripeParts,
  { account }: Pick<ChargeOrder, 'account'>,
  { id: subscription, pending_update }: Stripe.Subscription,
): Promise<void> {
  if (!pending_update) return
  // Not simply the latest one: a cycle that turned in the meantime has brought its own.
  const { data } = await parts.stripe.invoices.list({ subscription, status: 'open', limit: 100 })
  const waiting = data.find(({ billing_reason }) => billing_reason === 'subscription_update')
  if (waiting?.id) await voidInvoice(parts, account.customer.id, waiting.id)
}

/** What comes after the cycle that runs; when it begins is known when it is scheduled. */
export type NextPhase = Omit<Stripe.SubscriptionScheduleUpdateParams.Phase, 'start_date'>

async function nextPhase(
  { prices, catalog }: StripeParts,
  order: ChargeOrder,
  { product, quantities }: AttachStep,
): Promise<NextPhase> {
  const wanted = providerItems(product, quantities, catalog)
  const recurring = wanted[0]?.price.recurring
  return {
    items: await prices.items(wanted),
    ...(recurring && {
      duration: { interval: recurring.interval, interval_count: recurring.count },
    }),
    metadata: metadataOf(order),
  }
}

export interface Scheduling {
  readonly organizationId: string
  /** Makes doing it twice harmless. */
  readonly name: string
  readonly subscription: Stripe.Subscription
  readonly next: NextPhase
}

export async function schedulePhase(
  { stripe, calls }: StripeParts,
  { organizationId, name, subscription, next }: Scheduling,
): Promise<string> {
  const find = (id: string) => stripe.subscriptionSchedules.retrieve(id)
  const { id } = await calls.once<
    Stripe.SubscriptionScheduleCreateParams,
    Stripe.SubscriptionSchedule
  >({
    organizationId,
    name: `${name}:schedule`,
    params: { from_subscription: subscription.id },
    make: (params, options) => stripe.subscriptionSchedules.create(params, options),
    find,
  })
  await calls.once<Stripe.SubscriptionScheduleUpdateParams, Stripe.SubscriptionSchedule>({
    organizationId,
    name: `${name}:phases`,
    params: {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: phasesOf(subscription, next),
    },
    make: (params, options) => stripe.subscriptionSchedules.update(id, params, options),
    find,
  })
  return id
}

function phasesOf(subscription: Stripe.Subscription, next: NextPhase) {
  const { start, end } = periodOf(subscription)
  const items = subscription.items.data.map(({ price, quantity = 1 }) => ({
    price: price.id,
    quantity,
  }))
  return [
    { items, start_date: seconds(start), end_date: seconds(end) },
    { ...next, start_date: seconds(end) },
  ]
}
