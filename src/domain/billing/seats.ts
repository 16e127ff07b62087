// Seats: a feature that is held and paid by the piece, in advance for each cycle. A product's quantities say how many
// seats are paid for in the current cycle; its balances say how many are in use. A paid seat that is not in use is
// available for the next one added.

import type { AttachedProduct, Balance } from './account.ts'
import { type Amount, most, sum, ZERO } from './amount.ts'
import {
  type Catalog,
  type Item,
  includedAmount,
  isSeat,
  type Product,
  unitsPerPackage,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { ownersOf, rowsFrom } from './grants.ts'
import type { Quantities } from './quantities.ts'

export function seatItems(product: Product, catalog: Catalog): readonly Item[] {
  return product.items.filter((item) => isSeat(item, catalog))
}

/** Seats in use beyond the included ones, in whole packages: what a cycle that starts now would bill. */
export function seatsInUse(draft: Draft, attached: AttachedProduct, catalog: Catalog): Quantities {
  const rows = rowsFrom(draft, attached.id)
  return countSeats(attached.product, catalog, ({ featureId }) =>
    rows.filter((row) => row.featureId === featureId),
  )
}

/** How many seats will be in use in a product that replaces another one. */
export function seatsCarried(
  draft: Draft,
  product: Product,
  {
    from,
    entityId,
  }: { readonly from: AttachedProduct | undefined; readonly entityId: string | null },
  catalog: Catalog,
): Quantities {
  const rows = from ? rowsFrom(draft, from.id) : []
  return countSeats(product, catalog, (item) => {
    const owners = new Set(ownersOf(draft, { entityId }, item))
    return rows.filter((row) => row.featureId === item.featureId && owners.has(row.entityId))
  })
}

/** The quantities of seats. */
export function seatsPaid({ product, quantities }: AttachedProduct, catalog: Catalog): Quantities {
  return Object.fromEntries(
    seatItems(product, catalog).map(({ featureId = '' }) => [
      featureId,
      quantities[featureId] ?? 0,
    ]),
  )
}

/** Whether a change of the seats in use may change what a provider has to bill. */
export function movesSeats(draft: Draft, catalog: Catalog): boolean {
  const moved = new Set(draft.ledger.map(({ featureId }) => featureId))
  return [...draft.products.values()].some(({ id, product, subscriptionId }) => {
    if (subscriptionId === null) return false
    const items = seatItems(product, catalog)
    return draft.changed.products.has(id)
      ? items.length > 0
      : items.some(({ featureId }) => moved.has(featureId ?? ''))
  })
}

function countSeats(
  product: Product,
  catalog: Catalog,
  rowsOf: (item: Item) => readonly Balance[],
): Quantities {
  return Object.fromEntries(
    seatItems(product, catalog).map((item) => {
      const own = rowsOf(item).filter(({ expiresAt }) => expiresAt === null)
      const used = own.map(({ granted, balance }) => granted.minus(balance))
      return [item.featureId ?? '', billedUnits(item, used)]
    }),
  )
}

function billedUnits(item: Item, used: readonly Amount[]): number {
  const per = unitsPerPackage(item)
  const beyond = sum(used.map((one) => most(one.minus(includedAmount(item)), ZERO)))
  return beyond.div(per).round(0, 3).times(per).toNumber()
}
