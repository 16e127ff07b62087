// Applies an attach that was planned and, if it costs something, paid.

import { type InvoiceLine, NOTHING_RETURNED } from './account.ts'
import { type Amount, ZERO } from './amount.ts'
import type { AttachPlan } from './attach-plan.ts'
import type { AttachStep } from './attach-step.ts'
import type { Moment } from './billing-context.ts'
import { billingInterval, isFree, isOneOff } from './catalog.ts'
import type { Draft } from './draft.ts'
import { giveProduct } from './give-product.ts'
import { grantBalances } from './grants.ts'
import { addIntervals } from './interval.ts'
import { dropScheduled, keepRunning, noteTrial, replace, setQuantities } from './product-changes.ts'
import { currentMain, endOfCycle } from './standing.ts'

export interface Paid {
  /** Identifies the payment: a second payment with the same id is ignored. */
  readonly paymentId: string
  readonly subscriptionId: string | null
  readonly providerInvoiceId: string | null
  /** What the provider actually billed, when the provider computes the total. */
  readonly billed?: Billed | null | undefined
}

export interface Billed {
  readonly lines: readonly InvoiceLine[]
  readonly total: Amount
  /** What is owed to the customer afterward. */
  readonly credit: Amount
  /** The current cycle; null when nothing recurs. */
  readonly period: { readonly start: number; readonly end: number } | null
}

export function applyAttach(draft: Draft, plan: AttachPlan, paid: Paid, moment: Moment): void {
  for (const step of plan.steps) applyStep(draft, step, plan, paid, moment)
  const { billed } = paid
  if (billed) draft.putCustomer({ credit: billed.credit })
  else if (!plan.creditChange.eq(ZERO)) {
    draft.putCustomer({ credit: draft.customer.credit.plus(plan.creditChange) })
  }
  if ((billed ?? plan).lines.length > 0) writeInvoice(draft, plan, paid, moment)
  const reward = plan.request.reward
  if (reward?.type === 'free_product') giveProduct(draft, reward.productId ?? '', moment)
}

function applyStep(
  draft: Draft,
  step: AttachStep,
  { request }: AttachPlan,
  paid: Paid,
  moment: Moment,
): void {
  switch (step.branch) {
    case 'none':
      return
    case 'renew':
      return keepRunning(draft, step.current)
    case 'quantity':
      return changeQuantity(draft, step, moment.now)
    case 'seats':
      return payForSeats(draft, step)
    case 'downgrade':
      return schedule(draft, step, request.entityId, moment.now)
    case 'one_off':
    case 'new':
    case 'upgrade':
    case 'version':
      return begin(draft, step, request.entityId, paid, moment)
  }
}

function begin(
  draft: Draft,
  step: AttachStep,
  entityId: string | null,
  paid: Paid,
  moment: Moment,
): void {
  const { product, trialEndsAt } = step
  const period = step.period && (paid.billed?.period ?? step.period)
  const { now, catalog } = moment
  const isPlan = !product.isAddOn && !isOneOff(product)
  const old = isPlan
    ? currentMain(draft, product.group, entityId)
    : step.branch === 'version'
      ? step.current
      : undefined
  const attached = draft.putProduct({
    id: draft.newId(),
    product,
    entityId,
    status: trialEndsAt === null ? 'active' : 'trialing',
    quantities: step.quantities,
    startedAt: now,
    anchorAt: step.period && old && step.period.start !== now ? old.anchorAt : now,
    periodStart: trialEndsAt === null ? (period?.start ?? null) : now,
    periodEnd: trialEndsAt ?? period?.end ?? null,
    trialEndsAt,
    canceledAt: null,
    endsAt: null,
    pastDueSince: null,
    // A one-time purchase made together with a plan does not end with the plan.
    subscriptionId: isFree(product) || isOneOff(product) ? null : paid.subscriptionId,
  })
  grantBalances(draft, attached, catalog, now)
  if (trialEndsAt !== null) noteTrial(draft, product.id)
  if (isPlan) dropScheduled(draft, product.group, entityId)
  if (old) replace(draft, old, attached, moment)
}

function changeQuantity(draft: Draft, { current, quantities }: AttachStep, now: number): void {
  if (!current) return
  draft.changeProduct(current.id, { quantities })
  setQuantities(draft, current, quantities, now)
}

/** Only changes how many seats are paid for. Balances count the seats in use and stay as they are. */
function payForSeats(draft: Draft, { current, quantities }: AttachStep): void {
  const latest = current && draft.products.get(current.id)
  if (!latest) return
  draft.changeProduct(latest.id, { quantities: { ...latest.quantities, ...quantities } })
}

/** The current plan continues until the end of its paid cycle; then the other one starts. */
function schedule(draft: Draft, step: AttachStep, entityId: string | null, now: number): void {
  const { product, current, quantities } = step
  if (!current) return
  dropScheduled(draft, product.group, entityId)
  const startsAt = endOfCycle(current, now)
  draft.changeProduct(current.id, { canceledAt: now, endsAt: startsAt })
  const interval = billingInterval(product)
  draft.putProduct({
    id: draft.newId(),
    product,
    entityId,
    status: 'scheduled',
    quantities,
    startedAt: startsAt,
    anchorAt: startsAt,
    periodStart: interval ? startsAt : null,
    periodEnd: interval ? addIntervals(startsAt, interval, 1) : null,
    trialEndsAt: null,
    canceledAt: null,
    endsAt: null,
    pastDueSince: null,
    subscriptionId: current.subscriptionId,
  })
}

function writeInvoice(draft: Draft, plan: AttachPlan, paid: Paid, { catalog, now }: Moment): void {
  const id = draft.newId()
  const { total, lines } = paid.billed ?? plan
  const { currency } = catalog
  draft.putInvoice({
    id,
    productIds: plan.steps.map(({ product }) => product.id),
    attachedId: null,
    lines,
    total,
    currency,
    status: 'paid',
    createdAt: now,
    providerId: paid.providerInvoiceId,
    ...NOTHING_RETURNED,
  })
  if (total.gt(ZERO)) {
    draft.payments.push({ id: paid.paymentId, amount: total, currency, invoiceId: id, at: now })
  }
}
