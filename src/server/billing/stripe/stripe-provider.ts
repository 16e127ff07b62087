// The port to whoever takes the money, filled by Stripe.

import { randomUUID } from 'node:crypto'
import type { Amount } from '#domain/billing/amount.ts'
import type { AttachStep } from '#domain/billing/attach-plan.ts'
import { isOneOff } from '#domain/billing/catalog.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import type {
  BillingProvider,
  ChargeOrder,
  ChargeOutcome,
  SubscriptionChange,
} from '../provider.ts'
import { enqueueLater, SYNC_CUSTOMER, syncKey } from './provider-jobs.ts'
import { StripeCheckoutPages } from './stripe-checkout-pages.ts'
import { toBillingFault } from './stripe-client.ts'
import { StripeSales } from './stripe-sales.ts'
import { type StripeParts, StripeSubscriptions } from './stripe-subscriptions.ts'

/** Longer than an operation may take: what is not finished by then was left behind. */
const LOOK_AFTER_SECONDS = 35

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
  const subscriptions = new StripeSubscriptions(parts)
  const sales = new StripeSales(parts)
  return {
    name: 'stripe',
    env: isLive ? 'live' : 'sandbox',
    renewals: 'provider',
    charge: (order) => asked(() => charge(parts, subscriptions, sales, order)),
    openCheckout: (order) => asked(() => pages.open(order)),
    closeCheckout: (checkoutId, organizationId) =>
      asked(() => pages.close(checkoutId, organizationId)),
    changeSubscription: (change) => asked(() => changeOne(parts, subscriptions, change)),
    openPortal: ({ account, returnUrl }) =>
      asked(async () => {
        const customer = await parts.customers.ensure(account)
        const params = { customer, return_url: returnUrl }
        const { url } = await parts.stripe.billingPortal.sessions.create(params)
        return { url }
      }),
    preview: (order) => asked(() => preview(subscriptions, order)),
    noteOperation: noteOperation,
    noteCredit: noteCredit,
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
  { customers }: StripeParts,
  subscriptions: StripeSubscriptions,
  sales: StripeSales,
  order: ChargeOrder,
): Promise<ChargeOutcome> {
  const { steps } = order.plan
  const customer = await customers.ensure(order.account)
  const [step] = steps
  if (step && steps.every(({ product }) => isOneOff(product))) return sales.sell(order, customer)
  const running = step?.current?.subscriptionId
  if (step && running) {
    if (step.branch === 'downgrade') return subscriptions.schedule(order, step, customer)
    if (step.branch === 'renew') return subscriptions.keep(order, running, customer)
    if (CHANGES.has(step.branch)) return subscriptions.change(order, step, customer)
  }
  if (!step || step.branch === 'none' || step.branch === 'renew') {
    return { status: 'paid', subscriptionId: running ?? null, invoiceId: null }
  }
  return subscriptions.begin(order, customer)
}

/** Only what changes a running subscription is added up differently there. */
async function preview(subscriptions: StripeSubscriptions, order: ChargeOrder) {
  const [step, ...others] = order.plan.steps
  if (!step || others.length > 0 || !isChange(step)) return null
  return subscriptions.preview(order, step)
}

function isChange({ branch, current }: AttachStep): boolean {
  return CHANGES.has(branch) && current?.subscriptionId != null
}

async function changeOne(
  { customers }: StripeParts,
  subscriptions: StripeSubscriptions,
  change: SubscriptionChange,
): Promise<{ readonly credit: Amount } | null> {
  const { account, attached } = change
  const id = attached.subscriptionId ?? followed(change)
  if (id === null) return null
  const customer = await customers.ensure(account)
  // Whoever cancels what has not begun keeps what runs.
  if (attached.status === 'scheduled' || change.change === 'keep') {
    await subscriptions.keep(change, id, customer)
  } else if (change.change === 'cancel_at_end') await subscriptions.endLater(change, id)
  else await subscriptions.endNow(change, id)
  return { credit: await customers.credit(customer) }
}

/** The subscription that something scheduled comes after. */
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

function noteOperation(db: ScopedDatabase, organizationId: string): Promise<void> {
  const key = `${syncKey(organizationId)} later`
  return enqueueLater(db, SYNC_CUSTOMER, { organizationId }, key, LOOK_AFTER_SECONDS)
}

async function noteCredit(
  db: ScopedDatabase,
  organizationId: string,
  credit: Amount,
): Promise<void> {
  await db.rows(
    sqlBuilder.insertInto('billing_credit_grant').values({
      organization_id: organizationId,
      id: randomUUID(),
      amount: credit.toFixed(),
    }),
  )
  await enqueueJob(db, SYNC_CUSTOMER, { organizationId }, syncKey(organizationId))
}
