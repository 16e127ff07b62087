// How much of a plan is in use, and the texts about going beyond it.

import type { WireCustomerFeature, WireItem } from '#domain/billing/wire.ts'
import { type BillingWords, featureAmount } from './billing-words.ts'

type Counted = Pick<WireCustomerFeature, 'usage' | 'balance' | 'overage_allowed' | 'type'>

export interface UsedShare {
  readonly used: number
  /** Includes what was bought or carried over. */
  readonly included: number
  readonly share: number
}

/** Usage beyond the plan makes the balance negative; it never increases what is included. */
export function usedShare({ usage = 0, balance }: Counted): UsedShare {
  const included = Math.max(usage + (balance ?? 0), 0)
  const share = usage === 0 ? 0 : Math.min(usage / included, 1)
  return { used: usage, included, share }
}

/** Undefined while there is room. */
export function fullText(feature: Counted, { t, formats }: BillingWords): string | undefined {
  const { used, included } = usedShare(feature)
  if (used < included || used === 0) return undefined
  const count = formats.quantity(used - included)
  if (feature.overage_allowed) return used > included ? t('usage.beyond', { count }) : undefined
  const staysBeyond = feature.type === 'continuous_use' && used > included
  return staysBeyond ? t('usage.over', { count }) : t('usage.none')
}

interface SmallerPlan {
  readonly name: string
  readonly items: readonly WireItem[]
}

/** A warning before changing to a plan that includes less than is in use. */
export function overflowText(
  { name, items }: SmallerPlan,
  features: readonly WireCustomerFeature[],
  words: BillingWords,
): string | undefined {
  const { t, formats } = words
  const tight = items.flatMap((item) => {
    const used = features.find(({ feature_id }) => feature_id === item.feature_id)
    return used && isTooSmall(item, used) ? [{ item, used: used.usage ?? 0 }] : []
  })
  if (tight.length === 0) return undefined
  const allowed = formats.list(
    tight.map(({ item }) => featureAmount(Number(item.included_usage), item.feature, words)),
  )
  const used = formats.list(tight.map((one) => formats.quantity(one.used)))
  return t('cancel.overflow', { plan: name, allowed, used })
}

/** Only for lasting things, such as stores, that cannot be bought on top. */
function isTooSmall({ included_usage, usage_model }: WireItem, used: WireCustomerFeature): boolean {
  const isLimited = typeof included_usage === 'number' && usage_model === undefined
  return isLimited && used.type === 'continuous_use' && (used.usage ?? 0) > included_usage
}
