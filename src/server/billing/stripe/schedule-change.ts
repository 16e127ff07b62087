// Schedules a change, or an end, for the next cycle.

import type { Stripe } from 'stripe'
import type { AttachStep } from '#domain/billing/attach-step.ts'
import { isFree } from '#domain/billing/catalog.ts'
import { providerItems } from '#domain/billing/provider-price.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { metadataOf, unchanged } from './charge-outcomes.ts'
import { endLater, goOn, releaseSchedule, willEnd } from './continue-subscription.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import type { PricedItem } from './stripe-prices.ts'
import { voidInvoice } from './void-invoice.ts'

export async function scheduleChange(
  parts: StripeParts,
  order: ChargeOrder,
  step: AttachStep,
  customer: string,
): Promise<ChargeOutcome> {
  const organizationId = order.account.customer.id
  const id = step.current?.subscriptionId ?? ''
  const subscription = await parts.stripe.subscriptions.retrieve(id)
  await releaseOther(parts, order, subscription)
  await dropWaiting(parts, order, subscription)
  if (isFree(step.product)) {
    await endLater(parts, order, id)
    return unchanged(parts, id, customer)
  }
  if (willEnd(subscription)) await goOn(parts, order, subscription)
  await schedulePhase(parts, {
    organizationId,
    name: order.operationId,
    subscription,
    next: await phaseOf(parts, order, step),
  })
  return unchanged(parts, id, customer)
}

/** When finishing after a crash, the schedule may exist already, filled or still empty. */
async function releaseOther(
  parts: StripeParts,
  order: ChargeOrder,
  { schedule }: Stripe.Subscription,
): Promise<void> {
  const id = idOf(schedule)
  if (id === null || (await findEmpty(parts, id))) return
  const own = await parts.calls.resultOf(order.account.customer.id, scheduleCall(order.operationId))
  if (id !== own) await releaseSchedule(parts, order, id)
}

/** A change that waits for its payment does not block another one. */
export async function dropWaiting(
  parts: StripeParts,
  { account }: Pick<ChargeOrder, 'account'>,
  { id: subscription, pending_update }: Stripe.Subscription,
): Promise<void> {
  if (!pending_update) return
  // Not simply the latest invoice: a cycle that has started in the meantime has its own.
  const { data } = await parts.stripe.invoices.list({ subscription, status: 'open', limit: 100 })
  const waiting = data.find(({ billing_reason }) => billing_reason === 'subscription_update')
  if (waiting?.id) await voidInvoice(parts, account.customer.id, waiting.id)
}

/** The phase after the current cycle; its start is known when it is scheduled. */
export type NextPhase = Omit<Stripe.SubscriptionScheduleUpdateParams.Phase, 'start_date'>

type Cycle = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>

/** For one cycle; after that the subscription continues by itself. */
export function nextPhase(
  items: readonly PricedItem[],
  cycle: Cycle | null,
  metadata: Record<string, string>,
): NextPhase {
  return {
    items: [...items],
    ...(cycle && { duration: { interval: cycle.interval, interval_count: cycle.interval_count } }),
    proration_behavior: 'none',
    metadata,
  }
}

async function phaseOf(
  { prices, catalog }: StripeParts,
  order: ChargeOrder,
  { product, quantities }: AttachStep,
): Promise<NextPhase> {
  const wanted = providerItems(product, quantities, catalog)
  const recurring = wanted[0]?.price.recurring
  const cycle = recurring && { interval: recurring.interval, interval_count: recurring.count }
  return nextPhase(await prices.items(wanted), cycle ?? null, metadataOf(order))
}

export interface Scheduling {
  readonly organizationId: string
  /** Makes repeating it harmless. */
  readonly name: string
  readonly subscription: Stripe.Subscription
  readonly next: NextPhase
}

export async function schedulePhase(parts: StripeParts, scheduling: Scheduling): Promise<void> {
  const { stripe, calls } = parts
  const { organizationId, name, next } = scheduling
  const schedule = await ensureSchedule(parts, scheduling)
  const { id } = schedule
  const phases = phasesOf(schedule, next)
  // It has taken effect, or was withdrawn, since it was scheduled.
  if (!phases) return
  await calls.once<Stripe.SubscriptionScheduleUpdateParams, Stripe.SubscriptionSchedule>({
    organizationId,
    name: `${name}:phases`,
    params: {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases,
    },
    make: (params, options) => stripe.subscriptionSchedules.update(id, params, options),
    find: (found) => stripe.subscriptionSchedules.retrieve(found),
  })
}

/**
 * An existing empty schedule is filled instead of creating one: Stripe allows one per subscription, and would store
 * the refusal of a second one under its idempotency key.
 */
async function ensureSchedule(
  parts: StripeParts,
  { organizationId, name, subscription }: Scheduling,
): Promise<Stripe.SubscriptionSchedule> {
  const { stripe, calls } = parts
  const params = { from_subscription: subscription.id }
  const there = idOf(subscription.schedule)
  const empty = there === null ? undefined : await findEmpty(parts, there)
  if (empty) {
    await calls.note(organizationId, scheduleCall(name), params)
    await calls.settle(organizationId, scheduleCall(name), empty.id)
    return empty
  }
  return calls.once<Stripe.SubscriptionScheduleCreateParams, Stripe.SubscriptionSchedule>({
    organizationId,
    name: scheduleCall(name),
    params,
    make: (words, options) => stripe.subscriptionSchedules.create(words, options),
    find: (found) => stripe.subscriptionSchedules.retrieve(found),
  })
}

/** A schedule whose answer was lost, or whose creator crashed before it set the next phase. */
export async function findEmpty(
  { stripe }: Pick<StripeParts, 'stripe'>,
  id: string,
): Promise<Stripe.SubscriptionSchedule | undefined> {
  const schedule = await stripe.subscriptionSchedules.retrieve(id)
  const end = schedule.current_phase?.end_date
  const hasNext = schedule.phases.some(({ start_date }) => start_date === end)
  return end === undefined || hasNext ? undefined : schedule
}

function scheduleCall(name: string): string {
  return `${name}:schedule`
}

function phasesOf({ phases, current_phase }: Stripe.SubscriptionSchedule, next: NextPhase) {
  const running = phases.find(({ start_date }) => start_date === current_phase?.start_date)
  return running && [asItIs(running), { ...next, start_date: running.end_date }]
}

/** The current phase is repeated with its own dates: a trial that was left out would end. */
export function asItIs({
  items,
  start_date,
  end_date,
  trial_end,
}: Stripe.SubscriptionSchedule.Phase) {
  return {
    items: items.map(({ price, quantity = 1 }) => ({ price: idOf(price) ?? '', quantity })),
    start_date,
    end_date,
    ...(trial_end !== null && { trial_end }),
  }
}
