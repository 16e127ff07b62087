// Quantities bought in advance. A quantity is a number of packages times the units per package, beyond the included
// amount.

import type { AttachedProduct } from './account.ts'
import { amount, sum } from './amount.ts'
import { billingFault } from './billing-fault.ts'
import {
  type Item,
  includedAmount,
  isPriced,
  type Product,
  prepaidItems,
  unitsPerPackage,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { rowsFrom } from './grants.ts'

export type Quantities = Readonly<Record<string, number>>

const MOST_UNITS = 1_000_000

/** The requested quantities of a product; a quantity left out stays as it is, or is the minimum. */
export function decideQuantities(
  product: Product,
  asked: Quantities,
  current: Quantities,
): Quantities {
  const items = new Map(prepaidItems(product).map((item) => [item.featureId ?? '', item]))
  for (const featureId of Object.keys(asked)) {
    if (items.has(featureId)) continue
    const message = `${product.name} has no quantity of ${featureId} to choose.`
    throw billingFault('invalid_options', message, { featureId })
  }
  const decided = Object.fromEntries(
    [...items].map(([featureId, item]) => {
      const quantity = asked[featureId] ?? usualQuantity(item, current[featureId])
      refuseQuantity(item, quantity)
      return [featureId, quantity]
    }),
  )
  if (Object.keys(asked).length > 0) refuseNothing(product, decided)
  return decided
}

/** A product that is only sold in packages needs at least one. */
function refuseNothing(product: Product, quantities: Quantities): void {
  const isBought = product.items
    .filter(isPriced)
    .some(
      ({ usageModel, included, featureId = '' }) =>
        usageModel !== 'prepaid' || Boolean(included) || (quantities[featureId] ?? 0) > 0,
    )
  if (isBought) return
  throw billingFault('invalid_options', `Choose at least one package of ${product.name}.`)
}

/** The default: the current quantity rounded up to whole packages, or one package if nothing is included. */
function usualQuantity(item: Item, current: number | undefined): number {
  const per = unitsPerPackage(item)
  if (current !== undefined) return Math.ceil(current / per) * per
  return includedAmount(item) > 0 ? 0 : per
}

function refuseQuantity(item: Item, quantity: number): void {
  const per = unitsPerPackage(item)
  if (Number.isInteger(quantity) && quantity >= 0 && quantity <= MOST_UNITS && quantity % per === 0)
    return
  const message = `The quantity of ${item.featureId} is a whole number of packages of ${per}, ${MOST_UNITS} at most.`
  throw billingFault('invalid_options', message, { featureId: item.featureId })
}

export function sameQuantities(one: Quantities, other: Quantities): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? 0) === (other[name] ?? 0))
}

/** A quantity cannot be reduced below what is in use. */
export function refuseBelowUsage(
  draft: Draft,
  attached: AttachedProduct,
  quantities: Quantities,
): void {
  for (const item of prepaidItems(attached.product)) {
    const featureId = item.featureId ?? ''
    const rows = rowsFrom(draft, attached.id).filter(
      (row) => row.featureId === featureId && row.expiresAt === null,
    )
    const used = sum(rows.map((row) => row.granted.minus(row.balance)))
    const wanted = amount(includedAmount(item)).plus(quantities[featureId] ?? 0)
    const isSmaller = (quantities[featureId] ?? 0) < (attached.quantities[featureId] ?? 0)
    if (!isSmaller || used.lte(wanted)) continue
    const message = `${used.toString()} of ${featureId} are in use: fewer cannot be booked.`
    throw billingFault('invalid_options', message, { featureId, used: used.toNumber() })
  }
}
