// Entities: things that a customer has several of. Each uses one unit of a feature and may have its own balances.

import type { AttachedProduct } from './account.ts'
import { amount, ZERO } from './amount.ts'
import { deduct, hasRoomFor, refund, rowsOf } from './balance.ts'
import { billLeftUsage } from './bill-usage.ts'
import type { BillingContext, Moment } from './billing-context.ts'
import { billingFault } from './billing-fault.ts'
import { creditUnused } from './cancel.ts'
import { type Feature, findFeature } from './catalog.ts'
import type { Draft } from './draft.ts'
import { grantItem } from './grants.ts'
import { expire } from './product-changes.ts'
import { givesAccess, isRunning } from './standing.ts'

export interface NewEntity {
  readonly id: string
  readonly featureId: string
  readonly name: string | null
}

export function createEntity(draft: Draft, entity: NewEntity, moment: Moment): void {
  const feature = requireEntityFeature(entity.featureId, moment)
  const known = draft.entities.get(entity.id)
  // A repeated call is for the same entity.
  if (known?.featureId === entity.featureId) return
  if (known) {
    throw billingFault('entity_already_exists', `${entity.id} is an entity of another feature.`)
  }
  takeUnit(draft, feature, moment)
  draft.putEntity({ ...entity, createdAt: moment.now })
  grantToEntity(draft, entity, moment)
}

function requireEntityFeature(featureId: string, { catalog }: Moment): Feature {
  const feature = findFeature(catalog, featureId)
  if (!feature) throw billingFault('feature_not_found', `There is no feature ${featureId}.`)
  if (feature.type !== 'continuous_use') {
    throw billingFault('invalid_inputs', `${feature.name} is not counted by the piece.`)
  }
  if (feature.observed) {
    throw billingFault('invalid_inputs', `${feature.name} are counted by the product itself.`)
  }
  return feature
}

function takeUnit(draft: Draft, { id, name }: Feature, { catalog, now }: Moment): void {
  const rows = rowsOf(draft, { featureId: id, entityId: null }, catalog, now)
  if (!hasRoomFor(rows, amount(1))) {
    throw billingFault('feature_limit_reached', `There are no more ${name} in the plan.`, {
      feature: id,
    })
  }
  deduct(draft, rows, amount(1), { at: now, eventId: null, reason: 'usage' })
}

/** Adds the rows of plans that grant balances per entity. */
function grantToEntity(draft: Draft, { id, featureId }: NewEntity, moment: Moment): void {
  for (const attached of [...draft.products.values()]) {
    if (!givesAccess(attached, moment.catalog, moment.now)) continue
    for (const item of attached.product.items) {
      if (item.entityFeatureId === featureId) {
        grantItem(draft, attached, item, { ...moment, entityId: id })
      }
    }
  }
}

/** Returns the subscriptions that have to end with it. */
export function deleteEntity(draft: Draft, id: string, passing: BillingContext): readonly string[] {
  const { catalog, now } = passing
  const entity = draft.entities.get(id)
  if (!entity) throw billingFault('entity_not_found', `There is no entity ${id}.`)
  const own = [...draft.products.values()].filter(
    (one) => one.entityId === id && one.status !== 'expired',
  )
  for (const attached of own) endWithEntity(draft, attached, passing)
  for (const row of [...draft.balances.values()]) {
    if (row.entityId === id) draft.dropBalance(row.id, 'revoke', now)
  }
  const rows = rowsOf(draft, { featureId: entity.featureId, entityId: null }, catalog, now)
  refund(draft, rows, ZERO.plus(1), { at: now, eventId: null, reason: 'refund' })
  draft.removeEntity(id)
  return [...new Set(own.flatMap(({ subscriptionId }) => subscriptionId ?? []))]
}

/** Like an immediate cancellation; a provider that bills computes its own credit. */
function endWithEntity(draft: Draft, attached: AttachedProduct, passing: BillingContext): void {
  if (isRunning(attached)) {
    if (passing.renewals === 'here') creditUnused(draft, attached, passing)
    billLeftUsage(draft, attached, passing)
  }
  expire(draft, attached, passing.now)
}
