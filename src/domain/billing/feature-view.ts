// The features of a customer: the sum over all rows, and the share of each kind of row.

import type { Balance } from './account.ts'
import { sum, ZERO } from './amount.ts'
import { rowsOf } from './balance.ts'
import { type Catalog, type Feature, findFeature } from './catalog.ts'
import type { Draft } from './draft.ts'
import { isOneAllowed } from './entitlement.ts'
import { isContinuousUse } from './grants.ts'
import { givesAccess } from './standing.ts'
import type { WireBreakdown, WireCustomerFeature, WireMeasuredFeature } from './wire.ts'

export function viewFeatures(
  draft: Draft,
  catalog: Catalog,
  now: number,
  entityId: string | null = null,
): Readonly<Record<string, WireCustomerFeature>> {
  const features: Record<string, WireMeasuredFeature> = {}
  for (const feature of catalog.features) {
    const view = viewFeature(draft, feature, catalog, now, entityId)
    if (view) features[feature.id] = view
  }
  for (const [id, view] of Object.entries(features)) {
    const { credit_schema } = view
    if (!credit_schema) continue
    // A feature that is already unlimited needs no credits.
    const needed = credit_schema.filter(({ feature_id }) => !isEndless(features[feature_id]))
    features[id] = { ...view, credit_schema: needed }
  }
  return Object.fromEntries(
    Object.entries(features).map(([id, view]) => [
      id,
      { ...view, allowed: isOneAllowed(features, id) },
    ]),
  )
}

function isEndless(feature: WireMeasuredFeature | undefined): boolean {
  return feature?.unlimited === true || feature?.overage_allowed === true
}

function viewFeature(
  draft: Draft,
  feature: Feature,
  catalog: Catalog,
  now: number,
  entityId: string | null,
): WireMeasuredFeature | undefined {
  const { id, name, type } = feature
  if (type === 'boolean') {
    if (!hasSwitch(draft, id, catalog, now)) return undefined
    return { id, feature_id: id, name, type: 'static' }
  }
  const rows = rowsOf(draft, { featureId: id, entityId }, catalog, now)
  if (rows.length === 0) return undefined
  const kind = type === 'continuous_use' ? 'continuous_use' : 'single_use'
  const timed = rows.map((row) => ({ ...row, resetAt: resetOf(row, draft, catalog) }))
  return { id, feature_id: id, name, type: kind, ...figuresOf(timed), ...creditsOf(feature) }
}

/** A paid row has no reset time of its own: it resets with the cycle of its product. */
function resetOf(row: Balance, draft: Draft, catalog: Catalog): number | null {
  if (row.resetAt !== null || row.interval === null || isContinuousUse(row, catalog))
    return row.resetAt
  return draft.products.get(row.attachedId)?.periodEnd ?? null
}

function hasSwitch(draft: Draft, featureId: string, catalog: Catalog, now: number): boolean {
  return [...draft.products.values()].some(
    (one) =>
      givesAccess(one, catalog, now) &&
      one.product.items.some((item) => item.featureId === featureId),
  )
}

function creditsOf({ creditSchema }: Feature): Pick<WireMeasuredFeature, 'credit_schema'> {
  if (!creditSchema) return {}
  return {
    credit_schema: creditSchema.map(({ meteredFeatureId, creditCost }) => ({
      feature_id: meteredFeatureId,
      credit_amount: creditCost,
    })),
  }
}

function figuresOf(rows: readonly Balance[]) {
  const own = rows.filter(({ expiresAt }) => expiresAt === null)
  const unlimited = own.some((row) => row.unlimited)
  const intervals = new Set(own.map(({ interval }) => interval))
  const [only] = intervals
  const balance = sum(rows.map((row) => row.balance))
  return {
    ...(intervals.size > 1 && { interval: 'multiple' as const }),
    ...(intervals.size === 1 && only && { interval: only }),
    unlimited,
    balance: unlimited ? null : balance.toNumber(),
    usage: usageOf(own),
    included_usage: unlimited ? 0 : sum(own.map((row) => row.granted)).toNumber(),
    next_reset_at: nextReset(own),
    overage_allowed: own.some((row) => row.overage),
    ...limitOf(own),
    ...leftoverOf(rows),
    ...(intervals.size > 1 && { breakdown: breakdownOf(own) }),
  }
}

function usageOf(own: readonly Balance[]): number {
  return sum(own.map((row) => row.granted.minus(row.balance))).toNumber()
}

function nextReset(own: readonly Balance[]): number | null {
  const resets = own.flatMap(({ resetAt }) => (resetAt === null ? [] : [resetAt]))
  return resets.length > 0 ? Math.min(...resets) : null
}

/** Only set when it differs from the included amount. */
function limitOf(own: readonly Balance[]) {
  if (!own.some(({ usageLimit }) => usageLimit !== null)) return {}
  const limit = sum(
    own.map((row) => (row.usageLimit === null ? row.granted : ZERO.plus(row.usageLimit))),
  )
  return { usage_limit: limit.toNumber() }
}

function leftoverOf(rows: readonly Balance[]) {
  const left = rows.filter(({ expiresAt, balance }) => expiresAt !== null && balance.gt(ZERO))
  if (left.length === 0) return {}
  const balance = sum(left.map((row) => row.balance)).toNumber()
  const expires_at = Math.min(...left.map(({ expiresAt }) => expiresAt ?? 0))
  return { rollovers: { balance, expires_at } }
}

function breakdownOf(own: readonly Balance[]): readonly WireBreakdown[] {
  return [...Map.groupBy(own, ({ interval }) => interval)].map(([interval, rows]) => {
    const reset = nextReset(rows)
    return {
      ...(interval && { interval }),
      balance: sum(rows.map((row) => row.balance)).toNumber(),
      usage: usageOf(rows),
      included_usage: sum(rows.map((row) => row.granted)).toNumber(),
      ...(reset !== null && { next_reset_at: reset }),
    }
  })
}

/** The features for a usage report: one by its id, or all with this event name. */
export function featuresOfEvent(
  catalog: Catalog,
  event: { readonly featureId?: string | undefined; readonly eventName?: string | undefined },
): readonly Feature[] {
  if (event.featureId !== undefined) {
    const feature = findFeature(catalog, event.featureId)
    return feature ? [feature] : []
  }
  const name = event.eventName ?? ''
  return catalog.features.filter(({ id, eventNames }) => id === name || eventNames?.includes(name))
}
