import { WITHOUT_CYCLE } from './account.ts'
import type { Moment } from './billing-context.ts'
import { findProduct, isOneOff } from './catalog.ts'
import type { Draft } from './draft.ts'
import { grantBalances } from './grants.ts'
import { dropScheduled, replace } from './product-changes.ts'
import { currentMain } from './standing.ts'

/** Gives a product without payment: by the operator, as a reward, or because it is free. Never billed. */
export function giveProduct(
  draft: Draft,
  productId: string,
  moment: Moment,
  entityId: string | null = null,
): void {
  const product = findProduct(moment.catalog, productId)
  if (!product) return
  const isPlan = !product.isAddOn && !isOneOff(product)
  const old = isPlan ? currentMain(draft, product.group, entityId) : undefined
  const quantities = Object.fromEntries(
    product.items
      .filter(({ usageModel }) => usageModel === 'prepaid')
      .map((item) => [item.featureId ?? '', item.included ? 0 : (item.billingUnits ?? 1)]),
  )
  const { now, catalog } = moment
  const attached = draft.putProduct({
    id: draft.newId(),
    product,
    entityId,
    status: 'active',
    quantities,
    startedAt: now,
    anchorAt: now,
    ...WITHOUT_CYCLE,
  })
  grantBalances(draft, attached, catalog, now)
  if (isPlan) dropScheduled(draft, product.group, entityId)
  if (old) replace(draft, old, attached, moment)
}
