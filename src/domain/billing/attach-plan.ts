// What attaching a product would do and cost. Changes nothing.

import type { AttachedProduct, InvoiceLine } from './account.ts'
import { type Amount, least, most, roundMoney, sum, ZERO } from './amount.ts'
import {
  type AttachRequest,
  type AttachStep,
  type Branch,
  type StepFacts,
  stepOf,
} from './attach-step.ts'
import type { Moment } from './billing-context.ts'
import { billingFault } from './billing-fault.ts'
import {
  type Catalog,
  findProduct,
  isFree,
  isOneOff,
  type Product,
  type Reward,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { decideQuantities, type Quantities, sameQuantities } from './quantities.ts'
import { type ProductScenario, scenarioOf } from './scenario.ts'
import { seatsCarried, seatsPaid } from './seats.ts'
import { currentMain, isRunning } from './standing.ts'

export interface AttachPlan {
  readonly request: AttachRequest
  readonly steps: readonly AttachStep[]
  readonly lines: readonly InvoiceLine[]
  /** Due now; never negative. */
  readonly total: Amount
  /** Added to what is owed to the customer, or (negative) used from it. */
  readonly creditChange: Amount
  /** Needs a payment or a card. */
  readonly needsPayment: boolean
}

export function planAttach(draft: Draft, request: AttachRequest, moment: Moment): AttachPlan {
  const ids = [...new Set(request.productIds)]
  if (ids.length === 0) throw billingFault('invalid_inputs', 'Say which product.')
  const steps = ids.map((id) => planProduct(draft, id, request, moment))
  if (steps.length > 1) refuseTogether(steps)
  return addUp(draft, request, steps, moment)
}

/** Includes promotions and the customer's credit. */
export function addUp(
  draft: Draft,
  request: AttachRequest,
  steps: readonly AttachStep[],
  moment: Moment,
): AttachPlan {
  const { currency } = moment.catalog
  const priced = steps.flatMap(({ lines }) => lines)
  // Each line is rounded, so that the lines shown add up to the total.
  const lines = [...priced, ...discountLines(request.reward, priced)].map((line) => ({
    ...line,
    amount: roundMoney(line.amount, currency),
  }))
  const due = sum(lines.map(({ amount }) => amount))
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

/** For a trial that requires a card, or a plan that will cost money later. */
function needsCard({ branch, product, trialEndsAt }: AttachStep): boolean {
  if (branch !== 'new' && branch !== 'upgrade' && branch !== 'version') return false
  if (isFree(product)) return false
  return trialEndsAt === null || (product.freeTrial?.cardRequired ?? true)
}

/**
 * Several products can only be attached together if they replace nothing but free plans. With a paid plan, only one
 * thing changes at a time.
 */
function refuseTogether(steps: readonly AttachStep[]): void {
  const groups = steps.filter(({ product }) => !product.isAddOn && !isOneOff(product))
  const isPlain = steps.every(({ branch }) => branch === 'new' || branch === 'one_off')
  const isOnePlan = new Set(groups.map(({ product }) => product.group)).size === groups.length
  const isUnpaid = steps.every(({ current }) => !current || isFree(current.product))
  if (isPlain && isOnePlan && isUnpaid) return
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
  const quantities = {
    ...decideQuantities(product, asked, known?.quantities ?? {}),
    ...seatsOf(draft, product, { from: current, entityId }, moment.catalog),
  }
  const facts = { draft, product, scenario, current, quantities, request, moment }
  return stepOf(facts, settleBranch(branch, facts))
}

/** A running product keeps the seats it paid for; a new one has to pay for those in use. */
function seatsOf(
  draft: Draft,
  product: Product,
  origin: { readonly from: AttachedProduct | undefined; readonly entityId: string | null },
  catalog: Catalog,
): Quantities {
  const { from } = origin
  const isSame = from?.product.id === product.id && from.product.version === product.version
  return from && isSame ? seatsPaid(from, catalog) : seatsCarried(draft, product, origin, catalog)
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

/** For a product the customer already has: another version, a pending end, another quantity, or no change. */
function settleBranch(branch: Branch, { product, current, quantities }: StepFacts): Branch {
  if (branch !== 'quantity' || !current) return branch
  if (current.canceledAt !== null) return 'renew'
  if (current.product.version !== product.version) return 'version'
  return sameQuantities(current.quantities, quantities) ? 'none' : 'quantity'
}

/** A promotion reduces what is due today, never below zero. */
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
