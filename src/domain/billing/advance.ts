// Applies what happens as time passes: cycles end, balances reset, trials and cancellations end, plans take over.
// Everything is applied in chronological order, even if the customer was not looked at for a long time.

import type { AttachedProduct, Balance } from './account.ts'
import { billLeftUsage } from './bill-usage.ts'
import type { BillingContext } from './billing-context.ts'
import { defaultOf } from './cancel.ts'
import { billingInterval } from './catalog.ts'
import type { Draft } from './draft.ts'
import { giveProduct } from './give-product.ts'
import { carryUsage, grantBalances, isContinuousUse, resetBalance } from './grants.ts'
import { NEVER_MS, nextBoundary } from './interval.ts'
import { expire } from './product-changes.ts'
import { renew } from './renew.ts'
import { currentMain, graceEnd, isMain, isRunning } from './standing.ts'

interface Due {
  readonly at: number
  /** When several are due at the same moment, the lowest goes first. */
  readonly order: number
  readonly run: () => void
}

/** Enough for years of monthly cycles; a customer who was away longer catches up at the next look. */
const MOST_STEPS = 1_000

export function advance(draft: Draft, passing: BillingContext): void {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const due = earliest(draft, passing)
    if (!due) return
    due.run()
  }
}

function earliest(draft: Draft, passing: BillingContext): Due | undefined {
  let first: Due | undefined
  for (const due of allDue(draft, passing)) {
    if (due.at > passing.now) continue
    if (!first || due.at < first.at || (due.at === first.at && due.order < first.order)) first = due
  }
  return first
}

function* allDue(draft: Draft, passing: BillingContext): Iterable<Due> {
  for (const attached of draft.products.values()) yield* dueOf(draft, attached, passing)
  for (const row of draft.balances.values()) {
    if (row.expiresAt !== null) {
      const at = row.expiresAt
      yield { at, order: 0, run: () => draft.dropBalance(row.id, 'expiry', at) }
    } else if (row.resetAt !== null) {
      const at = row.resetAt
      yield { at, order: 4, run: () => reset(draft, row, at, passing) }
    }
  }
}

function* dueOf(draft: Draft, attached: AttachedProduct, passing: BillingContext): Iterable<Due> {
  const { status, endsAt, trialEndsAt, periodEnd, startedAt } = attached
  if (status === 'scheduled') {
    const at = startedAt
    yield { at, order: 2, run: () => start(draft, attached, at, passing) }
  }
  if (!isRunning(attached)) return
  if (endsAt !== null) {
    yield { at: endsAt, order: 1, run: () => end(draft, attached, endsAt, passing) }
  } else if (status === 'trialing' && trialEndsAt !== null) {
    yield { at: trialEndsAt, order: 1, run: () => endTrial(draft, attached, trialEndsAt, passing) }
  } else if (periodEnd !== null && status === 'active' && passing.renewals === 'here') {
    yield {
      at: periodEnd,
      order: 3,
      run: () => renew(draft, attached.id, { ...passing, now: periodEnd }),
    }
  }
}

/** Skips cycles that passed in the meantime, unless each of them would have left a rollover. */
function reset(draft: Draft, row: Balance, at: number, { now, catalog }: BillingContext): void {
  if (row.interval === null || isContinuousUse(row, catalog))
    return draft.changeBalance(row.id, { resetAt: null })
  const item = draft.products
    .get(row.attachedId)
    ?.product.items.find(({ featureId }) => featureId === row.featureId)
  const from = item?.rollover ? at : now
  resetBalance(draft, row, at, nextBoundary(row.anchorAt, row.interval, from))
}

/** The next product takes over usage, so it starts before the old one is removed. */
function end(draft: Draft, attached: AttachedProduct, at: number, passing: BillingContext): void {
  const next = isMain(attached)
    ? [...draft.products.values()].find(
        (one) =>
          one.status === 'scheduled' &&
          one.startedAt <= at &&
          one.product.group === attached.product.group &&
          one.entityId === attached.entityId,
      )
    : undefined
  if (next) return start(draft, next, at, passing)
  billLeftUsage(draft, attached, { ...passing, now: at })
  expire(draft, attached, at)
}

function start(
  draft: Draft,
  scheduled: AttachedProduct,
  at: number,
  passing: BillingContext,
): void {
  const { product, entityId } = scheduled
  const old = currentMain(draft, product.group, entityId)
  const interval = billingInterval(product)
  const begun = draft.putProduct({ ...scheduled, status: 'active' })
  grantBalances(draft, begun, passing.catalog, at)
  if (old) {
    const goesOn = old.subscriptionId !== null && old.subscriptionId === begun.subscriptionId
    billLeftUsage(draft, old, { ...passing, now: at }, goesOn ? 'goes_on' : 'ends')
    carryUsage(draft, old, begun, passing.catalog, at)
    expire(draft, old, at)
  }
  // Its first cycle is billed like any other that starts.
  if (interval && passing.renewals === 'here')
    renew(draft, begun.id, { ...passing, now: at }, 'first')
}

function endTrial(
  draft: Draft,
  attached: AttachedProduct,
  at: number,
  passing: BillingContext,
): void {
  if (passing.renewals === 'provider' && attached.subscriptionId !== null) {
    // The provider reports whether the first cycle was paid; until then access continues.
    return draft.changeProduct(attached.id, { status: 'active', trialEndsAt: null, periodEnd: at })
  }
  if (draft.customer.paymentMethod) {
    draft.changeProduct(attached.id, { status: 'active', anchorAt: at })
    return renew(draft, attached.id, { ...passing, now: at }, 'first')
  }
  const fallback = isMain(attached) ? defaultOf(attached, passing) : undefined
  if (fallback) giveProduct(draft, fallback.id, { ...passing, now: at })
  const left = draft.products.get(attached.id)
  if (left && isRunning(left)) expire(draft, left, at)
}

/** The next moment at which something changes without a call. */
export function quietUntil(draft: Draft, passing: BillingContext): number {
  let moment = NEVER_MS
  for (const { at } of allDue(draft, passing)) moment = Math.min(moment, at)
  for (const { status, pastDueSince } of draft.products.values()) {
    if (status !== 'past_due') continue
    const ends = graceEnd(pastDueSince ?? 0, passing.catalog)
    if (ends > passing.now) moment = Math.min(moment, ends)
  }
  return moment
}
