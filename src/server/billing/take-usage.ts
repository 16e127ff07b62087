// Records usage and deducts it from the balance.

import { type Amount, ZERO } from '#domain/billing/amount.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { type Catalog, type Feature, findFeature } from '#domain/billing/catalog.ts'
import { consume } from '#domain/billing/consume.ts'
import type { OpenAccount } from './accounts.ts'
import { insertEvent } from './events.ts'

/** Browsers may only report what the plan file allows, and never give usage back. */
export type Source = 'browser' | 'server'

export interface Used {
  readonly features: readonly Feature[]
  readonly value: Amount
  readonly eventName: string | null
  readonly entityId: string | null
  readonly idempotencyKey: string | null
  readonly properties: Readonly<Record<string, unknown>>
}

/** Stores event and deduction together. The event comes first, since its key shows whether it is new. */
export async function takeUsage(
  { db, draft, passing }: OpenAccount,
  { features, value, ...facts }: Used,
  firstId: string,
): Promise<void> {
  for (const [index, feature] of features.entries()) {
    const id = index === 0 ? firstId : draft.newId()
    await insertEvent(db, {
      ...facts,
      organizationId: draft.customer.id,
      id,
      featureId: feature.id,
      value: value.toFixed(),
      at: passing.now,
    })
    if (feature.observed) continue
    consume(draft, { featureId: feature.id, entityId: facts.entityId }, value, passing, id)
  }
}

export function refuseReport(feature: Feature, value: Amount, source: Source): void {
  if (source === 'server') return
  if (!feature.trackable) {
    const message = `${feature.name}: only the server itself counts this.`
    throw billingFault('track_not_allowed', message)
  }
  if (value.lt(ZERO)) {
    throw billingFault('invalid_inputs', 'Usage is not given back from here.', { field: 'value' })
  }
}

export function requireFeature(catalog: Catalog, featureId: string): Feature {
  const feature = findFeature(catalog, featureId)
  if (feature) return feature
  throw billingFault('feature_not_found', `There is no feature ${featureId}.`, { featureId })
}
