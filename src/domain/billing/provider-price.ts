// The plan file's prices as a payment provider needs them: one for each item that is billed in advance. Usage has no
// price there; it is billed line by line from the ledger.

import { amount, roundMoney, toMinorUnits } from './amount.ts'
import {
  type Catalog,
  findFeature,
  findProduct,
  type Item,
  isPriced,
  isSeat,
  type Product,
  unitsPerPackage,
} from './catalog.ts'
import type { Interval } from './interval.ts'
import type { Quantities } from './quantities.ts'

export interface ProviderPrice {
  /** Includes everything about the price, so that a changed price gets another key. */
  readonly key: string
  readonly productId: string
  readonly featureId: string | null
  readonly name: string
  /** The id of a price that already exists at the provider. */
  readonly configured: string | null
  readonly currency: string
  /** For one package, in the currency's smallest unit. */
  readonly unitAmount: number
  readonly tiers: readonly { readonly upTo: number | 'inf'; readonly unitAmount: number }[] | null
  readonly recurring: { readonly interval: StripeInterval; readonly count: number } | null
}

type StripeInterval = 'day' | 'week' | 'month' | 'year'

const RECURRING: Readonly<Partial<Record<Interval, ProviderPrice['recurring']>>> = {
  day: { interval: 'day', count: 1 },
  week: { interval: 'week', count: 1 },
  month: { interval: 'month', count: 1 },
  quarter: { interval: 'month', count: 3 },
  semi_annual: { interval: 'month', count: 6 },
  year: { interval: 'year', count: 1 },
}

export interface ProviderItem {
  readonly price: ProviderPrice
  readonly quantity: number
}

/** What a customer with these quantities pays for in advance. */
export function providerItems(
  product: Product,
  quantities: Quantities,
  catalog: Catalog,
): readonly ProviderItem[] {
  return product.items
    .filter((item) => isBilledAhead(item, catalog))
    .flatMap((item) => {
      const quantity = packagesOf(item, quantities)
      // A seat item is included even at zero, so that the first seat has a price to be added to.
      return quantity === 0 && !isSeat(item, catalog)
        ? []
        : [{ price: providerPrice(product, item, catalog), quantity }]
    })
}

function packagesOf(item: Item, quantities: Quantities): number {
  if (!item.usageModel) return 1
  return Math.ceil((quantities[item.featureId ?? ''] ?? 0) / unitsPerPackage(item))
}

function isBilledAhead(item: Item, catalog: Catalog): boolean {
  return isPriced(item) && (item.usageModel !== 'pay_per_use' || isSeat(item, catalog))
}

export function providerPrice(product: Product, item: Item, catalog: Catalog): ProviderPrice {
  const { currency } = catalog
  const tiers = item.usageModel && item.tiers ? tiersOf(item, currency) : null
  const unitAmount = toMinorUnits(amount(item.price ?? item.tiers?.[0]?.amount ?? 0), currency)
  const featureId = item.featureId ?? null
  const cost = tiers?.map((one) => `${one.upTo}-${one.unitAmount}`).join('_') ?? unitAmount
  const parts = [product.id, featureId ?? 'base', currency, item.interval ?? 'once', cost]
  return {
    key: `shelfcount_${parts.join('_')}`.slice(0, 200),
    productId: product.id,
    featureId,
    name: nameOf(product, featureId, catalog),
    configured: item.stripePrice ?? null,
    currency,
    unitAmount,
    tiers,
    recurring: item.interval ? (RECURRING[item.interval] ?? null) : null,
  }
}

function tiersOf(item: Item, currency: string) {
  return (item.tiers ?? []).map(({ to, amount: cost }) => ({
    upTo: to === 'inf' ? to : to / unitsPerPackage(item),
    unitAmount: toMinorUnits(amount(cost), currency),
  }))
}

function nameOf(product: Product, featureId: string | null, catalog: Catalog): string {
  if (featureId === null) return product.name
  return `${product.name} - ${findFeature(catalog, featureId)?.name ?? featureId}`
}

/** Converts purchased packages to units of the features. */
export function quantitiesFrom(
  product: Product,
  packages: readonly { readonly featureId: string | null; readonly quantity: number }[],
  catalog: Catalog,
): Quantities {
  const counted = product.items.filter(
    (item) => item.usageModel === 'prepaid' || isSeat(item, catalog),
  )
  return Object.fromEntries(
    counted.map((item) => {
      const bought = packages.find(({ featureId }) => featureId === item.featureId)?.quantity ?? 0
      return [item.featureId ?? '', bought * unitsPerPackage(item)]
    }),
  )
}

/** Applies the price ids from the environment to the first monthly plan and the first yearly plan. */
export function withPriceIds(
  catalog: Catalog,
  ids: { readonly month: string | null; readonly year: string | null },
): Catalog {
  const wanted = { month: ids.month, year: ids.year }
  const products = catalog.products.map((product) => ({
    ...product,
    items: product.items.map((item) => {
      const { interval } = item
      if (interval !== 'month' && interval !== 'year') return item
      const id = wanted[interval]
      if (id === null || item.featureId !== undefined || !isPriced(item)) return item
      wanted[interval] = null
      return { ...item, stripePrice: item.stripePrice ?? id }
    }),
  }))
  return { ...catalog, products }
}

/** Parts of the plan file that a provider cannot bill, each as one line. */
export function providerProblems(catalog: Catalog): readonly string[] {
  return catalog.products.flatMap((product) =>
    product.items
      .filter((item) => isBilledAhead(item, catalog))
      .flatMap((item) => {
        const name = `${product.id}${item.featureId ? `, ${item.featureId}` : ''}`
        return problemsOf(item, catalog.currency).map((problem) => `${name}: ${problem}`)
      }),
  )
}

function problemsOf(item: Item, currency: string): readonly string[] {
  const problems: string[] = []
  if (item.interval && !RECURRING[item.interval]) {
    problems.push(`Stripe cannot bill by the ${item.interval}`)
  }
  const costs = [item.price, ...(item.tiers ?? []).map((tier) => tier.amount)]
  const isWhole = (cost: number) => roundMoney(amount(cost), currency).eq(cost)
  if (!costs.every((cost) => cost === undefined || isWhole(cost))) {
    problems.push(`a price is finer than the smallest unit of ${currency}`)
  }
  const per = unitsPerPackage(item)
  if (item.tiers?.some(({ to }) => to !== 'inf' && to % per !== 0)) {
    problems.push('a tier ends inside a package')
  }
  return problems
}

/** The product and feature that a price of the plan file belongs to. */
export function ownerOfPrice(
  catalog: Catalog,
  price: {
    readonly id: string
    readonly productId: string | null
    readonly feature: string | null
  },
): { readonly product: Product; readonly featureId: string | null } | undefined {
  for (const product of catalog.products) {
    const item = product.items.find(({ stripePrice }) => stripePrice === price.id)
    if (item) return { product, featureId: item.featureId ?? null }
  }
  const product = price.productId === null ? undefined : findProduct(catalog, price.productId)
  return product && { product, featureId: price.feature }
}
