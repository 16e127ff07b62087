// The prices of the plan file at Stripe: named by the operator, or found and made by a key of ours.

import type { Stripe } from 'stripe'
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
    if (price.configured !== null) return Promise.resolve(price.configured)
    const known = this.#ids.get(price.key)
    if (known) return known
    const found = this.#findOrMake(price)
    this.#ids.set(price.key, found)
    // What failed is tried again by the next one.
    found.catch(() => this.#ids.delete(price.key))
    return found
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
