// Exact prices. They are rounded only when they become a line that is shown and charged.

import type { AttachedProduct, InvoiceLine } from './account.ts'
import { type Amount, amount, least, most, sum, ZERO } from './amount.ts'
import {
  type Catalog,
  findFeature,
  type Item,
  includedAmount,
  isPriced,
  isSeat,
  type Product,
  unitsPerPackage,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { rowsFrom } from './grants.ts'

/** The price of a number of units, by packages or by tiers that fill up one after the other. */
export function priceOfUnits(item: Item, units: Amount): Amount {
  const per = unitsPerPackage(item)
  const packages = units.div(per).round(0, 3)
  if (item.tiers === undefined) return packages.times(item.price ?? 0)
  const wanted = packages.times(per)
  let below = ZERO
  let total = ZERO
  for (const { to, amount: price } of item.tiers) {
    const top = to === 'inf' ? wanted : least(wanted, amount(to))
    total = total.plus(most(top.minus(below), ZERO).div(per).times(price))
    below = most(below, top)
  }
  return total
}

/** What an item costs when its cycle starts. Of items billed by use, only seats have a quantity. */
export function priceInAdvance(item: Item, quantities: Readonly<Record<string, number>>): Amount {
  if (!isPriced(item)) return ZERO
  if (!item.usageModel) return amount(item.price ?? item.tiers?.[0]?.amount ?? 0)
  return priceOfUnits(item, amount(quantities[item.featureId ?? ''] ?? 0))
}

export function priceOf(product: Product, quantities: Readonly<Record<string, number>>): Amount {
  return sum(product.items.map((item) => priceInAdvance(item, quantities)))
}

/** For comparing two plans: tiers count at their first price. */
export function listPrice(product: Product): Amount {
  return sum(product.items.map((item) => amount(item.price ?? item.tiers?.[0]?.amount ?? 0)))
}

export function linesOf(
  product: Product,
  quantities: Readonly<Record<string, number>>,
  catalog: Catalog,
): readonly InvoiceLine[] {
  return product.items
    .filter((item) => isPriced(item) && isBilledNow(item, quantities))
    .map((item) => ({
      description: lineText(product, item, quantities, catalog),
      amount: priceInAdvance(item, quantities),
      featureId: item.featureId ?? null,
    }))
}

function isBilledNow(
  { usageModel, featureId }: Item,
  quantities: Readonly<Record<string, number>>,
): boolean {
  return usageModel !== 'pay_per_use' || (quantities[featureId ?? ''] ?? 0) > 0
}

export function lineText(
  product: Product,
  item: Item,
  quantities: Readonly<Record<string, number>>,
  catalog: Catalog,
): string {
  if (item.featureId === undefined) return product.name
  const feature = findFeature(catalog, item.featureId)
  const quantity = item.usageModel ? ` × ${quantities[item.featureId] ?? 0}` : ''
  return `${product.name} - ${feature?.name ?? item.featureId}${quantity}`
}

/** The remaining part of a cycle, between 0 and 1. */
export function remainingPart(attached: AttachedProduct, now: number): Amount {
  const { periodStart, periodEnd } = attached
  if (periodStart === null || periodEnd === null || periodEnd <= periodStart) return ZERO
  const part = amount(periodEnd - now).div(periodEnd - periodStart)
  return most(ZERO, least(part, amount(1)))
}

/**
 * Usage beyond the included amount, at the prices it was used under. Seats are not part of it; they are paid in
 * advance.
 */
export function usageLines(
  draft: Draft,
  attached: AttachedProduct,
  catalog: Catalog,
): readonly InvoiceLine[] {
  return attached.product.items.flatMap((item) => {
    if (item.usageModel !== 'pay_per_use' || isSeat(item, catalog)) return []
    const rows = rowsFrom(draft, attached.id).filter(
      ({ featureId }) => featureId === item.featureId,
    )
    const beyond = sum(rows.map((row) => most(row.balance.neg(), ZERO)))
    if (!beyond.gt(ZERO)) return []
    const name = findFeature(catalog, item.featureId ?? '')?.name ?? item.featureId
    return [
      {
        description: `${attached.product.name} - ${name}: ${beyond.toString()} beyond the included ${includedAmount(item)}`,
        amount: priceOfUnits(item, beyond),
        featureId: item.featureId ?? null,
      },
    ]
  })
}
