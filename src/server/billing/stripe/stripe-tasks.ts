// The jobs of the provider.

import type { Task, TaskList } from 'graphile-worker'
import { Stripe } from 'stripe'
import * as z from 'zod'
import { amount, toMinorUnits } from '#domain/billing/amount.ts'
import {
  BILL_USAGE,
  FORGET_CUSTOMER,
  HANDLE_EVENT,
  SYNC_CUSTOMER,
  UNDO_PAYMENT,
} from './provider-jobs.ts'
import { hasCode, isMissing } from './stripe-client.ts'
import type { StripeParts } from './stripe-subscriptions.ts'
import { ProviderBusy, type StripeSync } from './stripe-sync.ts'
import type { StripeWebhooks } from './stripe-webhooks.ts'
import { undoPayment } from './undo-payment.ts'

const id = z.string().nullable()
const syncPayload = z.object({ organizationId: z.string() })
const undoPayload = z.object({
  organizationId: z.string(),
  subscriptionId: id,
  invoiceId: id,
  paymentIntentId: id,
  manner: z.enum(['refund', 'credit']),
})
const usagePayload = z.object({
  organizationId: z.string(),
  subscriptionId: z.string(),
  name: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.string() })),
})
const eventPayload = z.object({ eventId: z.string() })
const forgetPayload = z.object({ customerId: z.string() })

export interface StripeTaskOptions {
  readonly parts: StripeParts
  readonly sync: StripeSync
  readonly webhooks: StripeWebhooks
}

export function stripeTasks({ parts, sync, webhooks }: StripeTaskOptions): TaskList {
  const look: Task = async (input) => {
    const { organizationId } = syncPayload.parse(input)
    await sync.run(organizationId).catch((error: unknown) => {
      // Whoever is at it finishes it, and is looked after by a job of its own.
      if (!(error instanceof ProviderBusy)) throw error
    })
  }
  return {
    [HANDLE_EVENT]: async (input) => webhooks.handle(eventPayload.parse(input).eventId),
    [SYNC_CUSTOMER]: look,
    [UNDO_PAYMENT]: async (input) => undoPayment(parts, undoPayload.parse(input)),
    [BILL_USAGE]: async (input) => billUsage(parts, usagePayload.parse(input)),
    [FORGET_CUSTOMER]: async (input) => {
      await forget(parts.stripe, forgetPayload.parse(input).customerId)
    },
  }
}

/** Onto the invoice of the cycle while that can be added to, or onto the next one. */
async function billUsage(parts: StripeParts, usage: z.infer<typeof usagePayload>): Promise<void> {
  const { stripe } = parts
  const { subscriptionId: subscription } = usage
  const subscribed = await stripe.subscriptions.retrieve(subscription)
  const customer =
    typeof subscribed.customer === 'string' ? subscribed.customer : subscribed.customer.id
  const { data } = await stripe.invoices.list({ subscription, status: 'draft', limit: 1 })
  const [draft] = data
  for (const [index, line] of usage.lines.entries()) {
    const about = { customer, ...lineParams(parts, line) }
    const name = `${usage.name}:${index}`
    try {
      const onto = draft?.id ? { invoice: draft.id } : { subscription }
      await addItem(parts, usage.organizationId, name, { ...about, ...onto })
    } catch (error) {
      if (!isClosed(error)) throw error
      await addItem(parts, usage.organizationId, `${name}:late`, { ...about, subscription })
    }
  }
}

function lineParams(
  { catalog: { currency } }: StripeParts,
  line: { readonly description: string; readonly amount: string },
) {
  const { description } = line
  return { currency, description, amount: toMinorUnits(amount(line.amount), currency) }
}

function addItem(
  { stripe, calls }: StripeParts,
  organizationId: string,
  name: string,
  params: Stripe.InvoiceItemCreateParams,
) {
  return calls.once<Stripe.InvoiceItemCreateParams, { readonly id: string }>({
    organizationId,
    name,
    params,
    make: (words, options) => stripe.invoiceItems.create(words, options),
    find: async (found) => ({ id: found }),
  })
}

function isClosed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (hasCode(error, 'invoice_not_editable') || /no longer|finalized/i.test(error.message))
  )
}

/** The organization is gone: nobody pays for it any longer. */
export async function forget(stripe: Stripe, customer: string): Promise<number> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  const running = data.filter(
    ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
  )
  for (const { id: found } of running) {
    await stripe.subscriptions.cancel(found, { prorate: false }).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
  return running.length
}
