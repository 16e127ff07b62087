// Begins, changes, schedules and ends subscriptions at Stripe.

import type { Stripe } from 'stripe'
import { toMinorUnits, ZERO } from '#domain/billing/amount.ts'
import type { Billed } from '#domain/billing/attach-apply.ts'
import type { AttachPlan, AttachStep } from '#domain/billing/attach-plan.ts'
import { type Catalog, isFree, isOneOff } from '#domain/billing/catalog.ts'
import { Draft } from '#domain/billing/draft.ts'
import { addDays } from '#domain/billing/interval.ts'
import { usageLines } from '#domain/billing/price.ts'
import { ownerOfPrice, providerItems } from '#domain/billing/provider-price.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import type { ProviderCalls } from './provider-calls.ts'
import { periodOf } from './read-view.ts'
import { idOf, seconds } from './stripe-client.ts'
import type { StripeCustomers } from './stripe-customers.ts'
import { linesOfInvoice, type StripeInvoices, totalOfInvoice } from './stripe-invoices.ts'
import type { PricedItem, StripePrices } from './stripe-prices.ts'
import type { StripeRewards } from './stripe-rewards.ts'

export interface StripeParts {
  readonly stripe: Stripe
  readonly calls: ProviderCalls
  readonly prices: StripePrices
  readonly rewards: StripeRewards
  readonly customers: StripeCustomers
  readonly invoices: StripeInvoices
  readonly catalog: Catalog
}

export class StripeSubscriptions {
  readonly #parts: StripeParts

  constructor(parts: StripeParts) {
    this.#parts = parts
  }

  /** A subscription of its own, with what is bought once on its first invoice. */
  async begin(order: ChargeOrder, customer: string): Promise<ChargeOutcome> {
    const { stripe, calls, rewards } = this.#parts
    const { plan, account, operationId } = order
    const organizationId = account.customer.id
    const [items, once] = await this.#itemsOf(plan)
    const card = account.customer.paymentMethod?.id
    const subscription = await calls.once<Stripe.SubscriptionCreateParams, Stripe.Subscription>({
      organizationId,
      name: `${operationId}:begin`,
      params: {
        customer,
        items,
        ...(once.length > 0 && { add_invoice_items: once }),
        ...trialOf(order),
        ...(card && { default_payment_method: card }),
        payment_behavior: 'allow_incomplete',
        off_session: true,
        discounts: await rewards.discountsOf(plan),
        metadata: metadataOf(order),
      },
      make: (params, options) => stripe.subscriptions.create(params, options),
      find: (id) => stripe.subscriptions.retrieve(id),
    })
    const isUnpaid = subscription.status === 'incomplete'
    if (isUnpaid || subscription.status === 'incomplete_expired') {
      return this.#unpaid(order, subscription, 'drop')
    }
    return this.#paid(subscription, customer)
  }

  async #itemsOf({ steps }: AttachPlan): Promise<readonly [PricedItem[], PricedItem[]]> {
    const { prices, catalog } = this.#parts
    const itemsOf = (some: readonly AttachStep[]) =>
      prices.items(
        some.flatMap(({ product, quantities }) => providerItems(product, quantities, catalog)),
      )
    const isOnce = ({ product }: AttachStep) => isOneOff(product)
    return Promise.all([
      itemsOf(steps.filter((step) => !isOnce(step))),
      itemsOf(steps.filter(isOnce)),
    ])
  }

  /** Another plan, or other quantities, in the place of what runs: the difference is invoiced now. */
  async change(order: ChargeOrder, step: AttachStep, customer: string): Promise<ChargeOutcome> {
    const { stripe, calls, invoices } = this.#parts
    const organizationId = order.account.customer.id
    const id = step.current?.subscriptionId ?? ''
    const before = await this.#clear(order, await stripe.subscriptions.retrieve(id))
    await this.#billUsage(order, step, customer, id)
    const params = await this.#changeParams(order, step, before)
    const changed = await calls.once<Stripe.SubscriptionUpdateParams, Stripe.Subscription>({
      organizationId,
      name: `${order.operationId}:change`,
      params,
      make: (words, options) => stripe.subscriptions.update(id, words, options),
      find: (found) => stripe.subscriptions.retrieve(found),
    })
    const invoiceId = idOf(changed.latest_invoice)
    const invoice = invoiceId === null ? null : await invoices.whole(invoiceId)
    if (invoice && changed.pending_update && invoice.status !== 'paid') {
      return this.#unpaid(order, changed, 'void')
    }
    const kept = changed.cancel_at_period_end ? await this.#keep(order, id) : changed
    return this.#paid(invoice?.status === 'paid' ? await this.#again(kept) : kept, customer)
  }

  /** An update that was waiting for its payment is there now. */
  #again({ id }: Stripe.Subscription): Promise<Stripe.Subscription> {
    return this.#parts.stripe.subscriptions.retrieve(id)
  }

  async #changeParams(
    order: ChargeOrder,
    step: AttachStep,
    before: Stripe.Subscription,
  ): Promise<Stripe.SubscriptionUpdateParams> {
    const { rewards } = this.#parts
    const isTrial = before.status === 'trialing'
    const discounts = await rewards.discountsOf(order.plan)
    return {
      items: await this.#difference(step, before),
      proration_behavior: 'always_invoice',
      proration_date: Math.max(seconds(order.now), seconds(periodOf(before).start)),
      payment_behavior: 'pending_if_incomplete',
      ...trialOf(order),
      ...(isTrial &&
        step.branch !== 'quantity' &&
        step.trialEndsAt === null && { trial_end: 'now' as const }),
      ...(discounts.length > 0 && { discounts }),
    }
  }

  /** What the subscription has for this product becomes what is wanted; other products stay. */
  async #difference({ current, product, quantities }: AttachStep, before: Stripe.Subscription) {
    const { prices, catalog } = this.#parts
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

  /** Usage of the plan that is left is billed with the change. */
  async #billUsage(
    order: ChargeOrder,
    { current, branch }: AttachStep,
    customer: string,
    subscription: string,
  ) {
    if (!current || branch === 'quantity') return
    const { stripe, calls, catalog } = this.#parts
    const draft = new Draft(order.account, () => '')
    const organizationId = order.account.customer.id
    for (const [index, line] of usageLines(draft, current, catalog).entries()) {
      const { currency } = catalog
      await calls.once<Stripe.InvoiceItemCreateParams, { readonly id: string }>({
        organizationId,
        name: `${order.operationId}:usage:${index}`,
        params: {
          customer,
          subscription,
          currency,
          amount: toMinorUnits(line.amount, currency),
          description: line.description,
        },
        make: (params, options) => stripe.invoiceItems.create(params, options),
        find: async (id) => ({ id }),
      })
    }
  }

  /** Nothing scheduled and nothing waiting stands in the way of a change. */
  async #clear(order: ChargeOrder, subscription: Stripe.Subscription) {
    const { stripe, calls } = this.#parts
    const schedule = idOf(subscription.schedule)
    if (schedule !== null) await this.#release(order, schedule)
    const waiting = subscription.pending_update ? idOf(subscription.latest_invoice) : null
    if (waiting !== null) {
      await calls.once({
        organizationId: order.account.customer.id,
        name: `void:${waiting}`,
        params: {},
        make: (_params, options) => stripe.invoices.voidInvoice(waiting, {}, options),
        find: async (id) => ({ id }),
      })
    }
    return subscription
  }

  async #release({ account }: Pick<ChargeOrder, 'account'>, schedule: string): Promise<void> {
    const { stripe, calls } = this.#parts
    await calls.once({
      organizationId: account.customer.id,
      name: `release:${schedule}`,
      params: {},
      make: (_params, options) => stripe.subscriptionSchedules.release(schedule, {}, options),
      find: async (id) => ({ id }),
    })
  }

  /** From the next cycle on it is something else, or nothing. */
  async schedule(order: ChargeOrder, step: AttachStep, customer: string): Promise<ChargeOutcome> {
    const { stripe } = this.#parts
    const id = step.current?.subscriptionId ?? ''
    const subscription = await this.#clear(order, await stripe.subscriptions.retrieve(id))
    if (isFree(step.product)) {
      await this.endLater(order, id)
      return this.#unchanged(id, customer)
    }
    if (subscription.cancel_at_period_end) await this.#keep(order, id)
    await this.#scheduleItems(order, step, subscription)
    return this.#unchanged(id, customer)
  }

  async #scheduleItems(order: ChargeOrder, step: AttachStep, subscription: Stripe.Subscription) {
    const { stripe, calls, prices, catalog } = this.#parts
    const organizationId = order.account.customer.id
    const find = (id: string) => stripe.subscriptionSchedules.retrieve(id)
    const schedule = await calls.once<
      Stripe.SubscriptionScheduleCreateParams,
      Stripe.SubscriptionSchedule
    >({
      organizationId,
      name: `${order.operationId}:schedule`,
      params: { from_subscription: subscription.id },
      make: (params, options) => stripe.subscriptionSchedules.create(params, options),
      find,
    })
    const { start, end } = periodOf(subscription)
    const wanted = providerItems(step.product, step.quantities, catalog)
    const recurring = wanted[0]?.price.recurring
    const next = await prices.items(wanted)
    const now = subscription.items.data.map(({ price, quantity = 1 }) => ({
      price: price.id,
      quantity,
    }))
    await calls.once<Stripe.SubscriptionScheduleUpdateParams, Stripe.SubscriptionSchedule>({
      organizationId,
      name: `${order.operationId}:phases`,
      params: {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          { items: now, start_date: seconds(start), end_date: seconds(end) },
          {
            items: next,
            start_date: seconds(end),
            ...(recurring && {
              duration: { interval: recurring.interval, interval_count: recurring.count },
            }),
            metadata: metadataOf(order),
          },
        ],
      },
      make: (params, options) => stripe.subscriptionSchedules.update(schedule.id, params, options),
      find,
    })
  }

  /** What was to end or to change goes on. */
  async keep(order: Pick<ChargeOrder, 'account' | 'operationId'>, id: string, customer: string) {
    const { stripe } = this.#parts
    const { schedule, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
    const scheduleId = idOf(schedule)
    if (scheduleId !== null) await this.#release(order, scheduleId)
    if (cancel_at_period_end) await this.#keep(order, id)
    return this.#unchanged(id, customer)
  }

  #keep(order: Pick<ChargeOrder, 'account' | 'operationId'>, id: string) {
    return this.#set(order, id, 'keep', { cancel_at_period_end: false })
  }

  async endLater(order: Pick<ChargeOrder, 'account' | 'operationId'>, id: string): Promise<void> {
    const { schedule } = await this.#parts.stripe.subscriptions.retrieve(id)
    const scheduleId = idOf(schedule)
    if (scheduleId !== null) await this.#release(order, scheduleId)
    await this.#set(order, id, 'end', { cancel_at_period_end: true })
  }

  /** What was paid and not used is owed. */
  async endNow(order: Pick<ChargeOrder, 'account' | 'operationId'>, id: string): Promise<void> {
    const { stripe, calls } = this.#parts
    const { status } = await stripe.subscriptions.retrieve(id)
    if (status === 'canceled' || status === 'incomplete_expired') return
    await calls.once<Stripe.SubscriptionCancelParams, Stripe.Subscription>({
      organizationId: order.account.customer.id,
      name: `${order.operationId}:end-now`,
      params: { prorate: true, invoice_now: true },
      make: (params, options) => stripe.subscriptions.cancel(id, params, options),
      find: (found) => stripe.subscriptions.retrieve(found),
    })
  }

  #set(
    { account, operationId }: Pick<ChargeOrder, 'account' | 'operationId'>,
    id: string,
    what: string,
    params: Stripe.SubscriptionUpdateParams,
  ): Promise<Stripe.Subscription> {
    const { stripe, calls } = this.#parts
    return calls.once<Stripe.SubscriptionUpdateParams, Stripe.Subscription>({
      organizationId: account.customer.id,
      name: `${operationId}:${what}`,
      params,
      make: (words, options) => stripe.subscriptions.update(id, words, options),
      find: (found) => stripe.subscriptions.retrieve(found),
    })
  }

  /** The card was refused, or its owner has to confirm first. */
  async #unpaid(
    order: ChargeOrder,
    subscription: Stripe.Subscription,
    undo: 'drop' | 'void',
  ): Promise<ChargeOutcome> {
    const { stripe, calls, invoices } = this.#parts
    const invoice = await invoices.whole(idOf(subscription.latest_invoice) ?? '')
    const url = invoice.hosted_invoice_url
    if (url && (await invoices.needsAction(invoice))) return { status: 'pending', url }
    const message = 'The card was declined. Nothing was charged.'
    const organizationId = order.account.customer.id
    if (undo === 'void' && invoice.id) {
      const { id } = invoice
      await calls.once({
        organizationId,
        name: `void:${id}`,
        params: {},
        make: (_params, options) => stripe.invoices.voidInvoice(id, {}, options),
        find: async (found) => ({ id: found }),
      })
    } else if (subscription.status === 'incomplete') {
      await calls.once({
        organizationId,
        name: `${order.operationId}:drop`,
        params: {},
        make: (_params, options) => stripe.subscriptions.cancel(subscription.id, {}, options),
        find: async (found) => ({ id: found }),
      })
    }
    return { status: 'declined', message }
  }

  async #paid(subscription: Stripe.Subscription, customer: string): Promise<ChargeOutcome> {
    const { customers, invoices } = this.#parts
    const latest = idOf(subscription.latest_invoice)
    const found = latest === null ? null : await invoices.whole(latest)
    // Whoever comes late may find the invoice of a later cycle, which is not paid yet.
    const invoice = found?.status === 'paid' ? found : null
    const invoiceId = invoice?.id ?? null
    const billed: Billed = {
      ...billedBy(invoice),
      credit: await customers.credit(customer),
      period: periodOf(subscription),
    }
    return { status: 'paid', subscriptionId: subscription.id, invoiceId, billed }
  }

  /** Nothing was billed: something will be different later. */
  async #unchanged(id: string, customer: string): Promise<ChargeOutcome> {
    const { customers } = this.#parts
    const credit = await customers.credit(customer)
    const billed: Billed = { ...billedBy(null), credit, period: null }
    return { status: 'paid', subscriptionId: id, invoiceId: null, billed }
  }

  /** What a change would cost, as Stripe adds it up. */
  async preview(order: ChargeOrder, step: AttachStep): Promise<Pick<Billed, 'lines' | 'total'>> {
    const { stripe, catalog, rewards } = this.#parts
    const subscription = step.current?.subscriptionId ?? ''
    const before = await stripe.subscriptions.retrieve(subscription)
    const { items, trial_end, proration_date } = await this.#changeParams(order, step, before)
    const draft = new Draft(order.account, () => '')
    const used =
      step.current && step.branch !== 'quantity' ? usageLines(draft, step.current, catalog) : []
    const { currency } = catalog
    const discounts = await rewards.discountsOf(order.plan)
    const invoice = await stripe.invoices.createPreview({
      customer: idOf(before.customer) ?? '',
      subscription,
      subscription_details: {
        ...(items && { items }),
        proration_behavior: 'always_invoice',
        ...(proration_date !== undefined && { proration_date }),
        ...(trial_end !== undefined && { trial_end }),
      },
      ...(discounts.length > 0 && { discounts }),
      invoice_items: used.map(({ description, amount }) => ({
        description,
        amount: toMinorUnits(amount, currency),
        currency,
      })),
    })
    return billedBy(invoice)
  }
}

function billedBy(invoice: Stripe.Invoice | null) {
  if (!invoice) return { lines: [], total: ZERO }
  return { lines: shown(invoice), total: totalOfInvoice(invoice) }
}

/** An invoice over nothing, as trials begin with, has no lines. */
function shown(invoice: Stripe.Invoice) {
  const lines = linesOfInvoice(invoice)
  return lines.every(({ amount }) => amount.eq(0)) ? [] : lines
}

/** A trial begins when it was asked for, however late that is finished. */
function trialOf({ plan, now }: ChargeOrder) {
  const trial = plan.steps.find(({ trialEndsAt }) => trialEndsAt !== null)?.product.freeTrial
  if (!trial) return {}
  return { trial_end: seconds(addDays(now, trial.days)) }
}

function metadataOf({ account, operationId, plan }: ChargeOrder): Record<string, string> {
  const { entityId } = plan.request
  return {
    organization_id: account.customer.id,
    operation_id: operationId,
    ...(entityId !== null && { entity_id: entityId }),
  }
}
