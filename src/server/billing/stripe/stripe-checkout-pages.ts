// Opens and closes the Stripe pages that take a card.

import type { Stripe } from 'stripe'
import { isOneOff } from '#domain/billing/catalog.ts'
import { providerItems } from '#domain/billing/provider-price.ts'
import type { CheckoutOrder } from '../provider.ts'
import { BILLING_MODE } from './begin-subscription.ts'
import { seconds } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'

/** What callers may set on the page; everything else is decided here. */
const PASSED_ON = ['billing_address_collection', 'custom_text', 'locale'] as const

/** A page that only saves a card sells nothing. */
const PASSED_ON_TO_SALES = [
  'automatic_tax',
  'phone_number_collection',
  'tax_id_collection',
] as const

/** A page lives for at most a day by Stripe's clock, which may differ from ours. */
const MARGIN_MS = 5 * 60_000

function checkoutCall(checkoutId: string): string {
  return `checkout:${checkoutId}`
}

export class StripeCheckoutPages {
  readonly #parts: StripeParts
  readonly #returnUrl: string

  constructor(parts: StripeParts, publicUrl: string) {
    this.#parts = parts
    this.#returnUrl = new URL('/checkout/stripe', publicUrl).href
  }

  async open(order: CheckoutOrder): Promise<{ readonly url: string }> {
    const { stripe, calls, customers } = this.#parts
    const customer = await customers.ensure(order.account)
    const session = await calls.once<Stripe.Checkout.SessionCreateParams, Stripe.Checkout.Session>({
      organizationId: order.account.customer.id,
      name: checkoutCall(order.checkoutId),
      params: await this.#params(order, customer),
      make: (params, options) => stripe.checkout.sessions.create(params, options),
      find: (id) => stripe.checkout.sessions.retrieve(id),
    })
    return { url: session.url ?? order.cancelUrl }
  }

  async #params(
    order: CheckoutOrder,
    customer: string,
  ): Promise<Stripe.Checkout.SessionCreateParams> {
    const { checkoutId, account, plan, parameters } = order
    const metadata = {
      organization_id: account.customer.id,
      checkout_id: checkoutId,
      ...(plan?.request.entityId && { entity_id: plan.request.entityId }),
    }
    const sale = await this.#sale(order, metadata)
    return {
      ...passOn(parameters, PASSED_ON),
      ...(sale.mode !== 'setup' && forSales(parameters)),
      ...sale,
      customer,
      currency: this.#parts.catalog.currency,
      client_reference_id: account.customer.id,
      metadata,
      success_url: `${this.#returnUrl}?checkout=${checkoutId}`,
      cancel_url: order.cancelUrl,
      expires_at: seconds(order.expiresAt - MARGIN_MS),
    }
  }

  /** Running products are changed with the saved card, not bought a second time. */
  async #sale({ plan }: CheckoutOrder, metadata: Record<string, string>) {
    const { prices, rewards, catalog } = this.#parts
    const changesOne = plan?.steps.some(({ current }) => current?.subscriptionId != null)
    if (!plan || changesOne) return { mode: 'setup' as const }
    const items = plan.steps
      .flatMap(({ product, quantities }) => providerItems(product, quantities, catalog))
      // A page sells at least one of everything; seats added later extend what it has started.
      .filter(({ quantity }) => quantity > 0)
    if (items.length === 0) return { mode: 'setup' as const }
    const sale = {
      line_items: await prices.items(items),
      discounts: await rewards.discountsOf(plan),
    }
    if (plan.steps.every(({ product }) => isOneOff(product))) {
      const invoice_creation = { enabled: true, invoice_data: { metadata } }
      const payment_intent_data = { setup_future_usage: 'off_session' as const }
      return { mode: 'payment' as const, ...sale, invoice_creation, payment_intent_data }
    }
    const trial = plan.steps.find(({ trialEndsAt }) => trialEndsAt !== null)?.product.freeTrial
    return {
      mode: 'subscription' as const,
      ...sale,
      subscription_data: {
        metadata,
        billing_mode: BILLING_MODE,
        ...(trial && { trial_period_days: trial.days }),
      },
    }
  }

  /** If it cannot be closed, it was paid or closed already; the next sync finds out which. */
  async close(checkoutId: string, organizationId: string): Promise<void> {
    const { stripe, calls } = this.#parts
    const sessionId = await calls.resultOf(organizationId, checkoutCall(checkoutId))
    if (!sessionId) return
    await stripe.checkout.sessions.expire(sessionId).catch(() => undefined)
  }

  async session(checkoutId: string, organizationId: string) {
    const { stripe, calls } = this.#parts
    const sessionId = await calls.resultOf(organizationId, checkoutCall(checkoutId))
    return sessionId ? stripe.checkout.sessions.retrieve(sessionId) : undefined
  }
}

function passOn(
  parameters: CheckoutOrder['parameters'],
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])),
  )
}

/** Taxes need an address and a name. Stripe asks a known customer for them only if they are to be stored. */
function forSales(parameters: CheckoutOrder['parameters']) {
  const said = passOn(parameters, PASSED_ON_TO_SALES)
  const isTaxed = 'automatic_tax' in said || 'tax_id_collection' in said
  return {
    ...said,
    ...(isTaxed && { customer_update: { address: 'auto', name: 'auto' } as const }),
  }
}
