// Records usage: taken from the feature itself and, where that is not enough, from credits. Usage is accepted exactly
// when a check for the same amount would allow it.

import { type Amount, amount, least, most, ZERO } from './amount.ts'
import { deduct, headroom, type Movement, refund, rowsOf, type Target } from './balance.ts'
import type { Moment } from './billing-context.ts'
import { billingFault } from './billing-fault.ts'
import { type Catalog, findFeature } from './catalog.ts'
import type { Draft } from './draft.ts'
import { decidingFeature, isFeatureAllowed } from './entitlement.ts'
import { viewFeatures } from './feature-view.ts'

const MOST_VALUE = 1_000_000_000
const MOST_DECIMALS = 6

/** One unit by default; a value that is not a number is refused rather than guessed. */
export function decideValue(value: unknown, properties: Readonly<Record<string, unknown>>): Amount {
  const said = value ?? properties.value ?? 1
  const isNumber = typeof said === 'number' && Number.isFinite(said)
  if (!isNumber || Math.abs(said) > MOST_VALUE || hasTooManyDecimals(said)) {
    const message = `A value is a number up to ${MOST_VALUE} with at most ${MOST_DECIMALS} decimals.`
    throw billingFault('invalid_inputs', message, { field: 'value' })
  }
  return amount(said)
}

function hasTooManyDecimals(value: number): boolean {
  return !amount(value).round(MOST_DECIMALS).eq(value)
}

export function consume(
  draft: Draft,
  target: Target,
  value: Amount,
  { catalog, now }: Moment,
  eventId: string | null,
): void {
  const rows = rowsOf(draft, target, catalog, now)
  if (value.lt(ZERO)) {
    refund(draft, rows, value.neg(), { at: now, eventId, reason: 'refund' })
    return
  }
  if (value.eq(ZERO) || isSwitch(catalog, target.featureId)) return
  const features = viewFeatures(draft, catalog, now, target.entityId)
  const deciding = decidingFeature(features, target.featureId, value.toNumber())
  if (!isFeatureAllowed(deciding)) refuse(target.featureId, features[target.featureId]?.balance)
  const usage: Movement = { at: now, eventId, reason: 'usage' }
  if (deciding.feature?.id === target.featureId) return deduct(draft, rows, value, usage)
  const own = least(value, most(headroom(rows) ?? value, ZERO))
  deduct(draft, rows, own, usage)
  const cost = creditCost(catalog, deciding.feature?.id ?? '', target.featureId)
  const pool = { featureId: deciding.feature?.id ?? '', entityId: target.entityId }
  deduct(draft, rowsOf(draft, pool, catalog, now), value.minus(own).times(cost), usage)
}

function isSwitch(catalog: Catalog, featureId: string): boolean {
  return findFeature(catalog, featureId)?.type === 'boolean'
}

function creditCost(catalog: Catalog, poolId: string, featureId: string): number {
  const schema = findFeature(catalog, poolId)?.creditSchema ?? []
  return schema.find(({ meteredFeatureId }) => meteredFeatureId === featureId)?.creditCost ?? 1
}

function refuse(featureId: string, balance: number | null | undefined): never {
  const message = `Not enough ${featureId} left.`
  throw billingFault('insufficient_balance', message, { feature: featureId, balance: balance ?? 0 })
}
