// Invoices: previewed, written, paid and voided.

import { dropPending, invoiceOf, planChange } from './change-subscription.ts'
import { settle } from './clock.ts'
import { type Form, formOf, formsOf, numberOf, textOf, textsOf } from './form.ts'
import { composeInvoice, couponsIn, finalize, saveInvoice, voidInvoice } from './money.ts'
import { cardError, cardOf, pay } from './payments.ts'
import { newest, type Route, route } from './route.ts'
import type { StripeState } from './state.ts'
import { requireRow } from './state.ts'
import { type Invoice, listOf } from './wire.ts'

function listInvoices(state: StripeState, form: Form): readonly Invoice[] {
  const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
    textOf(form, name),
  )
  return newest(state.invoices.values())
    .filter((one) => !customer || one.customer === customer)
    .filter((one) => !status || one.status === status)
    .filter(
      (one) => !subscription || one.parent?.subscription_details.subscription === subscription,
    )
}

export const INVOICE_ROUTES: readonly Route[] = [
  route('GET', 'invoices', (state, _id, form) => listOf(listInvoices(state, form))),
  route('POST', 'invoices/create_preview', (state, _id, form) => {
    const details = formOf(form, 'subscription_details')
    const extra = formsOf(form, 'invoice_items').map((item) => ({
      description: textOf(item, 'description') ?? '',
      amount: numberOf(item, 'amount') ?? 0,
    }))
    const subscription = requireRow(
      state.subscriptions,
      textOf(form, 'subscription'),
      'subscription',
    )
    const { lines } = planChange(state, subscription, details)
    return invoiceOf(state, subscription, [...extra, ...lines], form)
  }),
  route('POST', 'invoices', (state, _id, form) =>
    saveInvoice(
      state,
      composeInvoice(state, {
        customer: requireRow(state.customers, textOf(form, 'customer'), 'customer').id,
        currency: textOf(form, 'currency') ?? 'usd',
        reason: 'manual',
        lines: [],
        discounts: couponsIn(state, form),
        metadata: textsOf(form, 'metadata'),
      }),
    ),
  ),
  route('GET', 'invoices/:id', (state, id) => requireRow(state.invoices, id, 'invoice')),
  route('POST', 'invoices/:id/finalize', (state, id) =>
    finalize(state, requireRow(state.invoices, id, 'invoice')),
  ),
  route('POST', 'invoices/:id/void', (state, id) => {
    const invoice = voidInvoice(state, requireRow(state.invoices, id, 'invoice'))
    dropPending(state, invoice)
    return invoice
  }),
  route('POST', 'invoices/:id/pay', (state, id, form) =>
    payInvoice(state, requireRow(state.invoices, id, 'invoice'), form),
  ),
  route('GET', 'payment_intents/:id', (state, id) =>
    requireRow(state.paymentIntents, id, 'payment_intent'),
  ),
]

function payInvoice(state: StripeState, invoice: Invoice, form: Form): Invoice {
  const subscription = state.subscriptions.get(
    invoice.parent?.subscription_details.subscription ?? '',
  )
  const customer = requireRow(state.customers, invoice.customer, 'customer')
  const usual = subscription
    ? cardOf(state, subscription)
    : customer.invoice_settings.default_payment_method
  const presence = textOf(form, 'off_session') === 'true' ? 'absent' : 'asking'
  const isPaid = pay(state, invoice, textOf(form, 'payment_method') ?? usual, presence)
  if (subscription) settle(state, subscription)
  if (isPaid) return invoice
  const intent = invoice.payments.data[0]?.payment.payment_intent ?? ''
  throw cardError(requireRow(state.paymentIntents, intent, 'payment_intent'))
}
