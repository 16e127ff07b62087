// Rows that no other rule depends on, so that usage can be one update of one row.

import type { Balance } from './account.ts'
import { ZERO } from './amount.ts'
import type { Moment } from './billing-context.ts'
import { type Catalog, findFeature, isSeat } from './catalog.ts'
import type { Draft } from './draft.ts'
import { givesAccess } from './standing.ts'

export function soleBalances(draft: Draft, moment: Moment): ReadonlySet<string> {
  const byFeature = Map.groupBy(draft.balances.values(), ({ featureId }) => featureId)
  const alone = [...byFeature.values()].flatMap((rows) => {
    const [row] = rows
    return row && rows.length === 1 && isAlone(draft, row, moment) ? [row.id] : []
  })
  return new Set(alone)
}

function isAlone(draft: Draft, row: Balance, { catalog, now }: Moment): boolean {
  const attached = draft.products.get(row.attachedId)
  if (!attached || attached.entityId !== null || row.entityId !== null) return false
  if (row.expiresAt !== null || !givesAccess(attached, catalog, now)) return false
  if (findFeature(catalog, row.featureId)?.observed) return false
  // Another seat may have to be paid for.
  const item = attached.product.items.find(({ featureId }) => featureId === row.featureId)
  if (item && isSeat(item, catalog)) return false
  // A row that can go below zero would have to try credits first.
  return row.floor === null || row.floor.gte(ZERO) || !costsCredits(catalog, row.featureId)
}

function costsCredits({ features }: Catalog, featureId: string): boolean {
  return features.some(({ creditSchema }) =>
    creditSchema?.some(({ meteredFeatureId }) => meteredFeatureId === featureId),
  )
}
