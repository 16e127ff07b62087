// Updates a product that the provider bills for: its cycle, its quantities, its end and whether it is paid.

import type { AttachedProduct } from './account.ts'
import { billLeftUsage } from './bill-usage.ts'
import { defaultOf, endLater } from './cancel.ts'
import type { Draft } from './draft.ts'
import { keepRunning, setQuantities } from './product-changes.ts'
import type { ProviderSubscription } from './provider-view.ts'
import { sameQuantities } from './quantities.ts'
import { refill } from './renew.ts'
import { seatItems, seatsPaid } from './seats.ts'
import { isMain, scheduledMain } from './standing.ts'
import type { Sync } from './sync.ts'

export function syncAttached(
  sync: Sync,
  attached: AttachedProduct,
  subscription: ProviderSubscription,
  quantities: AttachedProduct['quantities'],
): void {
  syncQuantities(sync, attached, { ...quantities, ...seatsPaid(attached, sync.passing.catalog) })
  if (isNewCycle(attached, subscription)) countPaidSeats(sync, attached, quantities)
  turnCycle(sync, attached, subscription)
  syncStanding(sync, attached, subscription)
  syncEnd(sync, attached, subscription)
}

function syncQuantities(
  { draft, passing, findings }: Sync,
  attached: AttachedProduct,
  quantities: AttachedProduct['quantities'],
): void {
  if (sameQuantities(attached.quantities, quantities)) return
  findings.push(`${attached.product.id}: other quantities`)
  draft.changeProduct(attached.id, { quantities })
  setQuantities(draft, attached, quantities, passing.now)
}

function isNewCycle({ periodStart }: AttachedProduct, { period }: ProviderSubscription): boolean {
  return period.start > (periodStart ?? 0)
}

/** The number of paid seats is decided here, except that a new cycle starts with the number it was billed for. */
function countPaidSeats(
  { draft, passing }: Sync,
  { id, product }: AttachedProduct,
  billed: AttachedProduct['quantities'],
): void {
  const latest = draft.products.get(id)
  if (!latest) return
  const seats = seatItems(product, passing.catalog).map(({ featureId = '' }) => featureId)
  const quantities = Object.fromEntries(seats.map((one) => [one, billed[one] ?? 0]))
  if (seats.length > 0) {
    draft.changeProduct(id, { quantities: { ...latest.quantities, ...quantities } })
  }
}

function turnCycle(sync: Sync, attached: AttachedProduct, subscription: ProviderSubscription) {
  const { draft, passing, findings } = sync
  const { period, trialEndsAt } = subscription
  const isNew = isNewCycle(attached, subscription)
  const isFirst = trialEndsAt !== null && trialEndsAt === period.start
  if (isNew && !isFirst && attached.periodStart !== null && attached.status !== 'trialing') {
    billLeftUsage(draft, attached, passing, 'goes_on')
    refill(draft, attached, { ...passing, now: period.start })
    findings.push(`${attached.product.id}: a new cycle`)
  }
  const periodStart = isNew ? period.start : attached.periodStart
  if (periodStart === attached.periodStart && period.end === attached.periodEnd) return
  draft.changeProduct(attached.id, { periodStart, periodEnd: period.end })
}

function syncStanding(sync: Sync, attached: AttachedProduct, subscription: ProviderSubscription) {
  const { draft, passing, findings } = sync
  const { status } = subscription
  if (status === 'past_due') {
    if (attached.status === 'past_due') return
    findings.push(`${attached.product.id}: past due`)
    draft.changeProduct(attached.id, {
      status,
      pastDueSince: since(sync, subscription),
      trialEndsAt: null,
    })
    return
  }
  const trialEndsAt = status === 'trialing' ? subscription.trialEndsAt : null
  const isOver = trialEndsAt !== null && trialEndsAt <= passing.now
  if ((status !== 'active' && status !== 'trialing') || isOver) return
  if (attached.status === status && attached.trialEndsAt === trialEndsAt) return
  if (attached.status !== status) findings.push(`${attached.product.id}: ${status}`)
  draft.changeProduct(attached.id, { status, pastDueSince: null, trialEndsAt })
}

/** The grace period starts with the first unpaid invoice. */
function since({ view, passing }: Sync, { id }: ProviderSubscription): number {
  const open = view.invoices.filter(
    ({ status, subscriptionId }) => status === 'open' && subscriptionId === id,
  )
  return Math.min(passing.now, ...open.map(({ createdAt }) => createdAt))
}

function syncEnd(sync: Sync, attached: AttachedProduct, subscription: ProviderSubscription): void {
  const { draft, passing, findings } = sync
  const { endsAt, changesAt } = subscription
  const current = draft.products.get(attached.id)
  if (!current) return
  if (endsAt !== null) {
    if (current.endsAt === endsAt) return
    const fallback = isMain(current) ? defaultOf(current, passing) : undefined
    if (current.canceledAt === null) {
      findings.push(`${current.product.id}: ends`)
      endLater(draft, current, fallback, passing.now)
    }
    moveEnd(draft, current, endsAt)
  } else if (changesAt === null && current.canceledAt !== null) {
    findings.push(`${current.product.id}: goes on`)
    keepRunning(draft, current)
  }
}

function moveEnd(draft: Draft, { id, product, entityId }: AttachedProduct, endsAt: number): void {
  draft.changeProduct(id, { endsAt })
  const next = scheduledMain(draft, product.group, entityId)
  if (next) draft.changeProduct(next.id, { startedAt: endsAt, anchorAt: endsAt })
}
