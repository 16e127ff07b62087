// One card pays for everything. Stripe keeps one for the customer and one for each subscription, which takes
// precedence; in its portal people may change either.

import { Stripe } from 'stripe'
import { idOf } from './stripe-client.ts'
import { subscriptionOf } from './stripe-invoices.ts'
import type { StripeParts } from './stripe-parts.ts'

export interface CardFacts {
  readonly organizationId: string
  /** At Stripe. */
  readonly customer: string
  /** The card that paid at the last look. */
  readonly known: string | null
}

/** A card chosen since the last look pays from now on, including what could not be paid before. */
export async function followCard(parts: StripeParts, facts: CardFacts): Promise<void> {
  const { stripe } = parts
  const owner = await stripe.customers.retrieve(facts.customer)
  if (owner.deleted) return
  const usual = idOf(owner.invoice_settings.default_payment_method)
  const running = await listRunning(stripe, facts.customer)
  const chosen = chosenCard(facts.known, usual, running.map(cardOf))
  if (chosen === null) return
  await payWith(parts, { customer: facts.customer, card: chosen, usual, running })
  if (facts.known !== null && facts.known !== chosen) await payLate(parts, facts, chosen)
}

/** A card that was entered on a page of Stripe pays from now on. */
export async function takeCard(parts: StripeParts, customer: string, card: string): Promise<void> {
  const running = await listRunning(parts.stripe, customer)
  await payWith(parts, { customer, card, usual: null, running })
}

/** A card other than the known one was chosen since; the default card of the customer goes first. */
export function chosenCard(
  known: string | null,
  usual: string | null,
  own: readonly (string | null)[],
): string | null {
  if (usual !== null && usual !== known) return usual
  return own.find((card) => card !== null && card !== known) ?? usual
}

function cardOf({ default_payment_method }: Stripe.Subscription): string | null {
  return idOf(default_payment_method)
}

/** Without a status it lists those that have not ended. */
function listRunning(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 })
}

interface Paying {
  readonly customer: string
  readonly card: string
  readonly usual: string | null
  readonly running: readonly Stripe.Subscription[]
}

async function payWith({ stripe }: StripeParts, { customer, card, usual, running }: Paying) {
  if (usual !== card) {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } })
  }
  for (const subscription of running) {
    const own = cardOf(subscription)
    if (own === null || own === card) continue
    await stripe.subscriptions.update(subscription.id, { default_payment_method: card })
  }
}

/** Stripe would retry in a few days; a customer who has fixed their card should not have to wait. */
async function payLate({ stripe, calls }: StripeParts, facts: CardFacts, card: string) {
  const { organizationId, customer } = facts
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 })
  for (const invoice of data.filter(isOfCycle)) {
    await calls
      .once<Stripe.InvoicePayParams, { readonly id: string }>({
        organizationId,
        name: `late:${invoice.id}:${card}`,
        params: { payment_method: card, off_session: true },
        make: (params, options) => stripe.invoices.pay(invoice.id, params, options),
        find: async (id) => ({ id }),
      })
      .catch(ignoreRefusal)
  }
}

function isOfCycle(invoice: Stripe.Invoice): boolean {
  return invoice.billing_reason === 'subscription_cycle' && subscriptionOf(invoice) !== null
}

/** It stays open, and Stripe retries it. */
function ignoreRefusal(error: unknown): void {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) return
  throw error
}
