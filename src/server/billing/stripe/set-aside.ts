// A change scheduled for the next cycle is replaced by one that should happen now. If that one is not paid, the first
// is restored, so it stays stored until either has happened.

import type { Stripe } from 'stripe'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { type Asking, releaseSchedule, willEnd } from './continue-subscription.ts'
import { findEmpty, type NextPhase, nextPhase, schedulePhase } from './schedule-change.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'

const ASIDE = 'aside:'

interface Aside {
  readonly scheduleId: string
  readonly subscriptionId: string
  /** The prices that it was scheduled to follow. */
  readonly after: readonly string[]
  readonly next: NextPhase
}

type Written = Omit<Aside, 'scheduleId'>

export async function setAside(
  parts: StripeParts,
  order: Asking,
  subscription: Stripe.Subscription,
): Promise<void> {
  const scheduleId = idOf(subscription.schedule)
  if (scheduleId === null) return
  const { phases, current_phase } = await parts.stripe.subscriptionSchedules.retrieve(scheduleId)
  const end = current_phase?.end_date
  const next = phases.find(({ start_date }) => start_date === end)
  if (next) {
    const { id: subscriptionId } = subscription
    const after = pricesOf(subscription)
    const params: Written = { subscriptionId, after, next: await wordsOf(parts, next) }
    await parts.calls.note(order.account.customer.id, `${ASIDE}${scheduleId}`, params)
  }
  await releaseSchedule(parts, order, scheduleId)
}

function pricesOf({ items }: Stripe.Subscription): readonly string[] {
  return items.data.map(({ price }) => price.id).sort()
}

/** A phase as requested: it lasts one cycle, and then the subscription continues by itself. */
export async function wordsOf(
  { stripe }: StripeParts,
  { items, metadata }: Stripe.SubscriptionSchedule.Phase,
): Promise<NextPhase> {
  const wanted = items.map(({ price, quantity = 1 }) => ({ price: idOf(price) ?? '', quantity }))
  const { recurring } = await stripe.prices.retrieve(wanted[0]?.price ?? '')
  return nextPhase(wanted, recurring, metadata ?? {})
}

/** Those that may still be needed again. */
export async function selectAsides(db: ScopedDatabase): Promise<readonly Aside[]> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_provider_call')
      .select(['name', 'params'])
      .where('name', 'like', `${ASIDE}%`)
      .where('result', 'is', null)
      .orderBy('created_at'),
  )
  return rows.map(({ name, params }) => ({
    ...readWritten(params),
    scheduleId: name.slice(ASIDE.length),
  }))
}

/** Written only by `setAside`. */
function readWritten(params: unknown): Written {
  return params as Written
}

export interface AsideFacts {
  readonly organizationId: string
  readonly asides: readonly Aside[]
  /** Subscriptions with a scheduled change here. */
  readonly awaited: ReadonlySet<string | null>
}

/** Restores what is still wanted. Returns the subscriptions whose payment is still pending. */
export async function settleAsides(
  parts: StripeParts,
  { organizationId, asides, awaited }: AsideFacts,
): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>()
  for (const aside of asides) {
    const subscription = await parts.stripe.subscriptions.retrieve(aside.subscriptionId)
    if (awaited.has(subscription.id) && (await isFree(parts, subscription, aside))) {
      if (subscription.pending_update) {
        waiting.add(subscription.id)
        continue
      }
      const { scheduleId, next } = aside
      const name = `restore:${scheduleId}`
      await schedulePhase(parts, { organizationId, name, subscription, next })
    }
    await parts.calls.settle(organizationId, `${ASIDE}${aside.scheduleId}`, 'settled')
  }
  return waiting
}

/** A schedule is not restored if it was replaced, or if what it would follow has ended. */
async function isFree(
  parts: StripeParts,
  subscription: Stripe.Subscription,
  { after }: Aside,
): Promise<boolean> {
  const { status } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return false
  if (willEnd(subscription) || pricesOf(subscription).join() !== after.join()) return false
  const schedule = idOf(subscription.schedule)
  // An empty schedule comes from an earlier attempt whose answer was lost.
  return schedule === null || (await findEmpty(parts, schedule)) !== undefined
}
