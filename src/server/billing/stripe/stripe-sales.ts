// One-time purchases, and seats for the rest of a cycle, with the stored card: a separate invoice, paid at once.

import { Stripe } from 'stripe'
import { toMinorUnits } from '#domain/billing/amount.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import { providerItems } from '#domain/billing/provider-price.ts'
import type { ChargeOrder, ChargeOutcome } from '../provider.ts'
import { DECLINED, pageToConfirm } from './charge-outcomes.ts'
import { CALL, findCall } from './provider-calls.ts'
import { linesOfInvoice, totalOfInvoice } from './stripe-invoices.ts'
import type { StripeParts } from './stripe-parts.ts'
import { voidInvoice } from './void-invoice.ts'

export class StripeSales {
  readonly #parts: StripeParts

  constructor(parts: StripeParts) {
    this.#parts = parts
  }

  async sell(order: ChargeOrder, customer: string): Promise<ChargeOutcome> {
    const invoiceId = await this.#write(order, customer)
    const { invoices, customers } = this.#parts
    const isPaid = await this.#pay(order, invoiceId)
    const invoice = await invoices.whole(invoiceId)
    if (!isPaid && invoice.status !== 'paid') return this.#unpaid(order, invoice)
    const billed = {
      lines: linesOfInvoice(invoice),
      total: totalOfInvoice(invoice),
      credit: await customers.credit(customer),
      period: null,
    }
    return { status: 'paid', subscriptionId: null, invoiceId, billed }
  }

  async #write(order: ChargeOrder, customer: string): Promise<string> {
    const { stripe, calls, rewards, catalog } = this.#parts
    const { operationId, plan } = order
    const organizationId = order.account.customer.id
    const { currency } = catalog
    const invoice = await calls.once<Stripe.InvoiceCreateParams, { readonly id: string }>({
      organizationId,
      name: `${operationId}:invoice`,
      params: {
        customer,
        currency,
        auto_advance: false,
        collection_method: 'charge_automatically',
        pending_invoice_items_behavior: 'exclude',
        discounts: await rewards.discountsOf(plan),
        metadata: { organization_id: organizationId, operation_id: operationId },
      },
      make: async (params, options) => named(await stripe.invoices.create(params, options)),
      find: async (id) => ({ id }),
      recall: () => this.#findWritten(customer, operationId),
    })
    await this.#addItems(order, customer, invoice.id)
    await calls.once({
      organizationId,
      name: `${operationId}:finalize`,
      params: { auto_advance: false },
      make: async (params, options) =>
        named(await stripe.invoices.finalizeInvoice(invoice.id, params, options)),
      find: async (id) => ({ id }),
    })
    return invoice.id
  }

  async #findWritten(customer: string, operationId: string) {
    const { stripe } = this.#parts
    for await (const invoice of stripe.invoices.list({ customer, limit: 100 })) {
      if (invoice.metadata?.operation_id === operationId) return named(invoice)
    }
    return undefined
  }

  async #addItems(order: ChargeOrder, customer: string, invoice: string): Promise<void> {
    const { stripe, calls } = this.#parts
    const items = await this.#itemsOf(order.plan)
    for (const [index, item] of items.entries()) {
      const name = `${order.operationId}:item:${index}`
      const metadata = { [CALL]: name }
      await calls.once<Stripe.InvoiceItemCreateParams, { readonly id: string }>({
        organizationId: order.account.customer.id,
        name,
        params: { customer, invoice, ...item, metadata },
        make: (params, options) => stripe.invoiceItems.create(params, options),
        find: async (id) => ({ id }),
        recall: () => findCall(stripe.invoiceItems.list({ customer, limit: 100 }), name),
      })
    }
  }

  /** Products are sold by their price; seats for a part of a cycle have none. */
  async #itemsOf({ steps }: AttachPlan) {
    const { prices, catalog } = this.#parts
    const { currency } = catalog
    const bought = await prices.items(
      steps
        .filter(({ branch }) => branch !== 'seats')
        .flatMap(({ product, quantities }) => providerItems(product, quantities, catalog)),
    )
    const seats = steps.filter(({ branch }) => branch === 'seats').flatMap(({ lines }) => lines)
    return [
      ...bought.map(({ price, quantity }) => ({ pricing: { price }, quantity })),
      ...seats.map(({ description, amount }) => ({
        description,
        amount: toMinorUnits(amount, currency),
        currency,
      })),
    ]
  }

  async #pay(order: ChargeOrder, invoiceId: string): Promise<boolean> {
    const { stripe, calls, invoices } = this.#parts
    const { status } = await invoices.whole(invoiceId)
    if (status === 'paid') return true
    if (status !== 'open') return false
    const card = order.account.customer.paymentMethod?.id
    try {
      await calls.once<Stripe.InvoicePayParams, { readonly id: string }>({
        organizationId: order.account.customer.id,
        name: `${order.operationId}:pay`,
        params: { off_session: true, ...(card && { payment_method: card }) },
        make: async (params, options) =>
          named(await stripe.invoices.pay(invoiceId, params, options)),
        find: async (id) => ({ id }),
      })
      return true
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return false
      throw error
    }
  }

  async #unpaid(order: ChargeOrder, invoice: Stripe.Invoice): Promise<ChargeOutcome> {
    // Adding a seat has no payment page: if the bank asks for authentication, it has refused.
    const isSeat = order.plan.steps.some(({ branch }) => branch === 'seats')
    const page = isSeat ? null : await pageToConfirm(this.#parts, invoice)
    if (page) return page
    const { id, status } = invoice
    if (id && status === 'open') await voidInvoice(this.#parts, order.account.customer.id, id)
    return DECLINED
  }
}

/** Only previews have no id. */
function named({ id }: Stripe.Invoice): { readonly id: string } {
  return { id: id ?? '' }
}
