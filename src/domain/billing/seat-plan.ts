// The charge when more seats are in use than are paid for, and the credit when there are fewer.

import type { AttachedProduct } from './account.ts'
import { type Amount, amount, ZERO } from './amount.ts'
import { applyAttach } from './attach-apply.ts'
import { type AttachPlan, addUp } from './attach-plan.ts'
import type { AttachStep } from './attach-step.ts'
import type { Moment } from './billing-context.ts'
import { type Item, onDecreaseOf, onIncreaseOf } from './catalog.ts'
import type { Draft } from './draft.ts'
import { lineText, priceOf, priceOfUnits, remainingPart } from './price.ts'
import { seatItems, seatsInUse } from './seats.ts'
import { isRunning } from './standing.ts'

export type SeatDirection = 'more' | 'fewer'

interface Move {
  readonly item: Item
  readonly paid: number
  readonly inUse: number
  /** Share of a cycle. */
  readonly part: Amount
}

/** Runs after usage was deducted or refunded. Null when the number of paid seats does not change. */
export function planSeats(
  draft: Draft,
  direction: SeatDirection,
  moment: Moment,
): AttachPlan | null {
  const steps = [...draft.products.values()].flatMap(
    (attached) => stepOf(draft, attached, direction, moment) ?? [],
  )
  const [first] = steps
  if (!first) return null
  const request = {
    productIds: steps.map(({ product }) => product.id),
    entityId: first.current?.entityId ?? null,
    quantities: {},
    freeTrial: false,
    reward: null,
  }
  return addUp(draft, request, steps, moment)
}

function stepOf(
  draft: Draft,
  attached: AttachedProduct,
  direction: SeatDirection,
  moment: Moment,
): AttachStep | null {
  const moves = movesOf(draft, attached, direction, moment)
  if (moves.length === 0) return null
  const { product, periodEnd } = attached
  const seats = seatsInUse(draft, attached, moment.catalog)
  const next = priceOf(product, { ...attached.quantities, ...seats })
  return {
    branch: 'seats',
    scenario: 'active',
    product,
    current: attached,
    quantities: Object.fromEntries(moves.map(({ item, inUse }) => [item.featureId ?? '', inUse])),
    trialEndsAt: null,
    period: null,
    lines: moves.map((move) => lineOf(attached, move, moment)),
    hasProrations: true,
    nextCycle: periodEnd === null ? null : { startsAt: periodEnd, total: next },
  }
}

/** Seats cost nothing during a trial or in a product that was given away. */
function movesOf(
  draft: Draft,
  attached: AttachedProduct,
  direction: SeatDirection,
  { catalog, now }: Moment,
): readonly Move[] {
  const { status, periodEnd, product } = attached
  if (!isRunning(attached) || status === 'trialing' || periodEnd === null) return []
  const seats = seatsInUse(draft, attached, catalog)
  const rest = remainingPart(attached, now)
  return seatItems(product, catalog).flatMap((item) => {
    const paid = attached.quantities[item.featureId ?? ''] ?? 0
    const inUse = seats[item.featureId ?? ''] ?? 0
    const part = direction === 'more' ? partMore(item, rest) : partFewer(item, attached, rest)
    const isMoved = direction === 'more' ? inUse > paid : inUse < paid
    return isMoved && part ? [{ item, paid, inUse, part }] : []
  })
}

function partMore(item: Item, rest: Amount): Amount | null {
  switch (onIncreaseOf(item)) {
    case 'prorate_immediately':
      return rest
    case 'charge_immediately':
      return amount(1)
    case 'next_cycle':
      return null
  }
}

/** A cycle that was not paid gives no credit. */
function partFewer(item: Item, { status }: AttachedProduct, rest: Amount): Amount | null {
  return onDecreaseOf(item) === 'prorate' && status === 'active' ? rest : null
}

function lineOf({ product }: AttachedProduct, move: Move, { catalog }: Moment) {
  const { item, paid, inUse, part } = move
  const featureId = item.featureId ?? ''
  const difference = priceOfUnits(item, amount(inUse)).minus(priceOfUnits(item, amount(paid)))
  const text = lineText(product, item, { [featureId]: Math.abs(inUse - paid) }, catalog)
  return {
    description: inUse < paid ? `Unused time on ${text}` : text,
    amount: difference.times(part),
    featureId,
  }
}

/** Whether no card has to be charged and no credit used, so that the provider need not be involved. */
export function isSettledHere({ total, creditChange }: AttachPlan): boolean {
  return total.eq(ZERO) && creditChange.gte(ZERO)
}

/** Applies changes that need no payment, and returns the credit they give the customer. */
export function settleSeats(draft: Draft, direction: SeatDirection, moment: Moment): Amount {
  const plan = planSeats(draft, direction, moment)
  if (!plan || !isSettledHere(plan)) return ZERO
  applyAttach(draft, plan, UNPAID, moment)
  return plan.creditChange
}

const UNPAID = { paymentId: '', subscriptionId: null, providerInvoiceId: null } as const
