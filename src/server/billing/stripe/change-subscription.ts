// Changes the plan or quantities of a running subscription: the difference is invoiced now, and a payment that fails
// changes nothing.

import { Stripe } from 'stripe'
import { toMinorUnits } from '#domain/billing/amount.ts'
import type { Billed } from '#domain/billing/attach-apply.ts'
import type { AttachStep } from '#domain/billing/attach-step.ts'
import { Draft } from '#domain/billing/draft.ts'
import { usageLines } from '#domain/billing/price.ts'
import { ownerOfPrice, providerItems } from '#domain/billing/provider-price.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { billedBy, DECLINED, metadataOf, pageToConfirm, paid, trialOf } from './charge-outcomes.ts'
import { goOn, willEnd } from './continue-subscription.ts'
import { periodOf } from './read-view.ts'
import { dropWaiting } from './schedule-change.ts'
import { setAside } from './set-aside.ts'
import { idOf, seconds } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { alignSeats } from './tell-seats.ts'
import { addUsageLine, dropUsageLine } from './usage-lines.ts'
import { voidInvoice } from './void-invoice.ts'

export async function changeSubscription(
  parts: StripeParts,
  order: ChargeOrder,
  step: AttachStep,
  customer: string,
): Promise<ChargeOutcome> {
  const { stripe, calls, invoices } = parts
  const id = step.current?.subscriptionId ?? ''
  const found = await stripe.subscriptions.retrieve(id)
  await setAside(parts, order, found)
  await dropWaiting(parts, order, found)
  const before = step.current ? await alignSeats(parts, order, step.current, found) : found
  const names = await billUsage(parts, order, step, customer)
  const changed = await calls
    .once<Stripe.SubscriptionUpdateParams, Stripe.Subscription>({
      organizationId: order.account.customer.id,
      name: `${order.operationId}:change`,
      params: await changeParams(parts, order, step, before),
      make: (words, options) => stripe.subscriptions.update(id, words, options),
      find: (found) => stripe.subscriptions.retrieve(found),
    })
    .catch((error: unknown) => takeBack(parts, order, names, error))
  const invoiceId = idOf(changed.latest_invoice)
  const invoice = invoiceId === null ? null : await invoices.whole(invoiceId)
  if (invoice && changed.pending_update && invoice.status !== 'paid') {
    return unpaid(parts, order, invoice)
  }
  // When finishing after a crash, the payment may have been declined before the crash.
  if (!(await isThere(parts, step, changed))) return DECLINED
  const kept = willEnd(changed) ? await goOn(parts, order, changed) : changed
  // An update that was waiting for its payment has taken effect.
  const now = invoice?.status === 'paid' ? await stripe.subscriptions.retrieve(id) : kept
  return paid(parts, now, customer)
}

/** The cost of a change, as computed by Stripe. */
export async function previewChange(
  parts: StripeParts,
  order: ChargeOrder,
  step: AttachStep,
): Promise<Pick<Billed, 'lines' | 'total'>> {
  const { stripe, catalog } = parts
  const { currency } = catalog
  const subscription = step.current?.subscriptionId ?? ''
  const before = await stripe.subscriptions.retrieve(subscription)
  const { items, trial_end, proration_date, discounts } = await changeParams(
    parts,
    order,
    step,
    before,
  )
  const invoice = await stripe.invoices.createPreview({
    customer: idOf(before.customer) ?? '',
    subscription,
    subscription_details: {
      ...(items && { items }),
      proration_behavior: 'always_invoice',
      ...(proration_date !== undefined && { proration_date }),
      ...(trial_end !== undefined && { trial_end }),
    },
    ...(discounts && { discounts }),
    invoice_items: usageOf(parts, order, step).map(({ description, amount }) => ({
      description,
      amount: toMinorUnits(amount, currency),
      currency,
    })),
  })
  return billedBy(invoice)
}

async function changeParams(
  parts: StripeParts,
  order: ChargeOrder,
  step: AttachStep,
  before: Stripe.Subscription,
): Promise<Stripe.SubscriptionUpdateParams> {
  const endsTrial =
    before.status === 'trialing' && step.branch !== 'quantity' && step.trialEndsAt === null
  const discounts = await parts.rewards.discountsOf(order.plan)
  return {
    items: await difference(parts, step, before),
    proration_behavior: 'always_invoice',
    proration_date: Math.max(seconds(order.now), seconds(periodOf(before).start)),
    payment_behavior: 'pending_if_incomplete',
    ...trialOf(order),
    ...(endsTrial && { trial_end: 'now' as const }),
    ...(discounts.length > 0 && { discounts }),
    // Names the last change, also if it is paid long after the request has ended.
    metadata: metadataOf(order),
  }
}

/** Replaces the items of this product with the wanted ones and leaves other products alone. */
async function difference(
  { prices, catalog }: StripeParts,
  { current, product, quantities }: AttachStep,
  before: Stripe.Subscription,
) {
  const wanted = await prices.items(providerItems(product, quantities, catalog))
  const own = before.items.data.filter(({ price }) => {
    const { shelfcount_product: productId = null } = price.metadata
    const owner = ownerOfPrice(catalog, { id: price.id, productId, feature: null })
    return !owner || owner.product.id === current?.product.id
  })
  const kept = wanted.map((item) => {
    const known = own.find(({ price }) => price.id === item.price)
    return known ? { id: known.id, quantity: item.quantity } : item
  })
  const gone = own.filter(({ price }) => !wanted.some((item) => item.price === price.id))
  return [...kept, ...gone.map(({ id }) => ({ id, deleted: true }))]
}

async function isThere(
  { prices, catalog }: StripeParts,
  { product, quantities }: AttachStep,
  { items }: Stripe.Subscription,
): Promise<boolean> {
  const wanted = await prices.items(providerItems(product, quantities, catalog))
  return wanted.every((item) =>
    items.data.some(({ price, quantity }) => price.id === item.price && quantity === item.quantity),
  )
}

/** Usage of the plan being replaced is billed with the change. */
function usageOf({ catalog }: StripeParts, { account }: ChargeOrder, step: AttachStep) {
  const { current, branch } = step
  if (!current || branch === 'quantity') return []
  return usageLines(new Draft(account, () => ''), current, catalog)
}

async function billUsage(
  parts: StripeParts,
  order: ChargeOrder,
  step: AttachStep,
  customer: string,
): Promise<readonly string[]> {
  const organizationId = order.account.customer.id
  const subscription = step.current?.subscriptionId ?? ''
  const lines = usageOf(parts, order, step)
  for (const [index, line] of lines.entries()) {
    const name = `${order.operationId}:usage:${index}`
    await addUsageLine(parts, { organizationId, name, line, onto: { customer, subscription } })
  }
  return lines.map((_line, index) => `${order.operationId}:usage:${index}`)
}

/**
 * The change was refused for good, so its pending lines are deleted: they would come with the next invoice, and again
 * with a later attempt.
 */
async function takeBack(
  parts: StripeParts,
  { account }: ChargeOrder,
  names: readonly string[],
  error: unknown,
): Promise<never> {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    for (const name of names) await dropUsageLine(parts, account.customer.id, name)
  }
  throw error
}

/** The card was refused, or the cardholder has to confirm first. */
async function unpaid(
  parts: StripeParts,
  { account }: ChargeOrder,
  invoice: Stripe.Invoice,
): Promise<ChargeOutcome> {
  const page = await pageToConfirm(parts, invoice)
  if (page) return page
  if (invoice.id) await voidInvoice(parts, account.customer.id, invoice.id)
  return DECLINED
}
