// Changes to a product that a customer has: replace, end, keep, or change quantities.

import type { AttachedProduct } from './account.ts'
import type { Moment } from './billing-context.ts'
import type { Draft } from './draft.ts'
import { carryUsage, grantedBy, revokeBalances, rowsFrom } from './grants.ts'
import type { Quantities } from './quantities.ts'
import { scheduledMain } from './standing.ts'

export function replace(
  draft: Draft,
  old: AttachedProduct,
  by: AttachedProduct,
  moment: Moment,
): void {
  carryUsage(draft, old, by, moment.catalog, moment.now)
  expire(draft, old, moment.now)
}

/** Ends a product and removes its balances. */
export function expire(draft: Draft, attached: AttachedProduct, now: number): void {
  revokeBalances(draft, attached.id, now)
  draft.changeProduct(attached.id, { status: 'expired', endsAt: now })
}

export function noteTrial(draft: Draft, productId: string): void {
  draft.putCustomer({ trialsUsed: [...draft.customer.trialsUsed, productId] })
}

export function keepRunning(draft: Draft, current: AttachedProduct | undefined): void {
  if (!current) return
  draft.changeProduct(current.id, { canceledAt: null, endsAt: null })
  dropScheduled(draft, current.product.group, current.entityId)
}

export function dropScheduled(draft: Draft, group: string, entityId: string | null): void {
  const scheduled = scheduledMain(draft, group, entityId)
  if (scheduled) draft.changeProduct(scheduled.id, { status: 'expired' })
}

export function setQuantities(
  draft: Draft,
  { id, product }: AttachedProduct,
  quantities: Quantities,
  now: number,
): void {
  for (const row of rowsFrom(draft, id)) {
    const item = product.items.find(({ featureId }) => featureId === row.featureId)
    if (!item || row.expiresAt !== null) continue
    const granted = grantedBy(item, quantities)
    draft.changeBalance(row.id, { granted })
    draft.post(row.id, granted.minus(row.granted), 'quantity', now)
  }
}
