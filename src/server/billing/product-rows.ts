// Products of a customer, as rows and as domain objects.

import type { Selectable } from 'kysely'
import type { AttachedProduct } from '#domain/billing/account.ts'
import type { Product } from '#domain/billing/catalog.ts'
import { isMain } from '#domain/billing/standing.ts'
import type { Schema } from '../db/schema.ts'
import { product as productShape } from './plan-file.ts'

type ProductRow = Selectable<Schema['billing_product']>

/** The definition of an attached product never changes, so it is parsed only once. */
const readProducts = new Map<string, Product>()
const MOST_READ = 1_000

function productOf({ organization_id, id, definition }: ProductRow): Product {
  const key = `${organization_id} ${id}`
  const known = readProducts.get(key)
  if (known) return known
  const product = productShape.parse(definition)
  if (readProducts.size >= MOST_READ) readProducts.clear()
  readProducts.set(key, product)
  return product
}

export function toAttached(row: ProductRow): AttachedProduct {
  return {
    id: row.id,
    product: productOf(row),
    entityId: row.entity_id,
    status: row.status,
    quantities: row.quantities,
    startedAt: row.started_at_ms,
    anchorAt: row.anchor_at_ms,
    periodStart: row.period_start_ms,
    periodEnd: row.period_end_ms,
    trialEndsAt: row.trial_ends_at_ms,
    canceledAt: row.canceled_at_ms,
    endsAt: row.ends_at_ms,
    pastDueSince: row.past_due_since_ms,
    subscriptionId: row.subscription_id,
  }
}

export function attachedRow(organizationId: string, attached: AttachedProduct) {
  const { product } = attached
  return {
    organization_id: organizationId,
    id: attached.id,
    product_id: product.id,
    product_group: product.group,
    is_main: isMain(attached),
    entity_id: attached.entityId,
    status: attached.status,
    definition: JSON.stringify(product),
    quantities: JSON.stringify(attached.quantities),
    started_at_ms: attached.startedAt,
    anchor_at_ms: attached.anchorAt,
    period_start_ms: attached.periodStart,
    period_end_ms: attached.periodEnd,
    trial_ends_at_ms: attached.trialEndsAt,
    canceled_at_ms: attached.canceledAt,
    ends_at_ms: attached.endsAt,
    past_due_since_ms: attached.pastDueSince,
    subscription_id: attached.subscriptionId,
  }
}
