// Starts a subscription, with one-time products on its first invoice.

import type { Stripe } from 'stripe'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import type { AttachStep } from '#domain/billing/attach-step.ts'
import { isOneOff } from '#domain/billing/catalog.ts'
import { providerItems } from '#domain/billing/provider-price.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { DECLINED, metadataOf, pageToConfirm, paid, trialOf } from './charge-outcomes.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import type { PricedItem } from './stripe-prices.ts'

/**
 * Usage is added as items that wait for the next invoice of the subscription. Only in this billing mode do they come
 * with the invoice of a change; in the newer one they would wait for the end of the cycle.
 */
export const BILLING_MODE = { type: 'classic' } as const

export async function beginSubscription(
  parts: StripeParts,
  order: ChargeOrder,
  customer: string,
): Promise<ChargeOutcome> {
  const { stripe, calls, rewards } = parts
  const { plan, account, operationId } = order
  const [items, once] = await itemsOf(parts, plan)
  const card = account.customer.paymentMethod?.id
  const subscription = await calls.once<Stripe.SubscriptionCreateParams, Stripe.Subscription>({
    organizationId: account.customer.id,
    name: `${operationId}:begin`,
    params: {
      customer,
      items,
      ...(once.length > 0 && { add_invoice_items: once }),
      ...trialOf(order),
      ...(card && { default_payment_method: card }),
      billing_mode: BILLING_MODE,
      payment_behavior: 'allow_incomplete',
      off_session: true,
      discounts: await rewards.discountsOf(plan),
      metadata: metadataOf(order),
    },
    make: (params, options) => stripe.subscriptions.create(params, options),
    find: (id) => stripe.subscriptions.retrieve(id),
    recall: () => findBegun(stripe, customer, operationId),
  })
  const isUnpaid = subscription.status === 'incomplete'
  if (isUnpaid || subscription.status === 'incomplete_expired') {
    return unpaid(parts, order, subscription)
  }
  return paid(parts, subscription, customer)
}

async function itemsOf(
  { prices, catalog }: StripeParts,
  { steps }: AttachPlan,
): Promise<readonly [PricedItem[], PricedItem[]]> {
  const of = (some: readonly AttachStep[]) =>
    prices.items(
      some.flatMap(({ product, quantities }) => providerItems(product, quantities, catalog)),
    )
  const isOnce = ({ product }: AttachStep) => isOneOff(product)
  return Promise.all([of(steps.filter((step) => !isOnce(step))), of(steps.filter(isOnce))])
}

async function findBegun(stripe: Stripe, customer: string, operationId: string) {
  for await (const one of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    if (one.metadata.operation_id === operationId) return one
  }
  return undefined
}

/** The card was refused, or the cardholder has to confirm first. */
async function unpaid(
  parts: StripeParts,
  { account, operationId }: ChargeOrder,
  subscription: Stripe.Subscription,
): Promise<ChargeOutcome> {
  const { stripe, calls, invoices } = parts
  const invoice = await invoices.whole(idOf(subscription.latest_invoice) ?? '')
  const page = await pageToConfirm(parts, invoice)
  if (page) return page
  if (subscription.status === 'incomplete') {
    await calls.once({
      organizationId: account.customer.id,
      name: `${operationId}:drop`,
      params: {},
      make: (_params, options) => stripe.subscriptions.cancel(subscription.id, {}, options),
      find: async (found) => ({ id: found }),
    })
  }
  return DECLINED
}
