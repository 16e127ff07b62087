// The prices of the plan file at Stripe: configured by the operator, or found and created with our own lookup key.

import type { Stripe } from 'stripe'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { ProviderItem, ProviderPrice } from '#domain/billing/provider-price.ts'

export interface PricedItem {
  readonly price: string
  readonly quantity: number
}

export class StripePrices {
  readonly #stripe: Stripe
  readonly #ids = new Map<string, Promise<string>>()

  constructor(stripe: Stripe) {
    this.#stripe = stripe
  }

  items(items: readonly ProviderItem[]): Promise<PricedItem[]> {
    return Promise.all(
      items.map(async ({ price, quantity }) => ({ price: await this.idOf(price), quantity })),
    )
  }

  idOf(price: ProviderPrice): Promise<string> {
    const { configured } = price
    const name = configured ?? price.key
    const known = this.#ids.get(name)
    if (known) return known
    const found = configured === null ? this.#findOrMake(price) : this.#check(price, configured)
    this.#ids.set(name, found)
    // If it fails, the next caller tries again.
    found.catch(() => this.#ids.delete(name))
    return found
  }

  /** Makes sure that a customer is charged exactly the price they were shown. */
  async #check(price: ProviderPrice, id: string): Promise<string> {
    const there = await this.#stripe.prices.retrieve(id)
    if (costsTheSame(price, there)) return id
    const message = 'This cannot be bought at the moment: its price is not set up right.'
    const reason = `${id} does not cost at Stripe what ${price.productId} costs in the plans file`
    throw billingFault('provider_refused', message, { reason })
  }

  async #findOrMake(price: ProviderPrice): Promise<string> {
    const { data } = await this.#stripe.prices.list({
      lookup_keys: [price.key],
      active: true,
      limit: 1,
    })
    return data[0]?.id ?? this.#make(price)
  }

  async #make(price: ProviderPrice): Promise<string> {
    const { key, productId, featureId, name, currency, recurring } = price
    const metadata = { shelfcount_product: productId, shelfcount_feature: featureId ?? '' }
    const product = await this.#stripe.products.create(
      { name, metadata },
      { idempotencyKey: `shelfcount/product/${key}` },
    )
    const made = await this.#stripe.prices.create(
      {
        product: product.id,
        currency,
        lookup_key: key,
        // A price archived in the dashboard keeps its lookup key.
        transfer_lookup_key: true,
        metadata,
        ...costOf(price),
        ...(recurring && {
          recurring: { interval: recurring.interval, interval_count: recurring.count },
        }),
      },
      { idempotencyKey: `shelfcount/price/${key}` },
    )
    return made.id
  }
}

function costOf({ unitAmount, tiers }: ProviderPrice) {
  if (!tiers) return { unit_amount: unitAmount }
  return {
    billing_scheme: 'tiered' as const,
    tiers_mode: 'graduated' as const,
    tiers: tiers.map(({ upTo, unitAmount: unit_amount }) => ({ up_to: upTo, unit_amount })),
  }
}

/** Tiers are not compared: they only come if they are expanded, and then in a different form. */
function costsTheSame(
  { unitAmount, tiers, currency, recurring }: ProviderPrice,
  there: Stripe.Price,
) {
  const isSameCycle =
    (there.recurring?.interval ?? null) === (recurring?.interval ?? null) &&
    (there.recurring?.interval_count ?? 1) === (recurring?.count ?? 1)
  const isSameCost = tiers !== null || there.unit_amount === unitAmount
  return isSameCycle && isSameCost && there.currency === currency
}
