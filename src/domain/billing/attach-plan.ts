// What taking a product would do and cost, before anything is done.

import type { AttachedProduct, InvoiceLine } from './account.ts'
import { type Amount, least, most, roundMoney, sum, ZERO } from './amount.ts'
import { billingFault } from './billing-fault.ts'
import {
  billingInterval,
  type Catalog,
  findProduct,
  isFree,
  isOneOff,
  type Product,
  type Reward,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { addDays, addIntervals } from './interval.ts'
import { linesOf, priceOf, remainingPart, usageLines } from './price.ts'
import {
  decideQuantities,
  type Quantities,
  refuseBelowUsage,
  sameQuantities,
} from './quantities.ts'
import { type ProductScenario, scenarioOf } from './scenario.ts'
import { currentMain, endOfCycle, isRunning } from './standing.ts'

export interface AttachRequest {
  readonly productIds: readonly string[]
  readonly entityId: string | null
  readonly quantities: Quantities
  /** False: no trial, although there is one. */
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
  /** Nothing would change: it is there already. */
  | 'none'

export interface AttachStep {
  readonly branch: Branch
  readonly scenario: ProductScenario
  readonly product: Product
  readonly current: AttachedProduct | undefined
  readonly quantities: Quantities
  readonly trialEndsAt: number | null
  /** The cycle that begins with it, where one begins. */
  readonly period: { readonly start: number; readonly end: number } | null
  readonly lines: readonly InvoiceLine[]
  readonly hasProrations: boolean
  readonly nextCycle: { readonly startsAt: number; readonly total: Amount } | null
}

export interface AttachPlan {
  readonly request: AttachRequest
  readonly steps: readonly AttachStep[]
  readonly lines: readonly InvoiceLine[]
  /** Due now; never negative. */
  readonly total: Amount
  /** Owed to the customer afterwards, or taken from what was owed. */
  readonly creditChange: Amount
  /** Money or a card is needed for it. */
  readonly needsPayment: boolean
}

export interface Moment {
  readonly catalog: Catalog
  readonly now: number
}

export function planAttach(draft: Draft, request: AttachRequest, moment: Moment): AttachPlan {
  const ids = [...new Set(request.productIds)]
  if (ids.length === 0) throw billingFault('invalid_inputs', 'Say which product.')
  const steps = ids.map((id) => planProduct(draft, id, request, moment))
  if (steps.length > 1) refuseTogether(steps)
  const { currency } = moment.catalog
  const priced = [...steps.flatMap(({ lines }) => lines)]
  const lines = [...priced, ...discountLines(request.reward, priced)]
  const due = roundMoney(sum(lines.map(({ amount }) => amount)), currency)
  const used = most(ZERO, least(due, draft.customer.credit))
  const total = most(ZERO, due.minus(used))
  return {
    request,
    steps,
    lines: used.gt(ZERO)
      ? [
          ...lines,
          { description: 'Credit of earlier changes', amount: used.neg(), featureId: null },
        ]
      : lines,
    total,
    creditChange: due.lt(ZERO) ? due.neg() : used.neg(),
    needsPayment: total.gt(ZERO) || steps.some(needsCard),
  }
}

/** A trial that asks for a card, or a plan that will ask for money later. */
function needsCard({ branch, product, trialEndsAt }: AttachStep): boolean {
  if (branch !== 'new' && branch !== 'upgrade' && branch !== 'version') return false
  if (isFree(product)) return false
  return trialEndsAt === null || (product.freeTrial?.cardRequired ?? true)
}

function refuseTogether(steps: readonly AttachStep[]): void {
  const groups = steps.filter(({ product }) => !product.isAddOn && !isOneOff(product))
  const isPlain = steps.every(({ branch }) => branch === 'new' || branch === 'one_off')
  const isOnePlan = new Set(groups.map(({ product }) => product.group)).size === groups.length
  if (isPlain && isOnePlan && steps.every(({ current }) => !current)) return
  throw billingFault('invalid_inputs', 'These products cannot be taken together.')
}

function planProduct(
  draft: Draft,
  productId: string,
  request: AttachRequest,
  moment: Moment,
): AttachStep {
  const product = requireProduct(draft, productId, moment.catalog)
  const { entityId } = request
  const scenario = scenarioOf(draft, product, entityId)
  const current = product.isAddOn
    ? runningCopy(draft, product, entityId)
    : isOneOff(product)
      ? undefined
      : currentMain(draft, product.group, entityId)
  const branch = branchOf(product, current, scenario)
  const known = current?.product.id === product.id || branch === 'upgrade' ? current : undefined
  const asked =
    request.productIds.length > 1 ? ownOptions(product, request.quantities) : request.quantities
  const quantities = decideQuantities(product, asked, known?.quantities ?? {})
  const facts = { draft, product, scenario, current, quantities, request, moment }
  return stepOf(facts, settleBranch(branch, facts))
}

interface StepFacts {
  readonly draft: Draft
  readonly product: Product
  readonly scenario: ProductScenario
  readonly current: AttachedProduct | undefined
  readonly quantities: Quantities
  readonly request: AttachRequest
  readonly moment: Moment
}

function requireProduct(draft: Draft, id: string, catalog: Catalog): Product {
  const product = findProduct(catalog, id)
  const isHeld = [...draft.products.values()].some((one) => one.product.id === id && isRunning(one))
  if (product && (!product.archived || isHeld)) return product
  throw billingFault('product_not_found', `There is no product ${id}.`, { productId: id })
}

function runningCopy(draft: Draft, product: Product, entityId: string | null) {
  if (isOneOff(product)) return undefined
  return [...draft.products.values()].find(
    (one) => one.product.id === product.id && isRunning(one) && one.entityId === entityId,
  )
}

function ownOptions(product: Product, quantities: Quantities): Quantities {
  const own = new Set(product.items.map(({ featureId }) => featureId))
  return Object.fromEntries(Object.entries(quantities).filter(([id]) => own.has(id)))
}

function branchOf(
  product: Product,
  current: AttachedProduct | undefined,
  scenario: ProductScenario,
): Branch {
  if (isOneOff(product)) return 'one_off'
  if (!current) return scenario === 'scheduled' ? 'none' : 'new'
  if (scenario === 'scheduled') return 'none'
  if (current.product.id === product.id) return 'quantity'
  if (product.isAddOn) return 'new'
  if (isFree(current.product)) return 'new'
  return scenario === 'upgrade' ? 'upgrade' : 'downgrade'
}

/** For a product that is there: another version, a pending end, another quantity, or nothing. */
function settleBranch(branch: Branch, { product, current, quantities }: StepFacts): Branch {
  if (branch !== 'quantity' || !current) return branch
  if (current.canceledAt !== null) return 'renew'
  if (current.product.version !== product.version) return 'version'
  return sameQuantities(current.quantities, quantities) ? 'none' : 'quantity'
}

function stepOf(facts: StepFacts, branch: Branch): AttachStep {
  const { product, scenario, current, quantities } = facts
  const base = { branch, scenario, product, current, quantities, trialEndsAt: null, period: null }
  const plain = { ...base, lines: [], hasProrations: false, nextCycle: null }
  switch (branch) {
    case 'none':
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

function cycleAfter({ product, quantities, moment }: StepFacts, current?: AttachedProduct) {
  if (!current) return null
  const kept = current.product.id === product.id ? current.quantities : quantities
  return { startsAt: endOfCycle(current, moment.now), total: priceOf(product, kept) }
}

/** Something begins now: with a trial, in the running cycle, or with a cycle of its own. */
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
  const keepsCycle = leaving ? isSameCycle(leaving, product) : false
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

function isSameCycle(current: AttachedProduct, product: Product): boolean {
  if (current.status === 'trialing' || current.periodEnd === null) return false
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
    nextCycle: { startsAt: endOfCycle(current, moment.now), total: priceOf(product, quantities) },
  }
}

function trialEnd({ draft, product, request, scenario, moment }: StepFacts): number | null {
  const { freeTrial } = product
  if (!freeTrial || !request.freeTrial || scenario === 'downgrade') return null
  if (draft.customer.trialsUsed.includes(product.id)) return null
  return addDays(moment.now, freeTrial.days)
}

/** A promotion takes off what is due today, and never more. */
function discountLines(
  reward: Reward | null,
  lines: readonly InvoiceLine[],
): readonly InvoiceLine[] {
  if (!reward || reward.type === 'free_product') return []
  const due = most(ZERO, sum(lines.map(({ amount }) => amount)))
  if (!due.gt(ZERO)) return []
  const off =
    reward.type === 'fixed_discount'
      ? least(due, ZERO.plus(reward.value ?? 0))
      : due.times(reward.value ?? 0).div(100)
  return [{ description: reward.name, amount: off.neg(), featureId: null }]
}
