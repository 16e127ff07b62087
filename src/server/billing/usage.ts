// Reports usage, and returns how much there was over time.

import type { QueryBody, TrackBody } from '#contract/billing-calls.ts'
import { ZERO } from '#domain/billing/amount.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { decideValue } from '#domain/billing/consume.ts'
import { featuresOfEvent } from '#domain/billing/feature-view.ts'
import { currentMain } from '#domain/billing/standing.ts'
import { fillPeriods, periodsOf } from '#domain/billing/usage-range.ts'
import type { WireTrack, WireUsage } from '#domain/billing/wire.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts } from './accounts.ts'
import { codeOf, withCustomer } from './customer-scope.ts'
import { sumEvents } from './events.ts'
import { requireEntity } from './purchase.ts'
import type { SeatAction } from './seat-action.ts'
import type { Seats } from './seats.ts'
import { refuseReport, requireFeature, type Source, takeUsage, type Used } from './take-usage.ts'
import { UsageBatcher } from './usage-batcher.ts'

const UNIQUE_VIOLATION = '23505'

export class Usage {
  readonly #accounts: Accounts
  readonly #seats: Seats
  readonly #lanes: UsageBatcher

  constructor(accounts: Accounts, seats: Seats) {
    this.#accounts = accounts
    this.#seats = seats
    this.#lanes = new UsageBatcher(accounts.options.pool)
  }

  async track(organizationId: string, body: TrackBody, source: Source): Promise<WireTrack> {
    const { featureId, eventName } = body
    const used = this.#read(body)
    for (const one of used.features) refuseReport(one, used.value, source)
    const id = this.#accounts.options.newId()
    await onceOnly(async () => {
      if (await this.#takeQuickly(organizationId, used, id)) return
      await this.take(organizationId, used, body, id)
    })
    return {
      id,
      code: 'event_received',
      customer_id: organizationId,
      ...(featureId && { feature_id: featureId }),
      ...(eventName && { event_name: eventName }),
    }
  }

  /** Features held by the piece may be paid by the piece. */
  async take(
    organizationId: string,
    used: Used,
    { entityId, entityData }: Pick<TrackBody, 'entityId' | 'entityData'>,
    id: string,
  ): Promise<void> {
    if (used.features.some(({ type }) => type === 'continuous_use')) {
      return this.#seats.take(organizationId, actionOf(used, entityData, id))
    }
    await this.#accounts.change(organizationId, async (open) => {
      requireEntity(open, entityId, entityData)
      await takeUsage(open, used, id)
    })
  }

  #read({
    featureId,
    eventName,
    entityId,
    idempotencyKey,
    value,
    properties = {},
  }: TrackBody): Used {
    if (Boolean(featureId) === Boolean(eventName)) {
      throw billingFault('invalid_inputs', 'Usage needs either a feature_id or an event_name.')
    }
    const features = featuresOfEvent(this.#accounts.options.catalog, {
      featureId: featureId ?? undefined,
      eventName: eventName ?? undefined,
    })
    if (features.length === 0) {
      throw billingFault('feature_not_found', `Nothing counts ${featureId ?? eventName}.`)
    }
    return {
      features,
      value: decideValue(value, properties ?? {}),
      eventName: eventName ?? null,
      entityId: entityId ?? null,
      idempotencyKey: idempotencyKey ?? null,
      properties: properties ?? {},
    }
  }

  /** False if nothing was done, because there is more to decide. */
  async #takeQuickly(organizationId: string, used: Used, eventId: string): Promise<boolean> {
    const [feature] = used.features
    if (!feature || feature.observed || used.features.length > 1) return false
    if (used.entityId || !used.value.gt(ZERO)) return false
    return this.#lanes.take({
      organizationId,
      featureId: feature.id,
      value: used.value.toFixed(),
      nowMs: this.#accounts.options.now().getTime(),
      eventId,
      eventName: used.eventName,
      idempotencyKey: used.idempotencyKey,
      properties: JSON.stringify(used.properties),
    })
  }

  async query(organizationId: string, body: QueryBody): Promise<WireUsage> {
    const featureIds = [...new Set([body.featureId].flat())]
    for (const id of featureIds) requireFeature(this.#accounts.options.catalog, id)
    const periods = await this.#accounts.look(organizationId, [], ({ draft, passing }) => {
      const [group = ''] = passing.catalog.products.map((product) => product.group)
      const current = currentMain(draft, group, null)
      return periodsOf(body.range ?? 'last_cycle', passing.now, current)
    })
    const found = await withCustomer(this.#accounts.options.pool, organizationId, (db) =>
      sumEvents(db, featureIds, periods),
    )
    return fillPeriods(periods, featureIds, found)
  }
}

function actionOf(
  { features, value, ...facts }: Used,
  entityData: TrackBody['entityData'],
  eventId: string,
): SeatAction {
  const { featureId, name } = entityData ?? {}
  return {
    act: 'use',
    ...facts,
    eventId,
    featureIds: features.map(({ id }) => id),
    value: value.toFixed(),
    entityData: featureId === undefined ? null : { featureId, name: name ?? null },
  }
}

/** Refuses a repeated key, whichever way the repeat arrived. */
async function onceOnly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Fault || codeOf(error) !== UNIQUE_VIOLATION) throw error
    throw billingFault('duplicate_event', 'This event has been recorded already.')
  }
}
