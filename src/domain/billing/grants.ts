// The balances that a product grants, and what happens to them later.

import type { AttachedProduct, Balance } from './account.ts'
import { amount, least, sum, ZERO } from './amount.ts'
import type { Moment } from './billing-context.ts'
import { type Catalog, findFeature, type Item, includedAmount, isPriced } from './catalog.ts'
import type { Draft } from './draft.ts'
import { addMonths, NEVER_MS, nextBoundary } from './interval.ts'

/** Everything that an item grants, before it is assigned to the customer or an entity. */
export function grantedBy(item: Item, quantities: Readonly<Record<string, number>>) {
  const bought = item.usageModel === 'prepaid' ? (quantities[item.featureId ?? ''] ?? 0) : 0
  return amount(includedAmount(item)).plus(bought)
}

export function grantBalances(
  draft: Draft,
  attached: AttachedProduct,
  catalog: Catalog,
  now: number,
): void {
  for (const item of attached.product.items) {
    if (!hasBalance(item, catalog)) continue
    for (const entityId of ownersOf(draft, attached, item)) {
      grantItem(draft, attached, item, { entityId, catalog, now })
    }
  }
}

function hasBalance({ featureId }: Item, catalog: Catalog): boolean {
  const feature = featureId === undefined ? undefined : findFeature(catalog, featureId)
  return feature !== undefined && feature.type !== 'boolean'
}

export function ownersOf(
  draft: Draft,
  attached: Pick<AttachedProduct, 'entityId'>,
  { entityFeatureId }: Item,
): readonly (string | null)[] {
  if (entityFeatureId === undefined) return [attached.entityId]
  return [...draft.entities.values()]
    .filter(({ featureId }) => featureId === entityFeatureId)
    .map(({ id }) => id)
}

export function grantItem(
  draft: Draft,
  attached: AttachedProduct,
  item: Item,
  { entityId, catalog, now }: Moment & { readonly entityId: string | null },
): Balance {
  const granted = grantedBy(item, attached.quantities)
  const row = draft.addBalance({
    attachedId: attached.id,
    featureId: item.featureId ?? '',
    entityId,
    interval: item.interval ?? null,
    granted,
    ...limitsOf(item),
    anchorAt: attached.anchorAt,
    resetAt: isContinuousUse(item, catalog) ? null : resetOf(item, attached, now),
    expiresAt: null,
  })
  draft.post(row.id, granted, 'grant', now)
  return row
}

function limitsOf(item: Item): Pick<Balance, 'floor' | 'unlimited' | 'overage' | 'usageLimit'> {
  const unlimited = item.included === 'inf'
  const inArrears = item.usageModel === 'pay_per_use'
  const usageLimit = inArrears ? (item.usageLimit ?? null) : null
  const overage = inArrears && usageLimit === null
  const lowest = usageLimit === null ? ZERO : amount(includedAmount(item)).minus(usageLimit)
  return { unlimited, overage, usageLimit, floor: unlimited || overage ? null : lowest }
}

/** Continuous use (such as seats) is held until it is given back, so a cycle does not reset it. */
export function isContinuousUse({ featureId }: Pick<Item, 'featureId'>, catalog: Catalog): boolean {
  return findFeature(catalog, featureId ?? '')?.type === 'continuous_use'
}

/** Paid balances reset with their invoice, all others by the clock. */
function resetOf(item: Item, attached: AttachedProduct, now: number): number | null {
  if (!item.interval) return null
  if (isPriced(item) && attached.periodEnd !== null) return null
  return nextBoundary(attached.anchorAt, item.interval, now)
}

export function rowsFrom(draft: Draft, attachedId: string): readonly Balance[] {
  return [...draft.balances.values()].filter((row) => row.attachedId === attachedId)
}

export function revokeBalances(draft: Draft, attachedId: string, now: number): void {
  for (const { id } of rowsFrom(draft, attachedId)) draft.dropBalance(id, 'revoke', now)
}

/** Carries the usage of the old plan over into the new one, if the new one keeps usage. */
export function carryUsage(
  draft: Draft,
  from: AttachedProduct,
  to: AttachedProduct,
  catalog: Catalog,
  now: number,
): void {
  for (const row of rowsFrom(draft, to.id)) {
    const item = to.product.items.find(({ featureId }) => featureId === row.featureId)
    const old = rowsFrom(draft, from.id).filter(
      (one) => one.featureId === row.featureId && one.entityId === row.entityId,
    )
    if (item && keepsUsage(item, catalog)) {
      const used = sum(
        old.filter((one) => one.expiresAt === null).map((one) => one.granted.minus(one.balance)),
      )
      draft.post(row.id, used.neg(), 'carry', now)
    }
    if (item?.rollover) for (const one of old) carryLeftover(draft, one, to, now)
  }
}

function keepsUsage(item: Item, catalog: Catalog): boolean {
  return item.resetUsageWhenEnabled === false || isContinuousUse(item, catalog)
}

function carryLeftover(draft: Draft, row: Balance, to: AttachedProduct, now: number): void {
  if (row.expiresAt === null) return
  const { id: _id, balance, position: _position, ...facts } = row
  const copy = draft.addBalance({ ...facts, attachedId: to.id })
  draft.post(copy.id, balance, 'carry', now)
}

/** Starts a new cycle: the rest may roll over for a while, and the row is filled again. */
export function resetBalance(draft: Draft, row: Balance, at: number, resetAt: number | null): void {
  const item = draft.products
    .get(row.attachedId)
    ?.product.items.find(({ featureId }) => featureId === row.featureId)
  if (item?.rollover && row.balance.gt(ZERO)) keepLeftover(draft, row, item.rollover, at)
  const current = draft.balances.get(row.id)
  if (current) draft.post(row.id, row.granted.minus(current.balance), 'reset', at)
  draft.changeBalance(row.id, { resetAt })
}

function keepLeftover(
  draft: Draft,
  row: Balance,
  { max, months }: NonNullable<Item['rollover']>,
  at: number,
): void {
  const { id: _id, balance, position: _position, ...facts } = row
  const left = draft.addBalance({
    ...facts,
    granted: balance,
    resetAt: null,
    expiresAt: months === undefined ? NEVER_MS : addMonths(at, months),
  })
  draft.post(row.id, balance.neg(), 'rollover', at)
  draft.post(left.id, balance, 'rollover', at)
  if (max !== undefined) trimLeftovers(draft, row, max, at)
}

/** When more is left than may roll over, the oldest is dropped first. */
function trimLeftovers(draft: Draft, row: Balance, max: number, at: number): void {
  const kept = rowsFrom(draft, row.attachedId)
    .filter((one) => one.featureId === row.featureId && one.expiresAt !== null)
    .filter((one) => one.entityId === row.entityId)
    .sort((one, other) => (one.expiresAt ?? 0) - (other.expiresAt ?? 0))
  let excess = sum(kept.map(({ balance }) => balance)).minus(max)
  for (const one of kept) {
    if (!excess.gt(ZERO)) return
    const part = least(excess, one.balance)
    draft.post(one.id, part.neg(), 'expiry', at)
    excess = excess.minus(part)
    if (draft.balances.get(one.id)?.balance.eq(ZERO)) draft.dropBalance(one.id, 'expiry', at)
  }
}
