// The payment provider interface, implemented with Stripe.

import type { Amount } from '#domain/billing/amount.ts'
import type { AttachStep } from '#domain/billing/attach-step.ts'
import { isOneOff } from '#domain/billing/catalog.ts'
import type {
  BillingProvider,
  ChargeOrder,
  ChargeOutcome,
  SubscriptionChange,
} from '../provider.ts'
import { beginSubscription } from './begin-subscription.ts'
import { changeSubscription, previewChange } from './change-subscription.ts'
import { continueSubscription, endLater, endNow } from './continue-subscription.ts'
import { noteCredit, noteEnd, noteOperation, noteSeats, noteUsage } from './note-work.ts'
import { scheduleChange } from './schedule-change.ts'
import { StripeCheckoutPages } from './stripe-checkout-pages.ts'
import { toBillingFault } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { StripeSales } from './stripe-sales.ts'
import { alignSeats } from './tell-seats.ts'

export interface StripeProviderOptions {
  readonly parts: StripeParts
  readonly publicUrl: string
  readonly isLive: boolean
  confirmCheckout(organizationId: string, checkoutId: string): Promise<void>
  refresh(organizationId: string): Promise<void>
}

export function createStripeProvider(options: StripeProviderOptions): BillingProvider {
  const { parts, publicUrl, isLive } = options
  const pages = new StripeCheckoutPages(parts, publicUrl)
  const sales = new StripeSales(parts)
  return {
    name: 'stripe',
    env: isLive ? 'live' : 'sandbox',
    renewals: 'provider',
    charge: (order) => asked(() => charge(parts, sales, order)),
    openCheckout: (order) => asked(() => pages.open(order)),
    closeCheckout: (checkoutId, organizationId) =>
      asked(() => pages.close(checkoutId, organizationId)),
    changeSubscription: (change) => asked(() => changeOne(parts, change)),
    openPortal: ({ account, returnUrl }) =>
      asked(async () => {
        const customer = await parts.customers.ensure(account)
        const params = { customer, return_url: returnUrl }
        const { url } = await parts.stripe.billingPortal.sessions.create(params)
        return { url }
      }),
    preview: (order) => asked(() => preview(parts, order)),
    noteOperation,
    noteCredit,
    noteUsage,
    noteSeats,
    noteEnd,
    refresh: (organizationId) => asked(() => options.refresh(organizationId)),
    confirmCheckout: (organizationId, checkoutId) =>
      asked(() => options.confirmCheckout(organizationId, checkoutId)),
  }
}

async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toBillingFault(error)
  }
}

const CHANGES = new Set(['upgrade', 'version', 'quantity'])

async function charge(
  parts: StripeParts,
  sales: StripeSales,
  order: ChargeOrder,
): Promise<ChargeOutcome> {
  const { steps } = order.plan
  const customer = await parts.customers.ensure(order.account)
  const [step] = steps
  const isSale = steps.every(({ product, branch }) => isOneOff(product) || branch === 'seats')
  if (step && isSale) return sales.sell(order, customer)
  const running = step?.current?.subscriptionId
  if (step && running) {
    if (step.branch === 'downgrade') return scheduleChange(parts, order, step, customer)
    if (step.branch === 'renew') return continueSubscription(parts, order, running, customer)
    if (CHANGES.has(step.branch)) return changeSubscription(parts, order, step, customer)
  }
  if (!step || step.branch === 'none' || step.branch === 'renew') {
    return { status: 'paid', subscriptionId: running ?? null, invoiceId: null }
  }
  return beginSubscription(parts, order, customer)
}

/** Only changes of running subscriptions are computed differently by Stripe. */
async function preview(parts: StripeParts, order: ChargeOrder) {
  const [step, ...others] = order.plan.steps
  if (!step || others.length > 0 || !isChange(step)) return null
  return previewChange(parts, order, step)
}

function isChange({ branch, current }: AttachStep): boolean {
  return CHANGES.has(branch) && current?.subscriptionId != null
}

async function changeOne(
  parts: StripeParts,
  change: SubscriptionChange,
): Promise<{ readonly credit: Amount } | null> {
  const { account, attached } = change
  const id = attached.subscriptionId ?? followed(change)
  if (id === null) return null
  const customer = await parts.customers.ensure(account)
  // Canceling a product that has not started leaves the running one as it is.
  if (attached.status === 'scheduled' || change.change === 'keep') {
    await continueSubscription(parts, change, id, customer)
  } else if (change.change === 'cancel_at_end') await endLater(parts, change, id)
  else {
    const running = await parts.stripe.subscriptions.retrieve(id)
    if (running.status === 'active') await alignSeats(parts, change, attached, running)
    await endNow(parts, change, id)
  }
  return { credit: await parts.customers.credit(customer) }
}

/** The subscription that a scheduled product follows. */
function followed({ account, attached }: SubscriptionChange): string | null {
  const running = account.products.find(
    (one) =>
      one.subscriptionId !== null &&
      one.status !== 'scheduled' &&
      one.product.group === attached.product.group &&
      one.entityId === attached.entityId,
  )
  return running?.subscriptionId ?? null
}
