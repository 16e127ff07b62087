// Brings an account in line with the provider's current state. It looks at the state rather than at events, so
// repeated or late events give the same account.

import type { AttachedProduct } from './account.ts'
import { billLeftUsage } from './bill-usage.ts'
import type { BillingContext } from './billing-context.ts'
import { defaultOf } from './cancel.ts'
import type { Draft } from './draft.ts'
import { giveProduct } from './give-product.ts'
import { dropScheduled, expire } from './product-changes.ts'
import type { ProviderSubscription, ProviderView, SyncOutcome } from './provider-view.ts'
import { isMain, isRunning } from './standing.ts'
import { isLive, type Sync } from './sync.ts'
import { syncAttached } from './sync-attached.ts'
import { takeOver } from './take-over.ts'

/** `late`: our operations that were given up before the payment came. */
export function syncAccount(
  draft: Draft,
  view: ProviderView,
  passing: BillingContext,
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

/** Ends a product that the provider no longer bills, and gives the default plan instead. */
function endUnpaid(sync: Sync, { id }: AttachedProduct): void {
  const { draft, passing, view, findings } = sync
  const attached = draft.products.get(id)
  if (!attached || !isRunning(attached) || attached.subscriptionId === null) return
  const paying = view.subscriptions.find((one) => one.id === attached.subscriptionId)
  if (paying && isLive(paying, passing.now)) {
    if (paying.changesAt !== null && paying.changesAt <= passing.now) return
    if (paying.products.some(({ product }) => product.id === attached.product.id)) return
    // An unknown price may be for this product, so the customer keeps it.
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
