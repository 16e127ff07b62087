// An account and its customer, as rows and as domain objects.

import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Account, BillingCustomer } from '#domain/billing/account.ts'
import { amount } from '#domain/billing/amount.ts'
import type { Schema } from '../db/schema.ts'
import { toBalance } from './balance-rows.ts'
import { toInvoice } from './invoice-rows.ts'
import { toAttached } from './product-rows.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

const card = z
  .object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    declines: z.boolean(),
  })
  .nullable()

/** The columns of a customer that decisions depend on. */
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

function toCustomer(row: Row<'billing_customer'>): BillingCustomer {
  return {
    id: row.organization_id,
    name: row.name,
    email: row.email,
    fingerprint: row.fingerprint,
    metadata: row.metadata,
    createdAt: row.created_at_ms,
    providerCustomerId: row.provider_customer_id,
    paymentMethod: card.parse(row.payment_method),
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
