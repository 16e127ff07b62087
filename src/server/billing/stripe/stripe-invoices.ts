// Converts invoices of Stripe into ours, with the outcome of their payment.

import type { Stripe } from 'stripe'
import type { InvoiceLine } from '#domain/billing/account.ts'
import { type Amount, fromMinorUnits } from '#domain/billing/amount.ts'
import type { ProviderInvoice } from '#domain/billing/provider-view.ts'
import { idOf } from './stripe-client.ts'
import { MOST, type Returns, returnedOf } from './stripe-returns.ts'

type InvoiceFacts = Pick<
  Stripe.Invoice,
  | 'lines'
  | 'total'
  | 'amount_due'
  | 'total_discount_amounts'
  | 'pre_payment_credit_notes_amount'
  | 'currency'
>

/** They add up to the charged amount, because promotions and credit are lines as well. */
export function linesOfInvoice(invoice: InvoiceFacts): readonly InvoiceLine[] {
  const line = (description: string, units: number): InvoiceLine => ({
    description,
    amount: fromMinorUnits(units, invoice.currency),
    featureId: null,
  })
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, one) => sum + one.amount, 0)
  const noted = invoice.pre_payment_credit_notes_amount
  const credit = invoice.total > 0 ? invoice.total - invoice.amount_due - noted : 0
  return [
    ...invoice.lines.data.map(({ description, amount }) => line(description ?? '', amount)),
    ...(off > 0 ? [line('Promotion', -off)] : []),
    ...(credit > 0 ? [line('Credit of earlier changes', -credit)] : []),
    ...(noted > 0 ? [line('Credit note', -noted)] : []),
  ]
}

export function totalOfInvoice({ amount_due, currency }: InvoiceFacts): Amount {
  return fromMinorUnits(amount_due, currency)
}

/** Drafts are skipped. */
export function toProviderInvoice(
  invoice: Stripe.Invoice,
  returns: Returns,
): readonly ProviderInvoice[] {
  const status = STATUS[invoice.status ?? 'draft']
  if (!status || !invoice.id) return []
  const { refunded, credited } = returnedOf(invoice, returns)
  return [
    {
      id: invoice.id,
      status,
      subscriptionId: subscriptionOf(invoice),
      operationId: invoice.metadata?.operation_id ?? null,
      checkoutId: invoice.metadata?.checkout_id ?? null,
      lines: linesOfInvoice(invoice),
      total: totalOfInvoice(invoice),
      currency: invoice.currency,
      createdAt: invoice.created * 1_000,
      refunded: fromMinorUnits(refunded, invoice.currency),
      credited: fromMinorUnits(credited, invoice.currency),
    },
  ]
}

const STATUS: Readonly<Record<string, ProviderInvoice['status'] | undefined>> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'open',
  void: 'void',
}

export function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription)
}

export class StripeInvoices {
  readonly #stripe: Stripe

  constructor(stripe: Stripe) {
    this.#stripe = stripe
  }

  async whole(id: string): Promise<Stripe.Invoice> {
    const invoice = await this.#stripe.invoices.retrieve(id, { expand: ['payments'] })
    if (!invoice.lines.has_more) return invoice
    const data = await this.#stripe.invoices
      .listLineItems(id, { limit: 100 })
      .autoPagingToArray({ limit: MOST })
    return { ...invoice, lines: { ...invoice.lines, data, has_more: false } }
  }

  paymentIntentOf(invoice: Stripe.Invoice): string | null {
    const tries = invoice.payments?.data ?? []
    const paid = tries.find(({ status }) => status === 'paid')
    const last = tries.find(({ is_default }) => is_default) ?? tries[0]
    return idOf((paid ?? last)?.payment.payment_intent)
  }

  /** True if the cardholder has to do something before it is paid. */
  async needsAction(invoice: Stripe.Invoice): Promise<boolean> {
    const id = this.paymentIntentOf(invoice)
    if (id === null) return false
    const { status, last_payment_error } = await this.#stripe.paymentIntents.retrieve(id)
    if (status === 'requires_action' || status === 'requires_confirmation') return true
    // Tried without the customer present: the bank has refused and requires authentication on a page.
    return last_payment_error?.code === 'authentication_required'
  }
}
