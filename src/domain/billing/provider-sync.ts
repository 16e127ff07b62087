// Makes an account agree with what the provider says of it now. It looks at how things are, not at what
// happened: whoever hears the same news twice, or late, comes to the same account.

import type { AttachedProduct } from './account.ts'
import {
  dropScheduled,
  expire,
  giveProduct,
  keepRunning,
  noteTrial,
  replace,
  setQuantities,
} from './attach-apply.ts'
import type { Passing } from './attach-plan.ts'
import { billLeftUsage } from './bill-usage.ts'
import { defaultOf, endLater } from './cancel.ts'
import type { Draft } from './draft.ts'
import { carryUsage, grantBalances } from './grants.ts'
import type { ProviderSubscription, ProviderView, SyncOutcome } from './provider-view.ts'
import { sameQuantities } from './quantities.ts'
import { refill } from './renew.ts'
import { currentMain, isMain, isRunning, scheduledMain } from './standing.ts'

interface Sync {
  readonly draft: Draft
  readonly passing: Passing
  readonly view: ProviderView
  readonly findings: string[]
  /** Changes that were paid later than anybody waited: their usage was billed with them. */
  readonly late: ReadonlySet<string>
  readonly surplus: ProviderSubscription[]
}

/** `late`: operations of ours that were given up before they were paid. */
export function syncAccount(
  draft: Draft,
  view: ProviderView,
  passing: Passing,
  late: ReadonlySet<string> = new Set(),
): SyncOutcome {
  const sync: Sync = { draft, passing, view, late, findings: [], surplus: [] }
  syncCustomer(sync)
  for (const subscription of view.subscriptions) {
    if (isLive(subscription, passing.now)) syncSubscription(sync, subscription)
  }
  for (const attached of [...draft.products.values()]) endUnpaid(sync, attached)
  const { findings, surplus } = sync
  return { findings, surplus }
}

function syncCustomer({ draft, view, findings }: Sync): void {
  const { credit, paymentMethod } = draft.customer
  if (!credit.eq(view.credit)) {
    findings.push(`credit was ${credit.toFixed()}, is ${view.credit.toFixed()}`)
    draft.putCustomer({ credit: view.credit })
  }
  if (paymentMethod?.id !== view.paymentMethod?.id) {
    draft.putCustomer({ paymentMethod: view.paymentMethod })
  }
}

/** Pays for something now. What ends or changes at this very moment is left to the next look. */
function isLive({ status, endsAt }: ProviderSubscription, now: number): boolean {
  if (endsAt !== null && endsAt <= now) return false
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

function syncSubscription(sync: Sync, subscription: ProviderSubscription): void {
  const { draft, passing, findings, surplus } = sync
  const { changesAt, entityId } = subscription
  if (changesAt !== null && changesAt <= passing.now) return
  if (entityId !== null && !draft.entities.has(entityId)) {
    findings.push(`${subscription.id}: ${entityId}, which it pays for, is gone`)
    surplus.push(subscription)
    return
  }
  for (const { product, quantities } of subscription.products) {
    const running = [...draft.products.values()].filter(isRunning)
    const own = running.find(
      (one) => one.subscriptionId === subscription.id && one.product.id === product.id,
    )
    if (own) syncAttached(sync, own, subscription, quantities)
    else takeOver(sync, subscription, product.id)
  }
}

/** It is there already: its cycle, its quantities, its end and whether it is paid. */
function syncAttached(
  sync: Sync,
  attached: AttachedProduct,
  subscription: ProviderSubscription,
  quantities: AttachedProduct['quantities'],
): void {
  const { draft, passing, findings } = sync
  if (!sameQuantities(attached.quantities, quantities)) {
    findings.push(`${attached.product.id}: other quantities`)
    draft.changeProduct(attached.id, { quantities })
    setQuantities(draft, attached, quantities, passing.now)
  }
  turnCycle(sync, attached, subscription)
  syncStanding(sync, attached, subscription)
  syncEnd(sync, attached, subscription)
}

function turnCycle(sync: Sync, attached: AttachedProduct, subscription: ProviderSubscription) {
  const { draft, passing, findings } = sync
  const { period, trialEndsAt } = subscription
  const isNew = period.start > (attached.periodStart ?? 0)
  const isFirst = trialEndsAt !== null && trialEndsAt === period.start
  if (isNew && !isFirst && attached.periodStart !== null && attached.status !== 'trialing') {
    billLeftUsage(draft, attached, passing, 'goes_on')
    refill(draft, attached, period.start)
    findings.push(`${attached.product.id}: a new cycle`)
  }
  const periodStart = isNew ? period.start : attached.periodStart
  if (periodStart === attached.periodStart && period.end === attached.periodEnd) return
  draft.changeProduct(attached.id, { periodStart, periodEnd: period.end })
}

function syncStanding(sync: Sync, attached: AttachedProduct, subscription: ProviderSubscription) {
  const { draft, passing, findings } = sync
  const { status } = subscription
  if (status === 'past_due') {
    if (attached.status === 'past_due') return
    findings.push(`${attached.product.id}: past due`)
    draft.changeProduct(attached.id, {
      status,
      pastDueSince: since(sync, subscription),
      trialEndsAt: null,
    })
    return
  }
  const trialEndsAt = status === 'trialing' ? subscription.trialEndsAt : null
  const isOver = trialEndsAt !== null && trialEndsAt <= passing.now
  if ((status !== 'active' && status !== 'trialing') || isOver) return
  if (attached.status === status && attached.trialEndsAt === trialEndsAt) return
  if (attached.status !== status) findings.push(`${attached.product.id}: ${status}`)
  draft.changeProduct(attached.id, { status, pastDueSince: null, trialEndsAt })
}

/** The grace period counts from the first invoice that was not paid. */
function since({ view, passing }: Sync, { id }: ProviderSubscription): number {
  const open = view.invoices.filter(
    ({ status, subscriptionId }) => status === 'open' && subscriptionId === id,
  )
  return Math.min(passing.now, ...open.map(({ createdAt }) => createdAt))
}

function syncEnd(sync: Sync, attached: AttachedProduct, subscription: ProviderSubscription): void {
  const { draft, passing, findings } = sync
  const { endsAt, changesAt } = subscription
  const current = draft.products.get(attached.id)
  if (!current) return
  if (endsAt !== null) {
    if (current.endsAt === endsAt) return
    const fallback = isMain(current) ? defaultOf(current, passing) : undefined
    if (current.canceledAt === null) {
      findings.push(`${current.product.id}: ends`)
      endLater(draft, current, fallback, passing.now)
    }
    moveEnd(draft, current, endsAt)
  } else if (changesAt === null && current.canceledAt !== null) {
    findings.push(`${current.product.id}: goes on`)
    keepRunning(draft, current)
  }
}

function moveEnd(draft: Draft, { id, product, entityId }: AttachedProduct, endsAt: number): void {
  draft.changeProduct(id, { endsAt })
  const next = scheduledMain(draft, product.group, entityId)
  if (next) draft.changeProduct(next.id, { startedAt: endsAt, anchorAt: endsAt })
}

/** The provider bills for something that is not in use here yet. */
function takeOver(sync: Sync, subscription: ProviderSubscription, productId: string): void {
  const { draft, findings, surplus, view, passing } = sync
  const bought = subscription.products.find(({ product }) => product.id === productId)
  if (!bought) return
  const { product } = bought
  const { entityId } = subscription
  const isPlan = isMain({ product })
  const old = isPlan ? currentMain(draft, product.group, entityId) : undefined
  const rival = view.subscriptions.find(({ id }) => id === old?.subscriptionId)
  if (old && rival && rival.id !== subscription.id && isLive(rival, passing.now)) {
    findings.push(`${product.id}: paid for twice, by ${rival.id} and ${subscription.id}`)
    surplus.push(subscription)
    return
  }
  findings.push(`${product.id}: paid for by ${subscription.id}`)
  const scheduled = scheduledMain(draft, product.group, entityId)
  const isScheduled = isPlan && scheduled?.product.id === productId
  const attached = begin(sync, subscription, isScheduled ? scheduled : undefined, bought)
  if (isPlan && !isScheduled) dropScheduled(draft, product.group, entityId)
  if (!old) return
  leave(sync, old, subscription)
  if (isScheduled) {
    carryUsage(draft, old, attached, passing.catalog, passing.now)
    expire(draft, old, passing.now)
  } else replace(draft, old, attached, passing)
}

/** Whoever pays for something else from now on has still used what they leave. */
function leave({ draft, passing, late }: Sync, old: AttachedProduct, by: ProviderSubscription) {
  const isSame = old.subscriptionId === by.id
  if (isSame && late.has(by.origin.operationId ?? '')) return
  billLeftUsage(draft, old, passing, isSame ? 'goes_on' : 'ends')
}

function begin(
  { draft, passing }: Sync,
  { id, status, period, trialEndsAt, entityId }: ProviderSubscription,
  scheduled: AttachedProduct | undefined,
  { product, quantities }: ProviderSubscription['products'][number],
): AttachedProduct {
  const isTrial = status === 'trialing' && trialEndsAt !== null && trialEndsAt > passing.now
  const attached = draft.putProduct({
    id: scheduled?.id ?? draft.newId(),
    product: scheduled?.product ?? product,
    entityId,
    status: isTrial ? 'trialing' : status === 'past_due' ? 'past_due' : 'active',
    quantities,
    startedAt: passing.now,
    anchorAt: period.start,
    periodStart: period.start,
    periodEnd: period.end,
    trialEndsAt: isTrial ? trialEndsAt : null,
    canceledAt: null,
    endsAt: null,
    pastDueSince: status === 'past_due' ? passing.now : null,
    subscriptionId: id,
  })
  grantBalances(draft, attached, passing.catalog, passing.now)
  if (isTrial && !draft.customer.trialsUsed.includes(product.id)) noteTrial(draft, product.id)
  return attached
}

/** What the provider no longer bills for is no longer given, and the default takes its place. */
function endUnpaid(sync: Sync, { id }: AttachedProduct): void {
  const { draft, passing, view, findings } = sync
  const attached = draft.products.get(id)
  if (!attached || !isRunning(attached) || attached.subscriptionId === null) return
  const paying = view.subscriptions.find((one) => one.id === attached.subscriptionId)
  if (paying && isLive(paying, passing.now)) {
    if (paying.changesAt !== null && paying.changesAt <= passing.now) return
    if (paying.products.some(({ product }) => product.id === attached.product.id)) return
    // A price that nobody here knows may well be for this: nothing is taken away for that.
    if (paying.products.length === 0) return
  }
  findings.push(`${attached.product.id}: no longer paid for by ${attached.subscriptionId}`)
  const fallback = isMain(attached) ? defaultOf(attached, passing) : undefined
  billLeftUsage(draft, attached, passing)
  dropScheduled(draft, attached.product.group, attached.entityId)
  if (fallback) giveProduct(draft, fallback.id, passing)
  const left = draft.products.get(id)
  if (left && left.status !== 'expired') expire(draft, left, passing.now)
}
