// Bills the usage of an ended cycle, on the invoice of the next one, or on a separate one if no other follows.

import { Stripe } from 'stripe'
import * as z from 'zod'
import { amount } from '#domain/billing/amount.ts'
import { CALL, findCall } from './provider-calls.ts'
import { hasCode, idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { addUsageLine, type UsageLine } from './usage-lines.ts'

export const usagePayload = z.object({
  organizationId: z.string(),
  subscriptionId: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({ description: z.string(), amount: z.string().transform((text) => amount(text)) }),
  ),
  sequel: z.enum(['goes_on', 'ends']).default('goes_on'),
})

type Usage = z.infer<typeof usagePayload>

export async function billUsage(parts: StripeParts, usage: Usage): Promise<void> {
  const { customer, status } = await parts.stripe.subscriptions.retrieve(usage.subscriptionId)
  const payer = idOf(customer) ?? ''
  const isOver = usage.sequel === 'ends' || status === 'canceled'
  return isOver ? billAlone(parts, usage, payer) : billWithCycle(parts, usage, payer)
}

/** On the invoice of the cycle while it can be changed, otherwise on the next one. */
async function billWithCycle(parts: StripeParts, usage: Usage, customer: string): Promise<void> {
  const { subscriptionId: subscription } = usage
  const { data } = await parts.stripe.invoices.list({ subscription, status: 'draft', limit: 1 })
  const invoice = data[0]?.id
  for (const line of linesOf(usage)) {
    const later = { customer, subscription }
    try {
      const onto = invoice ? { customer, invoice } : later
      await addUsageLine(parts, { ...line, onto })
    } catch (error) {
      if (!isClosed(error)) throw error
      await addUsageLine(parts, { ...line, name: `${line.name}:late`, onto: later })
    }
  }
}

function linesOf({ organizationId, name, lines }: Usage): readonly Omit<UsageLine, 'onto'>[] {
  return lines.map((line, index) => ({ organizationId, name: `${name}:${index}`, line }))
}

function isClosed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (hasCode(error, 'invoice_not_editable') || /no longer|finalized/i.test(error.message))
  )
}

/** No other invoice follows, so it is charged now, and retried by Stripe if the card does not pay. */
async function billAlone(parts: StripeParts, usage: Usage, customer: string): Promise<void> {
  const { stripe, calls, catalog } = parts
  const { organizationId, name, subscriptionId } = usage
  const asked = `${name}:invoice`
  const { id: invoice } = await calls.once<Stripe.InvoiceCreateParams, { readonly id: string }>({
    organizationId,
    name: asked,
    params: {
      customer,
      currency: catalog.currency,
      auto_advance: false,
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'exclude',
      metadata: { organization_id: organizationId, usage_of: subscriptionId, [CALL]: asked },
    },
    make: async (params, options) => named(await stripe.invoices.create(params, options)),
    find: async (id) => ({ id }),
    recall: () => findCall(stripe.invoices.list({ customer, limit: 100 }), asked),
  })
  for (const line of linesOf(usage)) {
    await addUsageLine(parts, { ...line, onto: { customer, invoice } })
  }
  await calls.once<Stripe.InvoiceFinalizeInvoiceParams, { readonly id: string }>({
    organizationId,
    name: `${name}:finalize`,
    params: { auto_advance: true },
    make: async (params, options) =>
      named(await stripe.invoices.finalizeInvoice(invoice, params, options)),
    find: async (id) => ({ id }),
  })
  await collect(parts, usage, invoice)
}

async function collect({ stripe, calls }: StripeParts, usage: Usage, invoice: string) {
  const { status } = await stripe.invoices.retrieve(invoice)
  if (status !== 'open') return
  await calls
    .once<Stripe.InvoicePayParams, { readonly id: string }>({
      organizationId: usage.organizationId,
      name: `${usage.name}:pay`,
      params: { off_session: true },
      make: async (params, options) => named(await stripe.invoices.pay(invoice, params, options)),
      find: async (id) => ({ id }),
    })
    .catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })
}

/** It stays open, and Stripe retries it. */
function isRefusal(error: unknown): boolean {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  return error instanceof StripeCardError || error instanceof StripeInvalidRequestError
}

/** Only previews have no id. */
function named({ id }: Stripe.Invoice): { readonly id: string } {
  return { id: id ?? '' }
}
