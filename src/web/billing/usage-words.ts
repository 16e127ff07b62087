// How much of a plan is in use, and the texts about going beyond it.

import type { WireCustomerFeature, WireItem } from '#domain/billing/wire.ts'
import { countOf } from '#domain/count-words.ts'
import { formatQuantity } from '../kit/format-number.ts'

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
export function fullText(feature: Counted): string | undefined {
  const { used, included } = usedShare(feature)
  if (used < included || used === 0) return undefined
  const beyond = formatQuantity(used - included)
  if (feature.overage_allowed) return used > included ? `${beyond} on the next bill` : undefined
  const staysBeyond = feature.type === 'continuous_use' && used > included
  return staysBeyond ? `${beyond} too many: all stay, none can be added` : 'None left'
}

interface SmallerPlan {
  readonly name: string
  readonly items: readonly WireItem[]
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A warning before changing to a plan that includes less than is in use. */
export function overflowText(
  { name, items }: SmallerPlan,
  features: readonly WireCustomerFeature[],
): string | undefined {
  const tight = items.flatMap((item) => {
    const used = features.find(({ feature_id }) => feature_id === item.feature_id)
    return used && isTooSmall(item, used) ? [{ item, used: used.usage ?? 0 }] : []
  })
  if (tight.length === 0) return undefined
  const allowed = listed.format(tight.map(({ item }) => allowedWords(item)))
  const used = listed.format(tight.map((one) => formatQuantity(one.used)))
  return `${name} holds ${allowed}; you use ${used}. All of them stay, and none can be added until there is room.`
}

/** Only for lasting things, such as stores, that cannot be bought on top. */
function isTooSmall({ included_usage, usage_model }: WireItem, used: WireCustomerFeature): boolean {
  const isLimited = typeof included_usage === 'number' && usage_model === undefined
  return isLimited && used.type === 'continuous_use' && (used.usage ?? 0) > included_usage
}

function allowedWords({ included_usage, feature }: WireItem): string {
  const { singular, plural } = feature?.display ?? { singular: 'unit', plural: 'units' }
  return countOf(Number(included_usage), singular, plural)
}
