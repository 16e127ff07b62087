// What one product of an attach would do: what starts, and what it costs now and in the next cycle.

import type { AttachedProduct, InvoiceLine } from './account.ts'
import { type Amount, ZERO } from './amount.ts'
import type { Moment } from './billing-context.ts'
import { billingInterval, type Product, type Reward } from './catalog.ts'
import type { Draft } from './draft.ts'
import { addDays, addIntervals } from './interval.ts'
import { linesOf, priceOf, remainingPart, usageLines } from './price.ts'
import { type Quantities, refuseBelowUsage } from './quantities.ts'
import type { ProductScenario } from './scenario.ts'
import { seatsInUse } from './seats.ts'
import { endOfCycle } from './standing.ts'

export interface AttachRequest {
  readonly productIds: readonly string[]
  readonly entityId: string | null
  readonly quantities: Quantities
  /** False skips the product's trial. */
  readonly freeTrial: boolean
  readonly reward: Reward | null
}

export type Branch =
  | 'new'
  | 'one_off'
  | 'upgrade'
  | 'version'
  | 'downgrade'
  | 'renew'
  | 'quantity'
  /** Not requested: the number of seats in use changed. */
  | 'seats'
  /** No change: the customer already has it. */
  | 'none'

export interface AttachStep {
  readonly branch: Branch
  readonly scenario: ProductScenario
  readonly product: Product
  readonly current: AttachedProduct | undefined
  readonly quantities: Quantities
  readonly trialEndsAt: number | null
  /** The cycle that starts with it, if one does. */
  readonly period: { readonly start: number; readonly end: number } | null
  readonly lines: readonly InvoiceLine[]
  readonly hasProrations: boolean
  readonly nextCycle: { readonly startsAt: number; readonly total: Amount } | null
}

/** Everything that the decision about one product depends on. */
export interface StepFacts {
  readonly draft: Draft
  readonly product: Product
  readonly scenario: ProductScenario
  readonly current: AttachedProduct | undefined
  readonly quantities: Quantities
  readonly request: AttachRequest
  readonly moment: Moment
}

export function stepOf(facts: StepFacts, branch: Branch): AttachStep {
  const { product, scenario, current, quantities } = facts
  const base = { branch, scenario, product, current, quantities, trialEndsAt: null, period: null }
  const plain = { ...base, lines: [], hasProrations: false, nextCycle: null }
  switch (branch) {
    case 'none':
    case 'seats':
      return { ...plain, nextCycle: cycleAfter(facts, current) }
    case 'one_off':
      return { ...plain, lines: linesOf(product, quantities, facts.moment.catalog) }
    case 'renew':
      return {
        ...plain,
        quantities: current?.quantities ?? quantities,
        nextCycle: cycleAfter(facts, current),
      }
    case 'downgrade':
      return { ...plain, nextCycle: cycleAfter(facts, current) }
    case 'quantity':
      return { ...plain, ...quantityChange(facts) }
    case 'new':
    case 'upgrade':
    case 'version':
      return { ...plain, ...beginning(facts, branch) }
  }
}

function cycleAfter(facts: StepFacts, current?: AttachedProduct) {
  const { product, quantities, moment } = facts
  if (!current) return null
  const isSame = current.product.id === product.id
  const kept = isSame ? withSeats(facts, current, current.quantities) : quantities
  return { startsAt: endOfCycle(current, moment.now), total: priceOf(product, kept) }
}

/** A cycle bills the seats in use when it starts. */
function withSeats(
  { draft, moment }: StepFacts,
  current: AttachedProduct,
  quantities: Quantities,
): Quantities {
  return { ...quantities, ...seatsInUse(draft, current, moment.catalog) }
}

/** The product starts now: with a trial, within the current cycle, or with a cycle of its own. */
function beginning(facts: StepFacts, branch: Branch) {
  const { product, quantities, moment, current, draft } = facts
  const { now, catalog } = moment
  const leaving =
    current && current.product.group === product.group && !product.isAddOn ? current : undefined
  const owed = leaving ? usageLines(draft, leaving, catalog) : []
  const trialEndsAt = trialEnd(facts)
  const total = priceOf(product, quantities)
  if (trialEndsAt !== null) {
    const lines = [...owed, ...creditFor(leaving, moment)]
    return { trialEndsAt, lines, nextCycle: { startsAt: trialEndsAt, total } }
  }
  const interval = billingInterval(product)
  if (!interval) return { lines: owed }
  const keepsCycle = leaving ? isSameCycle(leaving, product, now) : false
  const part = leaving && keepsCycle ? remainingPart(leaving, now) : undefined
  const full = linesOf(product, quantities, catalog)
  const lines = part ? full.map((line) => ({ ...line, amount: line.amount.times(part) })) : full
  const period =
    leaving && keepsCycle && leaving.periodEnd !== null && leaving.periodStart !== null
      ? { start: leaving.periodStart, end: leaving.periodEnd }
      : { start: now, end: addIntervals(now, interval, 1) }
  return {
    lines: [...owed, ...creditFor(leaving, moment), ...lines],
    hasProrations: branch !== 'new' && leaving?.periodEnd != null,
    period,
    nextCycle: { startsAt: period.end, total },
  }
}

/** A cycle that ended unpaid is not continued. */
function isSameCycle(current: AttachedProduct, product: Product, now: number): boolean {
  if (current.status === 'trialing' || current.periodEnd === null) return false
  if (current.periodEnd <= now) return false
  return billingInterval(current.product) === billingInterval(product)
}

function creditFor(current: AttachedProduct | undefined, { now, catalog }: Moment) {
  if (current?.status !== 'active') return []
  const part = remainingPart(current, now)
  return linesOf(current.product, current.quantities, catalog)
    .map(({ description, amount, featureId }) => ({
      description: `Unused time on ${description}`,
      amount: amount.times(part).neg(),
      featureId,
    }))
    .filter(({ amount }) => !amount.eq(ZERO))
}

function quantityChange(facts: StepFacts) {
  const { draft, current, product, quantities, moment } = facts
  if (!current) return {}
  refuseBelowUsage(draft, current, quantities)
  const part = current.status === 'trialing' ? ZERO : remainingPart(current, moment.now)
  const line = (all: Quantities, sign: 1 | -1, prefix: string) =>
    linesOf(product, all, moment.catalog)
      .filter(
        ({ featureId }) =>
          featureId && (quantities[featureId] ?? 0) !== (current.quantities[featureId] ?? 0),
      )
      .map(({ description, amount, featureId }) => ({
        description: `${prefix}${description}`,
        amount: amount.times(part).times(sign),
        featureId,
      }))
  return {
    lines: [...line(current.quantities, -1, 'Unused time on '), ...line(quantities, 1, '')],
    hasProrations: true,
    nextCycle: {
      startsAt: endOfCycle(current, moment.now),
      total: priceOf(product, withSeats(facts, current, quantities)),
    },
  }
}

function trialEnd({ draft, product, request, scenario, moment }: StepFacts): number | null {
  const { freeTrial } = product
  if (!freeTrial || !request.freeTrial || scenario === 'downgrade') return null
  if (draft.customer.trialsUsed.includes(product.id)) return null
  return addDays(moment.now, freeTrial.days)
}
