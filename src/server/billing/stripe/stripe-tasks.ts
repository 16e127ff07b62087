// The jobs of the provider.

import type { Task, TaskList } from 'graphile-worker'
import type { Stripe } from 'stripe'
import * as z from 'zod'
import { billUsage, usagePayload } from './bill-usage.ts'
import {
  BILL_USAGE,
  FORGET_CUSTOMER,
  HANDLE_EVENT,
  SYNC_CUSTOMER,
  UNDO_PAYMENT,
} from './provider-jobs.ts'
import { isMissing } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { MOST } from './stripe-returns.ts'
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
      // The running change finishes it, and has its own job in case of a crash.
      if (!(error instanceof ProviderBusy)) throw error
    })
  }
  return {
    [HANDLE_EVENT]: async (input) => webhooks.handle(eventPayload.parse(input).eventId),
    [SYNC_CUSTOMER]: look,
    [UNDO_PAYMENT]: async (input, helpers) => {
      const undoing = undoPayload.parse(input)
      await undoPayment(parts, undoing)
      await look({ organizationId: undoing.organizationId }, helpers)
    },
    [BILL_USAGE]: async (input, helpers) => {
      const usage = usagePayload.parse(input)
      await billUsage(parts, usage)
      await look({ organizationId: usage.organizationId }, helpers)
    },
    [FORGET_CUSTOMER]: async (input) => {
      await forget(parts.stripe, forgetPayload.parse(input).customerId)
    },
  }
}

/** The organization was deleted: ends its subscriptions. A customer of other API keys is not found. */
export async function forget(stripe: Stripe, customer: string): Promise<number> {
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: MOST })
    .catch(nothingIfMissing)
  const running = all.filter(({ status }) => !OVER.has(status))
  for (const { id: found } of running) {
    await stripe.subscriptions.cancel(found, { prorate: false }).catch(nothingIfMissing)
  }
  return running.length
}

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

function nothingIfMissing(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
}
