// Usage counted here, as lines of invoices at Stripe.

import type { Stripe } from 'stripe'
import type { InvoiceLine } from '#domain/billing/account.ts'
import { toMinorUnits } from '#domain/billing/amount.ts'
import { CALL, findCall } from './provider-calls.ts'
import { isMissing } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'

export interface UsageLine {
  readonly organizationId: string
  /** The idempotency key: the same name is the same line, however often it is sent. */
  readonly name: string
  readonly line: Pick<InvoiceLine, 'description' | 'amount'>
  /** An invoice that can be changed, or the next one of a subscription. */
  readonly onto: { readonly customer: string } & (
    | { readonly invoice: string }
    | { readonly subscription: string }
  )
}

export async function addUsageLine(
  { stripe, calls, catalog: { currency } }: StripeParts,
  { organizationId, name, line, onto }: UsageLine,
): Promise<void> {
  await calls.once<Stripe.InvoiceItemCreateParams, { readonly id: string }>({
    organizationId,
    name,
    params: {
      ...onto,
      currency,
      amount: toMinorUnits(line.amount, currency),
      description: line.description,
      metadata: { [CALL]: name },
    },
    make: (params, options) => stripe.invoiceItems.create(params, options),
    find: async (id) => ({ id }),
    recall: () => findCall(stripe.invoiceItems.list({ customer: onto.customer, limit: 100 }), name),
  })
}

/** A line that is already on an invoice stays there. */
export async function dropUsageLine(
  { stripe, calls }: StripeParts,
  organizationId: string,
  name: string,
): Promise<void> {
  const id = await calls.resultOf(organizationId, name)
  if (!id) return
  await stripe.invoiceItems.del(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}
