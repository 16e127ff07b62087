// Ending a product, now or when its cycle ends.

import { type AttachedProduct, type InvoiceLine, WITHOUT_CYCLE } from './account.ts'
import { most, roundMoney, sum, ZERO } from './amount.ts'
import { billLeftUsage } from './bill-usage.ts'
import type { BillingContext, Moment } from './billing-context.ts'
import { billingFault } from './billing-fault.ts'
import { defaultProducts, isFree, type Product } from './catalog.ts'
import type { Draft } from './draft.ts'
import { giveProduct } from './give-product.ts'
import { linesOf, remainingPart } from './price.ts'
import { dropScheduled, expire } from './product-changes.ts'
import { endOfCycle, isMain, isRunning } from './standing.ts'

export interface CancelRequest {
  readonly productId: string
  readonly entityId: string | null
  readonly immediately: boolean
}

/** The product to cancel; throws when there is nothing to cancel. */
export function findToCancel(draft: Draft, request: CancelRequest): AttachedProduct {
  const own = [...draft.products.values()].filter(
    (one) => one.product.id === request.productId && one.entityId === request.entityId,
  )
  const found = own.find(isRunning) ?? own.find(({ status }) => status === 'scheduled')
  if (found) return found
  throw billingFault('cus_product_not_found', `${request.productId} is not in use here.`)
}

export function cancelProduct(draft: Draft, request: CancelRequest, moment: BillingContext): void {
  const attached = findToCancel(draft, request)
  if (attached.status === 'scheduled') return keepCurrent(draft, attached)
  const isPlan = isMain(attached)
  const fallback = isPlan ? defaultOf(attached, moment) : undefined
  if (fallback?.id === attached.product.id) {
    throw billingFault('invalid_request', `${attached.product.name} is what everybody has.`)
  }
  if (request.immediately || attached.periodEnd === null) {
    return endNow(draft, attached, fallback, moment)
  }
  if (attached.canceledAt !== null) {
    throw billingFault('product_already_canceled', `${attached.product.name} ends already.`)
  }
  endLater(draft, attached, fallback, moment.now)
}

/** Drops the scheduled plan and keeps the current one. */
function keepCurrent(draft: Draft, scheduled: AttachedProduct): void {
  for (const one of draft.products.values()) {
    const isReplaced =
      isRunning(one) &&
      isMain(one) &&
      one.product.group === scheduled.product.group &&
      one.entityId === scheduled.entityId
    if (isReplaced) draft.changeProduct(one.id, { canceledAt: null, endsAt: null })
  }
  draft.changeProduct(scheduled.id, { status: 'expired' })
}

export function defaultOf(
  { product, entityId }: AttachedProduct,
  { catalog }: Moment,
): Product | undefined {
  if (entityId !== null) return undefined
  return defaultProducts(catalog).find(({ group }) => group === product.group)
}

function endNow(
  draft: Draft,
  attached: AttachedProduct,
  fallback: Product | undefined,
  moment: BillingContext,
): void {
  creditUnused(draft, attached, moment)
  billLeftUsage(draft, attached, moment)
  dropScheduled(draft, attached.product.group, attached.entityId)
  // The default plan replaces the one that ends, and takes over its usage.
  if (fallback) giveProduct(draft, fallback.id, moment)
  const left = draft.products.get(attached.id)
  if (left && left.status !== 'expired') expire(draft, left, moment.now)
}

/** Credits the part of the cycle that was paid and not used. */
export function creditUnused(draft: Draft, attached: AttachedProduct, moment: Moment): void {
  const lines = unusedLines(attached, moment)
  const credit = roundMoney(sum(lines.map(({ amount }) => amount)).neg(), moment.catalog.currency)
  if (credit.gt(ZERO)) draft.putCustomer({ credit: draft.customer.credit.plus(credit) })
}

function unusedLines(attached: AttachedProduct, { now, catalog }: Moment): readonly InvoiceLine[] {
  if (attached.status !== 'active' || isFree(attached.product)) return []
  const part = most(ZERO, remainingPart(attached, now))
  return linesOf(attached.product, attached.quantities, catalog).map((line) => ({
    ...line,
    amount: line.amount.times(part).neg(),
  }))
}

export function endLater(
  draft: Draft,
  attached: AttachedProduct,
  fallback: Product | undefined,
  now: number,
): void {
  const endsAt = endOfCycle(attached, now)
  dropScheduled(draft, attached.product.group, attached.entityId)
  draft.changeProduct(attached.id, { canceledAt: now, endsAt })
  if (!fallback) return
  draft.putProduct({
    id: draft.newId(),
    product: fallback,
    entityId: null,
    status: 'scheduled',
    quantities: {},
    startedAt: endsAt,
    anchorAt: endsAt,
    ...WITHOUT_CYCLE,
  })
}
