// Reads the state of one customer from Stripe.

import type { Stripe } from 'stripe'
import type { PaymentMethod } from '#domain/billing/account.ts'
import { fromMinorUnits } from '#domain/billing/amount.ts'
import type { Catalog } from '#domain/billing/catalog.ts'
import { ownerOfPrice, quantitiesFrom } from '#domain/billing/provider-price.ts'
import type { ProviderSubscription, ProviderView } from '#domain/billing/provider-view.ts'
import { idOf } from './stripe-client.ts'
import { toProviderInvoice } from './stripe-invoices.ts'
import { MOST, readReturns } from './stripe-returns.ts'

/** Undefined if the customer was deleted there. */
export async function readView(
  stripe: Stripe,
  customerId: string,
  catalog: Catalog,
): Promise<ProviderView | undefined> {
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted) return undefined
  const all = { limit: MOST }
  const [subscriptions, invoices, returns, paymentMethod] = await Promise.all([
    stripe.subscriptions
      .list({ customer: customerId, status: 'all', limit: 100 })
      .autoPagingToArray(all),
    stripe.invoices
      .list({ customer: customerId, limit: 100, expand: ['data.payments'] })
      .autoPagingToArray(all),
    readReturns(stripe, customerId),
    readCard(stripe, idOf(customer.invoice_settings.default_payment_method)),
  ])
  return {
    credit: fromMinorUnits(-customer.balance, catalog.currency),
    paymentMethod,
    subscriptions: await Promise.all(
      // In the order in which they began, so that of two the earlier one stays.
      [...subscriptions]
        .sort((one, other) => one.created - other.created)
        .map((one) => readSubscription(stripe, one, catalog)),
    ),
    invoices: [...invoices].reverse().flatMap((one) => toProviderInvoice(one, returns)),
  }
}

export async function readCard(stripe: Stripe, id: string | null): Promise<PaymentMethod | null> {
  if (id === null) return null
  const { card, type } = await stripe.paymentMethods.retrieve(id)
  return { id, brand: card?.brand ?? type, last4: card?.last4 ?? '', declines: false }
}

async function readSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  catalog: Catalog,
): Promise<ProviderSubscription> {
  const { id, metadata, trial_end } = subscription
  const period = periodOf(subscription)
  return {
    id,
    status: STATUS[subscription.status] ?? 'ended',
    products: productsOf(subscription, catalog),
    entityId: metadata.entity_id || null,
    period,
    trialEndsAt: trial_end === null ? null : trial_end * 1_000,
    endsAt: endOf(subscription, period.end),
    changesAt: await changeOf(stripe, idOf(subscription.schedule)),
    createdAt: subscription.created * 1_000,
    origin: {
      operationId: metadata.operation_id || null,
      checkoutId: metadata.checkout_id || null,
    },
  }
}

const STATUS: Readonly<Record<string, ProviderSubscription['status'] | undefined>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'waiting',
}

export function periodOf({ items, created }: Stripe.Subscription) {
  const [item] = items.data
  return {
    start: (item?.current_period_start ?? created) * 1_000,
    end: (item?.current_period_end ?? created) * 1_000,
  }
}

function endOf(subscription: Stripe.Subscription, periodEnd: number): number | null {
  if (subscription.cancel_at !== null) return subscription.cancel_at * 1_000
  return subscription.cancel_at_period_end ? periodEnd : null
}

/** The end of the current phase, if another phase follows it. */
async function changeOf(stripe: Stripe, scheduleId: string | null): Promise<number | null> {
  if (scheduleId === null) return null
  const { current_phase, phases } = await stripe.subscriptionSchedules.retrieve(scheduleId)
  const end = current_phase?.end_date
  if (end === undefined || end === null) return null
  return phases.some(({ start_date }) => start_date >= end) ? end * 1_000 : null
}

function productsOf({ items }: Stripe.Subscription, catalog: Catalog) {
  const owned = items.data.flatMap(({ price, quantity = 1 }) => {
    const { shelfcount_product, shelfcount_feature } = price.metadata
    const owner = ownerOfPrice(catalog, {
      id: price.id,
      productId: shelfcount_product ?? null,
      feature: shelfcount_feature || null,
    })
    return owner ? [{ ...owner, quantity }] : []
  })
  const products = [...new Set(owned.map(({ product }) => product))]
  return products.map((product) => ({
    product,
    quantities: quantitiesFrom(
      product,
      owned.filter((one) => one.product === product),
      catalog,
    ),
  }))
}
