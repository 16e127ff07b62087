// Invoices as rows and as domain objects.

import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Invoice, InvoiceLine } from '#domain/billing/account.ts'
import { amount } from '#domain/billing/amount.ts'
import type { Schema } from '../db/schema.ts'

const lines = z.array(
  z
    .object({ description: z.string(), amount: z.string(), featureId: z.string().nullable() })
    .transform((line): InvoiceLine => ({ ...line, amount: amount(line.amount) })),
)

export function toInvoice(row: Selectable<Schema['billing_invoice']>): Invoice {
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
