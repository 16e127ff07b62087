// What was paid on a page of Stripe, and with which card.

import type { Stripe } from 'stripe'
import type { Billed } from '#domain/billing/attach-apply.ts'
import { periodOf } from './read-view.ts'
import { idOf } from './stripe-client.ts'
import { linesOfInvoice, totalOfInvoice } from './stripe-invoices.ts'
import type { StripeParts } from './stripe-parts.ts'

export interface PaidSession {
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
  readonly paymentIntentId: string | null
  readonly card: string | null
  readonly billed: Billed | null
}

export async function readPaidSession(
  parts: StripeParts,
  session: Stripe.Checkout.Session,
): Promise<PaidSession> {
  const { stripe, invoices } = parts
  const subscriptionId = idOf(session.subscription)
  const subscription =
    subscriptionId === null ? null : await stripe.subscriptions.retrieve(subscriptionId)
  const invoiceId = idOf(session.invoice) ?? idOf(subscription?.latest_invoice)
  const invoice = invoiceId === null ? null : await invoices.whole(invoiceId)
  const paymentIntentId =
    idOf(session.payment_intent) ?? (invoice && invoices.paymentIntentOf(invoice))
  const period = subscription && periodOf(subscription)
  return {
    subscriptionId,
    invoiceId,
    paymentIntentId,
    card: await cardOf(parts, session, subscription, paymentIntentId),
    billed: invoice && (await billedOn(parts, session, invoice, period)),
  }
}

async function billedOn(
  { customers }: StripeParts,
  { customer }: Stripe.Checkout.Session,
  invoice: Stripe.Invoice,
  period: Billed['period'],
): Promise<Billed> {
  const lines = linesOfInvoice(invoice).filter(({ amount }) => !amount.eq(0))
  const credit = await customers.credit(idOf(customer) ?? '')
  return { lines, total: totalOfInvoice(invoice), credit, period }
}

async function cardOf(
  { stripe }: StripeParts,
  session: Stripe.Checkout.Session,
  subscription: Stripe.Subscription | null,
  paymentIntentId: string | null,
): Promise<string | null> {
  const setup = idOf(session.setup_intent)
  if (setup !== null) return idOf((await stripe.setupIntents.retrieve(setup)).payment_method)
  const own = idOf(subscription?.default_payment_method)
  if (own !== null || paymentIntentId === null) return own
  return idOf((await stripe.paymentIntents.retrieve(paymentIntentId)).payment_method)
}
