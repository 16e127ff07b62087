// Performs actions that take or return seats, first on a copy to find out what they cost.

import { amount, ZERO } from '#domain/billing/amount.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import type { BillingContext } from '#domain/billing/billing-context.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { findFeature } from '#domain/billing/catalog.ts'
import { consume } from '#domain/billing/consume.ts'
import { Draft } from '#domain/billing/draft.ts'
import { createEntity } from '#domain/billing/entity.ts'
import { sameQuantities } from '#domain/billing/quantities.ts'
import { planSeats, type SeatDirection, settleSeats } from '#domain/billing/seat-plan.ts'
import { seatsInUse } from '#domain/billing/seats.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import type { OpenAccount } from './accounts.ts'
import { accountOf } from './open-checkouts.ts'
import type { BillingProvider } from './provider.ts'
import { requireEntity } from './purchase.ts'
import type { SeatAction } from './seat-action.ts'
import { takeUsage } from './take-usage.ts'

export interface Rehearsal {
  /** The number of seats in use would change. */
  readonly movesSeats: boolean
  readonly plan: AttachPlan | null
}

/** Throws what performing the action would throw, and changes nothing. */
export function rehearse(
  { draft, passing }: Pick<OpenAccount, 'draft' | 'passing'>,
  action: SeatAction,
): Rehearsal {
  const copy = new Draft(accountOf(draft), draft.newId)
  use(copy, action, passing)
  const movesSeats = [...draft.products.values()].some((attached) => {
    const [before, after] = [draft, copy].map((one) => seatsInUse(one, attached, passing.catalog))
    return !sameQuantities(before ?? {}, after ?? {})
  })
  return { movesSeats, plan: movesSeats ? planSeats(copy, directionOf(action), passing) : null }
}

export function directionOf(action: SeatAction): SeatDirection {
  return action.act === 'use' && amount(action.value).lt(ZERO) ? 'fewer' : 'more'
}

function use(draft: Draft, action: SeatAction, passing: BillingContext): void {
  if (action.act === 'create') return createEntity(draft, action, passing)
  const { entityId, entityData, value } = action
  requireEntity({ draft, passing }, entityId, entityData)
  for (const { id: featureId, observed } of featuresOf(action, passing)) {
    if (!observed) consume(draft, { featureId, entityId }, amount(value), passing, null)
  }
}

function featuresOf(
  { featureIds }: Extract<SeatAction, { act: 'use' }>,
  { catalog }: BillingContext,
) {
  return featureIds.flatMap((id) => findFeature(catalog, id) ?? [])
}

/** Carries out the action and books its usage. Paying for the seats is done elsewhere. */
export async function perform(open: OpenAccount, action: SeatAction): Promise<void> {
  const { draft, passing } = open
  if (action.act === 'create') {
    const { id, featureId, name } = action
    return createEntity(draft, { id, featureId, name }, passing)
  }
  const { eventId, eventName, entityId, entityData, idempotencyKey, properties } = action
  requireEntity(open, entityId, entityData)
  const facts = { eventName, entityId, idempotencyKey, properties }
  const used = { ...facts, features: featuresOf(action, passing), value: amount(action.value) }
  await takeUsage(open, used, eventId)
}

/** Books a change of seats that costs nothing; reports credit to a provider that keeps it. */
export async function settleHere(
  { db, draft, passing }: OpenAccount,
  direction: SeatDirection,
  provider: Pick<BillingProvider, 'noteCredit'>,
): Promise<void> {
  const credit = settleSeats(draft, direction, passing)
  if (credit.gt(ZERO)) await provider.noteCredit?.(db, draft.customer.id, credit)
}

/** Called before anyone is charged for it. */
export async function refuseRepeated(db: ScopedDatabase, action: SeatAction): Promise<void> {
  if (action.act !== 'use' || action.idempotencyKey === null) return
  const { featureIds, eventName, idempotencyKey } = action
  const known = await db.first(
    sqlBuilder
      .selectFrom('billing_event')
      .select('id')
      .where('feature_id', 'in', featureIds)
      .where('event_name', eventName === null ? 'is' : '=', eventName)
      .where('idempotency_key', '=', idempotencyKey),
  )
  if (known) throw billingFault('duplicate_event', 'This event has been recorded already.')
}
