// The outcome of a charge, in the terms of the provider interface.

import type { Stripe } from 'stripe'
import { ZERO } from '#domain/billing/amount.ts'
import type { Billed } from '#domain/billing/attach-apply.ts'
import { addDays } from '#domain/billing/interval.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { periodOf } from './read-view.ts'
import { idOf, seconds } from './stripe-client.ts'
import { linesOfInvoice, totalOfInvoice } from './stripe-invoices.ts'
import type { StripeParts } from './stripe-parts.ts'

export const DECLINED = {
  status: 'declined',
  message: 'The card was declined. Nothing was charged.',
} as const satisfies ChargeOutcome

export async function paid(
  { customers, invoices }: StripeParts,
  subscription: Stripe.Subscription,
  customer: string,
): Promise<ChargeOutcome> {
  const latest = idOf(subscription.latest_invoice)
  const found = latest === null ? null : await invoices.whole(latest)
  // A late look may find the invoice of a later cycle, which is not paid yet.
  const invoice = found?.status === 'paid' ? found : null
  const invoiceId = invoice?.id ?? null
  const billed: Billed = {
    ...billedBy(invoice),
    credit: await customers.credit(customer),
    period: periodOf(subscription),
  }
  return { status: 'paid', subscriptionId: subscription.id, invoiceId, billed }
}

/** Nothing was billed: the change takes effect later. */
export async function unchanged(
  { customers }: StripeParts,
  id: string,
  customer: string,
): Promise<ChargeOutcome> {
  const credit = await customers.credit(customer)
  const billed: Billed = { ...billedBy(null), credit, period: null }
  return { status: 'paid', subscriptionId: id, invoiceId: null, billed }
}

/** The page on which the cardholder confirms, if that is what is missing; null if it was declined. */
export async function pageToConfirm(
  { invoices }: StripeParts,
  invoice: Stripe.Invoice,
): Promise<ChargeOutcome | null> {
  const url = invoice.hosted_invoice_url
  return url && (await invoices.needsAction(invoice)) ? { status: 'pending', url } : null
}

export function billedBy(invoice: Stripe.Invoice | null) {
  if (!invoice) return { lines: [], total: ZERO }
  return { lines: shown(invoice), total: totalOfInvoice(invoice) }
}

/** An invoice of zero, as trials start with, has no lines. */
function shown(invoice: Stripe.Invoice) {
  const lines = linesOfInvoice(invoice)
  return lines.every(({ amount }) => amount.eq(0)) ? [] : lines
}

/** A trial starts when it was requested, no matter how late that is finished. */
export function trialOf({ plan, now }: ChargeOrder) {
  const trial = plan.steps.find(({ trialEndsAt }) => trialEndsAt !== null)?.product.freeTrial
  if (!trial) return {}
  return { trial_end: seconds(addDays(now, trial.days)) }
}

export function metadataOf({ account, operationId, plan }: ChargeOrder): Record<string, string> {
  const { entityId } = plan.request
  return {
    organization_id: account.customer.id,
    operation_id: operationId,
    ...(entityId !== null && { entity_id: entityId }),
  }
}
