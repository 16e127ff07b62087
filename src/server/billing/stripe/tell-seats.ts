// Updates the number of seats for the next cycle at Stripe whenever it changes. The costs in the current cycle are
// computed here, because a seat that was paid for and returned can be taken again for free, which proration by
// Stripe does not support. So proration is never used for seats.

import type { Stripe } from 'stripe'
import type { AttachedProduct } from '#domain/billing/account.ts'
import type { Catalog, Product } from '#domain/billing/catalog.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { ownerOfPrice, type ProviderPrice, providerItems } from '#domain/billing/provider-price.ts'
import type { Quantities } from '#domain/billing/quantities.ts'
import { seatItems, seatsCarried, seatsInUse, seatsPaid } from '#domain/billing/seats.ts'
import { isRunning, scheduledMain } from '#domain/billing/standing.ts'
import type { OpenAccount } from '../accounts.ts'
import type { Asking } from './continue-subscription.ts'
import { asItIs } from './schedule-change.ts'
import { wordsOf } from './set-aside.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import type { PricedItem } from './stripe-prices.ts'

export interface SeatCount {
  readonly subscriptionId: string
  readonly product: Product
  readonly quantities: Quantities
  /** What the next cycle starts with instead. */
  readonly next: { readonly product: Product; readonly quantities: Quantities } | null
}

/** What Stripe should bill for with the next cycle. */
export function countSeats({ draft, passing }: Pick<OpenAccount, 'draft' | 'passing'>) {
  const { catalog } = passing
  return [...draft.products.values()].flatMap((attached): readonly SeatCount[] => {
    const { subscriptionId, product } = attached
    if (subscriptionId === null || !isRunning(attached)) return []
    const next = nextOf(draft, attached, catalog)
    const isSeated = [product, ...(next ? [next.product] : [])].some(
      (one) => seatItems(one, catalog).length > 0,
    )
    const quantities = seatsInUse(draft, attached, catalog)
    return isSeated ? [{ subscriptionId, product, quantities, next }] : []
  })
}

function nextOf(draft: Draft, from: AttachedProduct, catalog: Catalog): SeatCount['next'] {
  const scheduled = scheduledMain(draft, from.product.group, from.entityId)
  if (!scheduled || scheduled.subscriptionId !== from.subscriptionId) return null
  const { product, entityId } = scheduled
  return { product, quantities: seatsCarried(draft, product, { from, entityId }, catalog) }
}

/** Returns what was different. Repeating it does no harm, because it sets the number instead of adding to it. */
export async function tellSeats(
  parts: StripeParts,
  counts: readonly SeatCount[],
): Promise<readonly string[]> {
  const findings: string[] = []
  for (const count of counts) {
    const subscription = await parts.stripe.subscriptions.retrieve(count.subscriptionId)
    if (!takesSeats(subscription) || !holds(parts.catalog, subscription, count.product)) continue
    const scheduleId = idOf(subscription.schedule)
    const told =
      scheduleId === null
        ? await tellSubscription(parts, count, subscription)
        : await tellSchedule(parts, count, scheduleId, subscription)
    if (told === null) continue
    findings.push(`${count.product.id}: ${subscription.id} bills for ${told} seats from now on`)
  }
  return findings
}

/** While a change is unpaid, seats are updated only after it was decided. */
function takesSeats({ status, pending_update }: Stripe.Subscription): boolean {
  const isLive = status === 'active' || status === 'trialing' || status === 'past_due'
  return isLive && !pending_update
}

/**
 * If a change was made there and its answer was lost, the product is already gone: its seats would be billed together
 * with the new one.
 */
function holds(catalog: Catalog, { items }: Stripe.Subscription, product: Product): boolean {
  return items.data.some(({ price }) => ownerOf(catalog, price)?.product.id === product.id)
}

async function tellSubscription(
  parts: StripeParts,
  count: SeatCount,
  { id, items }: Stripe.Subscription,
): Promise<string | null> {
  const changed = differing(await pricedSeats(parts, count, items.data), items.data)
  if (changed.length === 0) return null
  await parts.stripe.subscriptions.update(id, changeOf(changed))
  return changed.map(({ quantity }) => quantity).join(', ')
}

/** A schedule names both its current and its next items. */
async function tellSchedule(
  parts: StripeParts,
  count: SeatCount,
  id: string,
  { items }: Stripe.Subscription,
): Promise<string | null> {
  const { stripe } = parts
  const { phases, current_phase } = await stripe.subscriptionSchedules.retrieve(id)
  const running = phases.find(({ start_date }) => start_date === current_phase?.start_date)
  const next = phases.find(({ start_date }) => start_date === current_phase?.end_date)
  if (!running || !next) return null
  const now = asItIs(running)
  const then = await wordsOf(parts, next)
  const nowItems = withSeats(await pricedSeats(parts, count, items.data), now.items)
  const seats = count.next ? await pricedSeats(parts, count.next, []) : []
  const thenItems = withSeats(seats, then.items)
  if (!nowItems && !thenItems) return null
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { ...now, items: nowItems ?? now.items },
      { ...then, items: thenItems ?? then.items, start_date: next.start_date },
    ],
  })
  const { quantities } = count.next ?? count
  return Object.values(quantities).join(', ')
}

/** Undefined if the number is right already. */
function withSeats<Item extends { price?: string; quantity?: number }>(
  seats: readonly PricedItem[],
  items: readonly Item[],
): (Item | PricedItem)[] | undefined {
  const known = items.flatMap(({ price, quantity }) =>
    price === undefined ? [] : [{ id: price, price: { id: price }, quantity }],
  )
  const changed = new Set(differing(seats, known).map((one) => one.id ?? one.price))
  if (changed.size === 0) return undefined
  const others = items.filter(({ price }) => !changed.has(price))
  return [...others, ...seats.filter(({ price }) => changed.has(price))]
}

/**
 * Called before Stripe computes the remainder of a plan, which has to be based on the seats that were paid, not on
 * those for the next cycle.
 */
export async function alignSeats(
  parts: StripeParts,
  { account, operationId }: Asking,
  attached: AttachedProduct,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const { id } = subscription
  if (!holds(parts.catalog, subscription, attached.product)) return subscription
  const paid = { product: attached.product, quantities: seatsPaid(attached, parts.catalog) }
  const items = differing(
    await pricedSeats(parts, paid, subscription.items.data),
    subscription.items.data,
  )
  if (items.length === 0) return subscription
  return parts.calls.once<Stripe.SubscriptionUpdateParams, Stripe.Subscription>({
    organizationId: account.customer.id,
    name: `${operationId}:seats`,
    params: changeOf(items),
    make: (words, options) => parts.stripe.subscriptions.update(id, words, options),
    find: (found) => parts.stripe.subscriptions.retrieve(found),
  })
}

type Item = Stripe.SubscriptionUpdateParams.Item & { readonly quantity: number }

function changeOf(items: readonly Item[]): Stripe.SubscriptionUpdateParams {
  return { items: [...items], proration_behavior: 'none' }
}

/** By the price of the subscription, even if the plan is sold at a different price now. */
async function pricedSeats(
  { prices, catalog }: StripeParts,
  { product, quantities }: Pick<SeatCount, 'product' | 'quantities'>,
  there: readonly Stripe.SubscriptionItem[],
): Promise<readonly PricedItem[]> {
  const seats = new Set(seatItems(product, catalog).map(({ featureId }) => featureId))
  const billed = providerItems(product, quantities, catalog).filter(({ price }) =>
    seats.has(price.featureId ?? ''),
  )
  return Promise.all(
    billed.map(async ({ price, quantity }) => {
      const known = there.find((one) => isFor(catalog, one.price, price))
      return { price: known?.price.id ?? (await prices.idOf(price)), quantity }
    }),
  )
}

function isFor(catalog: Catalog, there: Stripe.Price, price: ProviderPrice): boolean {
  const owner = ownerOf(catalog, there)
  return owner?.product.id === price.productId && owner.featureId === price.featureId
}

function ownerOf(catalog: Catalog, { id, metadata }: Stripe.Price) {
  const { shelfcount_product: productId = null, shelfcount_feature: feature } = metadata
  return ownerOfPrice(catalog, { id, productId, feature: feature || null })
}

interface There {
  readonly id: string
  readonly price: { readonly id: string }
  readonly quantity?: number | undefined
}

function differing(seats: readonly PricedItem[], items: readonly There[]): readonly Item[] {
  return seats.flatMap(({ price, quantity }): readonly Item[] => {
    const known = items.find((one) => one.price.id === price)
    if ((known?.quantity ?? 0) === quantity) return []
    return [known ? { id: known.id, quantity } : { price, quantity }]
  })
}
