// Starts a product that the provider bills for and that is not in use here yet.

import type { AttachedProduct } from './account.ts'
import { billLeftUsage } from './bill-usage.ts'
import { carryUsage, grantBalances } from './grants.ts'
import { dropScheduled, expire, noteTrial, replace } from './product-changes.ts'
import type { ProviderSubscription } from './provider-view.ts'
import { currentMain, isMain, scheduledMain } from './standing.ts'
import { isLive, type Sync } from './sync.ts'

export function takeOver(sync: Sync, subscription: ProviderSubscription, productId: string): void {
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

/** Bills the usage of the plan that the customer leaves, because it was still used. */
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
