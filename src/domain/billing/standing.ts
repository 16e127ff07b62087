// Which of a customer's products count at a moment.

import type { AttachedProduct } from './account.ts'
import { type Catalog, isOneOff } from './catalog.ts'
import type { Draft } from './draft.ts'
import { addDays } from './interval.ts'

const RUNNING = new Set(['active', 'trialing', 'past_due'])

/** Bought, begun and not ended, whether it is paid or not. */
export function isRunning({ status }: AttachedProduct): boolean {
  return RUNNING.has(status)
}

/** Gives access: what is past due does so for a while. */
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

/** A plan of which a group has one, as against add-ons and what was bought once. */
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

/** When what runs now will have been paid for. */
export function endOfCycle(attached: AttachedProduct, now: number): number {
  if (attached.status === 'trialing') return attached.trialEndsAt ?? now
  return attached.periodEnd ?? now
}
