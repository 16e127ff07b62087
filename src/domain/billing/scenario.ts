// What taking a product means for a customer (such as an upgrade); dialogs and buttons depend on it.

import { billingInterval, isFree, isOneOff, isPriced, type Product } from './catalog.ts'
import type { Draft } from './draft.ts'
import { intervalRank } from './interval.ts'
import { listPrice } from './price.ts'
import { currentMain, scheduledMain } from './standing.ts'

export type ProductScenario =
  | 'scheduled'
  | 'active'
  | 'new'
  | 'renew'
  | 'upgrade'
  | 'downgrade'
  | 'cancel'

export function scenarioOf(
  draft: Pick<Draft, 'products'> | undefined,
  product: Product,
  entityId: string | null = null,
): ProductScenario {
  if (!draft || product.isAddOn || isOneOff(product)) return 'new'
  const scheduled = scheduledMain(draft, product.group, entityId)
  if (scheduled?.product.id === product.id) return 'scheduled'
  const current = currentMain(draft, product.group, entityId)
  if (!current) return 'new'
  if (current.product.id === product.id) return current.canceledAt === null ? 'active' : 'renew'
  if (isFree(product)) return isFree(current.product) ? 'new' : 'cancel'
  return isUpgrade(current.product, product) ? 'upgrade' : 'downgrade'
}

/** A longer commitment is always an upgrade; with the same commitment the price decides. */
export function isUpgrade(from: Product, to: Product): boolean {
  if (isFree(from)) return !isFree(to)
  if (isFree(to)) return false
  if (billsUsageOnly(from) && billsUsageOnly(to)) return true
  const step = intervalRank(billingInterval(to)) - intervalRank(billingInterval(from))
  return step !== 0 ? step > 0 : listPrice(to).gte(listPrice(from))
}

function billsUsageOnly({ items }: Product): boolean {
  const priced = items.filter(isPriced)
  return priced.length > 0 && priced.every(({ usageModel }) => usageModel === 'pay_per_use')
}
