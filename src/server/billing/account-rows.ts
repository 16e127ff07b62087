// Rows of the database as the domain knows them, and back.

import type { Selectable } from 'kysely'
import * as z from 'zod'
import type {
  Account,
  AttachedProduct,
  Balance,
  BillingCustomer,
  Invoice,
  InvoiceLine,
} from '#domain/billing/account.ts'
import { amount } from '#domain/billing/amount.ts'
import type { Product } from '#domain/billing/catalog.ts'
import { isMain } from '#domain/billing/standing.ts'
import type { Schema } from '../db/schema.ts'
import { product as productShape } from './plan-file.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

const card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  declines: z.boolean(),
})

/** Everything of a customer that decides about something. */
export interface StoredAccount {
  readonly customer: Row<'billing_customer'>
  readonly products: readonly Row<'billing_product'>[]
  readonly balances: readonly Row<'billing_balance'>[]
  readonly entities: readonly Row<'billing_entity'>[]
  readonly invoices: readonly Row<'billing_invoice'>[]
}

export function toAccount(stored: StoredAccount): Account {
  return {
    customer: toCustomer(stored.customer),
    products: stored.products.map(toAttached).sort((one, other) => one.startedAt - other.startedAt),
    balances: stored.balances.map(toBalance),
    entities: stored.entities.map(({ id, feature_id, name, created_at_ms }) => ({
      id,
      featureId: feature_id,
      name,
      createdAt: created_at_ms,
    })),
    openInvoices: stored.invoices.map(toInvoice),
  }
}

export function toCustomer(row: Row<'billing_customer'>): BillingCustomer {
  return {
    id: row.organization_id,
    name: row.name,
    email: row.email,
    fingerprint: row.fingerprint,
    metadata: row.metadata,
    createdAt: row.created_at_ms,
    providerCustomerId: row.provider_customer_id,
    paymentMethod: card.nullable().parse(row.payment_method),
    credit: amount(row.credit),
    trialsUsed: row.trials_used,
    clockAheadMs: row.clock_ahead_ms,
  }
}

export function customerColumns(customer: BillingCustomer) {
  const { paymentMethod } = customer
  return {
    name: customer.name,
    email: customer.email,
    fingerprint: customer.fingerprint,
    metadata: JSON.stringify(customer.metadata),
    provider_customer_id: customer.providerCustomerId,
    payment_method: paymentMethod && JSON.stringify(paymentMethod),
    credit: customer.credit.toFixed(),
    trials_used: customer.trialsUsed,
    clock_ahead_ms: customer.clockAheadMs,
  }
}

/** What was taken once stays as it was, so that it is read once. */
const readProducts = new Map<string, Product>()
const MOST_READ = 1_000

function productOf({ organization_id, id, definition }: Row<'billing_product'>): Product {
  const key = `${organization_id} ${id}`
  const known = readProducts.get(key)
  if (known) return known
  const product = productShape.parse(definition)
  if (readProducts.size >= MOST_READ) readProducts.clear()
  readProducts.set(key, product)
  return product
}

export function toAttached(row: Row<'billing_product'>): AttachedProduct {
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

export function toBalance(row: Row<'billing_balance'>): Balance {
  return {
    id: row.id,
    attachedId: row.attached_id,
    featureId: row.feature_id,
    entityId: row.entity_id,
    interval: row.interval,
    granted: amount(row.granted),
    balance: amount(row.balance),
    floor: row.floor === null ? null : amount(row.floor),
    unlimited: row.unlimited,
    overage: row.overage,
    usageLimit: row.usage_limit === null ? null : Number(row.usage_limit),
    anchorAt: row.anchor_at_ms,
    resetAt: row.reset_at_ms,
    expiresAt: row.expires_at_ms,
    position: row.position,
  }
}

export function balanceRow(organizationId: string, row: Balance) {
  return {
    organization_id: organizationId,
    id: row.id,
    attached_id: row.attachedId,
    feature_id: row.featureId,
    entity_id: row.entityId,
    interval: row.interval,
    granted: row.granted.toFixed(),
    balance: row.balance.toFixed(),
    floor: row.floor?.toFixed() ?? null,
    unlimited: row.unlimited,
    overage: row.overage,
    usage_limit: row.usageLimit === null ? null : String(row.usageLimit),
    anchor_at_ms: row.anchorAt,
    reset_at_ms: row.resetAt,
    expires_at_ms: row.expiresAt,
    position: row.position,
  }
}

const lines = z.array(
  z
    .object({ description: z.string(), amount: z.string(), featureId: z.string().nullable() })
    .transform((line): InvoiceLine => ({ ...line, amount: amount(line.amount) })),
)

export function toInvoice(row: Row<'billing_invoice'>): Invoice {
  return {
    id: row.id,
    productIds: row.product_ids,
    attachedId: row.attached_id,
    lines: lines.parse(row.lines),
    total: amount(row.total),
    currency: row.currency,
    status: row.status,
    createdAt: row.created_at_ms,
    providerId: row.provider_id,
    refunded: amount(row.refunded),
    credited: amount(row.credited),
  }
}

export function invoiceRow(organizationId: string, invoice: Invoice) {
  return {
    organization_id: organizationId,
    id: invoice.id,
    product_ids: invoice.productIds,
    attached_id: invoice.attachedId,
    lines: JSON.stringify(
      invoice.lines.map((line) => ({ ...line, amount: line.amount.toFixed() })),
    ),
    total: invoice.total.toFixed(),
    currency: invoice.currency,
    status: invoice.status,
    provider_id: invoice.providerId,
    refunded: invoice.refunded.toFixed(),
    credited: invoice.credited.toFixed(),
    created_at_ms: invoice.createdAt,
  }
}
