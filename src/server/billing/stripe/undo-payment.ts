// Returns money for what is not available: ends what was started, and refunds what was paid.

import type { Stripe } from 'stripe'
import { hasCode } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { voidInvoice } from './void-invoice.ts'

export interface Undoing {
  readonly organizationId: string
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
  readonly paymentIntentId: string | null
  readonly manner: UndoManner
}

/** Refund in full, or credit the rest of the cycle. */
export type UndoManner = 'refund' | 'credit'

export async function undoPayment(parts: StripeParts, undoing: Undoing): Promise<void> {
  const { subscriptionId, invoiceId } = undoing
  if (subscriptionId !== null) await endSubscription(parts, undoing, subscriptionId)
  if (undoing.manner === 'credit') return
  const invoice = invoiceId === null ? null : await parts.invoices.whole(invoiceId)
  if (invoice?.id && invoice.status === 'open') {
    await voidInvoice(parts, undoing.organizationId, invoice.id)
  }
  const paid = undoing.paymentIntentId ?? (invoice && parts.invoices.paymentIntentOf(invoice))
  const wasPaid = invoice === null || (invoice.status === 'paid' && invoice.amount_paid > 0)
  if (paid && wasPaid) await refund(parts, undoing, paid)
}

async function endSubscription(
  { stripe, calls }: StripeParts,
  { organizationId, manner }: Undoing,
  id: string,
) {
  const isOwed = manner === 'credit'
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status === 'canceled' || status === 'incomplete_expired') return
  await calls.once<Stripe.SubscriptionCancelParams, { readonly id: string }>({
    organizationId,
    name: `undo:${id}`,
    params: isOwed ? { prorate: true, invoice_now: true } : { prorate: false },
    make: (params, options) => stripe.subscriptions.cancel(id, params, options),
    find: async (found) => ({ id: found }),
  })
}

async function refund(
  { stripe, calls }: StripeParts,
  { organizationId, invoiceId }: Undoing,
  payment_intent: string,
): Promise<void> {
  await calls.once({
    organizationId,
    name: `refund:${invoiceId ?? payment_intent}`,
    params: { payment_intent, reason: 'duplicate' as const },
    make: async (params, options) => {
      try {
        return await stripe.refunds.create(params, options)
      } catch (error) {
        if (hasCode(error, 'charge_already_refunded')) return { id: 'refunded' }
        throw error
      }
    },
    find: async (id) => ({ id }),
  })
}
