// A customer, or one of its entities, in the shape of the wire.

import type { Invoice } from './account.ts'
import type { Moment } from './billing-context.ts'
import type { Draft } from './draft.ts'
import { viewFeatures } from './feature-view.ts'
import { type ViewFacts, viewAttached } from './product-view.ts'
import type { WireCustomer, WireEntity, WireInvoice } from './wire.ts'

export function viewCustomer(draft: Draft, facts: ViewFacts & Moment): WireCustomer {
  const { id, createdAt, name, email, fingerprint, metadata, providerCustomerId } = draft.customer
  return {
    id,
    created_at: createdAt,
    name,
    email,
    fingerprint,
    stripe_id: providerCustomerId,
    env: facts.env,
    metadata,
    products: viewProducts(draft, facts),
    features: viewFeatures(draft, facts.catalog, facts.now),
  }
}

function viewProducts(draft: Draft, facts: ViewFacts & Moment) {
  return [...draft.products.values()]
    .filter(({ status }) => status !== 'expired')
    .map((attached) => viewAttached(attached, facts, facts.now))
}

export function viewEntity(
  draft: Draft,
  entityId: string,
  facts: ViewFacts & Moment,
): WireEntity | undefined {
  const entity = draft.entities.get(entityId)
  if (!entity) return undefined
  return {
    id: entity.id,
    name: entity.name,
    customer_id: draft.customer.id,
    feature_id: entity.featureId,
    created_at: entity.createdAt,
    env: facts.env,
    products: [...draft.products.values()]
      .filter((one) => one.entityId === entityId && one.status !== 'expired')
      .map((attached) => viewAttached(attached, facts, facts.now)),
    features: viewFeatures(draft, facts.catalog, facts.now, entityId),
  }
}

/** Length of the short invoice number for people, when the provider has not assigned one. */
const NUMBER_LENGTH = 12

export function viewInvoice(invoice: Invoice, url: string): WireInvoice {
  return {
    product_ids: invoice.productIds,
    stripe_id: invoice.providerId ?? `in_${invoice.id.slice(-NUMBER_LENGTH)}`,
    status: invoice.status,
    total: invoice.total.toNumber(),
    currency: invoice.currency,
    created_at: invoice.createdAt,
    hosted_invoice_url: url,
    refunded: invoice.refunded.toNumber(),
    credited: invoice.credited.toNumber(),
    lines: invoice.lines.map(({ description, amount }) => ({
      description,
      amount: amount.round(2).toNumber(),
    })),
  }
}
