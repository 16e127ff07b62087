// Which of a customer's products count at a given moment.

import type { AttachedProduct } from './account.ts'
import { type Catalog, isOneOff } from './catalog.ts'
import type { Draft } from './draft.ts'
import { addDays } from './interval.ts'

const RUNNING = new Set(['active', 'trialing', 'past_due'])

/** Started and not ended, paid or not. */
export function isRunning({ status }: AttachedProduct): boolean {
  return RUNNING.has(status)
}

/** Whether the product gives access; a past-due product does so during its grace period. */
export function givesAccess(
  { status, pastDueSince }: AttachedProduct,
  catalog: Pick<Catalog, 'graceDays'>,
  now: number,
): boolean {
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && now < graceEnd(pastDueSince ?? 0, catalog)
}

export function graceEnd(pastDueSince: number, { graceDays }: Pick<Catalog, 'graceDays'>): number {
  return addDays(pastDueSince, graceDays)
}

/** A plan, of which a customer has one per group, unlike add-ons and one-time purchases. */
export function isMain({ product }: Pick<AttachedProduct, 'product'>): boolean {
  return !product.isAddOn && !isOneOff(product)
}

export function currentMain(
  draft: Pick<Draft, 'products'>,
  group: string,
  entityId: string | null,
): AttachedProduct | undefined {
  return mainsOf(draft, group, entityId).find(isRunning)
}

export function scheduledMain(
  draft: Pick<Draft, 'products'>,
  group: string,
  entityId: string | null,
): AttachedProduct | undefined {
  return mainsOf(draft, group, entityId).find(({ status }) => status === 'scheduled')
}

function mainsOf({ products }: Pick<Draft, 'products'>, group: string, entityId: string | null) {
  return [...products.values()].filter(
    (one) => isMain(one) && one.product.group === group && one.entityId === entityId,
  )
}

/** The end of the paid cycle. */
export function endOfCycle(attached: AttachedProduct, now: number): number {
  if (attached.status === 'trialing') return attached.trialEndsAt ?? now
  return attached.periodEnd ?? now
}
