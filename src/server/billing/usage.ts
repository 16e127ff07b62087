// Asking whether something is allowed, and saying that it was used.

import type { CheckBody, QueryBody, TrackBody } from '#contract/billing-calls.ts'
import { type Amount, ZERO } from '#domain/billing/amount.ts'
import { planAttach } from '#domain/billing/attach-plan.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { type Feature, findFeature } from '#domain/billing/catalog.ts'
import { consume, decideValue } from '#domain/billing/consume.ts'
import { viewCustomer } from '#domain/billing/customer-view.ts'
import { checkFeature, checkProduct, requiredBalanceOf } from '#domain/billing/entitlement.ts'
import { featuresOfEvent, viewFeatures } from '#domain/billing/feature-view.ts'
import { previewFeature, previewProduct } from '#domain/billing/preview.ts'
import { currentMain } from '#domain/billing/standing.ts'
import { fillPeriods, periodsOf } from '#domain/billing/usage-range.ts'
import type {
  WireFeatureCheck,
  WireProductCheck,
  WireTrack,
  WireUsage,
} from '#domain/billing/wire.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { codeOf, withCustomer } from './customer-scope.ts'
import { insertEvent, sumEvents } from './events.ts'
import { requireEntity } from './purchase.ts'
import { quickTrackAlone } from './quick-track.ts'

const UNIQUE_VIOLATION = '23505'

type Open = Pick<OpenAccount, 'draft' | 'passing'>

/** Browsers report only what the plan file lets them, and never give back. */
export type Source = 'browser' | 'server'

export class Usage {
  readonly #accounts: Accounts

  constructor(accounts: Accounts) {
    this.#accounts = accounts
  }

  async check(
    organizationId: string,
    body: CheckBody,
    source: Source,
  ): Promise<WireFeatureCheck | WireProductCheck> {
    if (body.productId) return this.#checkProduct(organizationId, body, body.productId)
    if (!body.featureId) {
      throw billingFault('invalid_inputs', 'A check needs a feature_id or a product_id.')
    }
    const feature = this.#requireFeature(body.featureId)
    refuseNoNumber(body.requiredBalance)
    const observed = feature.observed ? [feature.id] : []
    if (!body.sendEvent && !body.entityData) {
      return this.#accounts.look(organizationId, observed, (open) =>
        this.#answerFeature(open, feature, body),
      )
    }
    if (body.sendEvent) refuseReport(feature, ZERO.plus(1), source)
    return this.#accounts.change(organizationId, async (open) => {
      requireEntity(open, body.entityId, body.entityData)
      await this.#accounts.observe(open, observed)
      const answer = this.#answerFeature(open, feature, body)
      if (body.sendEvent && answer.allowed) await this.#takeChecked(open, feature, body)
      return answer
    })
  }

  #answerFeature(open: Open, feature: Feature, body: CheckBody): WireFeatureCheck {
    const { draft, passing } = open
    const { catalog, now } = passing
    const { env } = this.#accounts.options.provider
    const entityId = body.entityId ?? undefined
    if (entityId && !draft.entities.has(entityId)) requireEntity(open, entityId, undefined)
    const answer = checkFeature(
      {
        id: draft.customer.id,
        features: viewFeatures(draft, catalog, now, entityId ?? null),
        products: [],
      },
      { featureId: feature.id, requiredBalance: body.requiredBalance ?? undefined, entityId },
    )
    return {
      ...answer,
      code: 'feature_found',
      ...(body.withPreview && {
        preview: previewFeature(draft, answer, feature.id, { catalog, env }),
      }),
    }
  }

  /** In the same moment as the check: nothing comes between asking and taking. */
  async #takeChecked(open: OpenAccount, feature: Feature, body: CheckBody): Promise<void> {
    const value = ZERO.plus(requiredBalanceOf(body.requiredBalance ?? undefined))
    await this.#take(open, [feature], value, {
      eventName: null,
      entityId: body.entityId ?? null,
      idempotencyKey: null,
      properties: {},
    })
  }

  #checkProduct(organizationId: string, body: CheckBody, productId: string) {
    const { catalog, provider } = this.#accounts.options
    return this.#accounts.look(organizationId, [], ({ draft, passing }): WireProductCheck => {
      const facts = { catalog, env: provider.env }
      const customer = viewCustomer(draft, { ...passing, ...facts })
      const entityId = body.entityId ?? undefined
      const answer = checkProduct(customer, { productId, entityId })
      if (!body.withPreview) return { ...answer, code: 'product_found' }
      const request = {
        productIds: [productId],
        entityId: entityId ?? null,
        quantities: {},
        freeTrial: true,
        reward: null,
      }
      const plan = planAttach(draft, request, passing)
      return { ...answer, code: 'product_found', preview: previewProduct(plan, facts) }
    })
  }

  async track(organizationId: string, body: TrackBody, source: Source): Promise<WireTrack> {
    const { featureId, eventName } = body
    if (Boolean(featureId) === Boolean(eventName)) {
      throw billingFault('invalid_inputs', 'Usage needs either a feature_id or an event_name.')
    }
    const { catalog, newId, now, pool } = this.#accounts.options
    const features = featuresOfEvent(catalog, {
      featureId: featureId ?? undefined,
      eventName: eventName ?? undefined,
    })
    const [feature] = features
    if (!feature)
      throw billingFault('feature_not_found', `Nothing counts ${featureId ?? eventName}.`)
    const properties = body.properties ?? {}
    const value = decideValue(body.value, properties)
    for (const one of features) refuseReport(one, value, source)
    const facts: EventFacts = {
      eventName: eventName ?? null,
      entityId: body.entityId ?? null,
      idempotencyKey: body.idempotencyKey ?? null,
      properties,
    }
    const id = newId()
    const isPlain = features.length === 1 && !facts.entityId && value.gt(ZERO) && !feature.observed
    const usage = {
      organizationId,
      featureId: feature.id,
      value: value.toFixed(),
      nowMs: now().getTime(),
      eventId: id,
      eventName: facts.eventName,
      idempotencyKey: facts.idempotencyKey,
      properties: JSON.stringify(properties),
    }
    await onceOnly(async () => {
      if (isPlain && (await quickTrackAlone(pool, usage))) return
      await this.#accounts.change(organizationId, async (open) => {
        requireEntity(open, body.entityId, body.entityData)
        await this.#take(open, features, value, facts, id)
      })
    })
    return {
      id,
      code: 'event_received',
      customer_id: organizationId,
      ...(featureId && { feature_id: featureId }),
      ...(eventName && { event_name: eventName }),
    }
  }

  /** Event and deduction together; the event first, since its key says whether this is new. */
  async #take(
    { db, draft, passing }: OpenAccount,
    features: readonly Feature[],
    value: Amount,
    facts: EventFacts,
    firstId?: string,
  ): Promise<void> {
    for (const [index, feature] of features.entries()) {
      const id = index === 0 && firstId ? firstId : draft.newId()
      await insertEvent(db, {
        ...facts,
        organizationId: draft.customer.id,
        id,
        featureId: feature.id,
        value: value.toFixed(),
        at: passing.now,
      })
      if (feature.observed) continue
      const target = { featureId: feature.id, entityId: facts.entityId }
      consume(draft, target, value, passing, id)
    }
  }

  async query(organizationId: string, body: QueryBody): Promise<WireUsage> {
    const featureIds = [...new Set([body.featureId].flat())]
    for (const id of featureIds) this.#requireFeature(id)
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

  #requireFeature(featureId: string): Feature {
    const feature = findFeature(this.#accounts.options.catalog, featureId)
    if (feature) return feature
    throw billingFault('feature_not_found', `There is no feature ${featureId}.`, { featureId })
  }
}

interface EventFacts {
  readonly eventName: string | null
  readonly entityId: string | null
  readonly idempotencyKey: string | null
  readonly properties: Readonly<Record<string, unknown>>
}

function refuseNoNumber(requiredBalance: number | null | undefined): void {
  if (requiredBalance == null || Number.isFinite(requiredBalance)) return
  const message = 'What is asked for is not a number.'
  throw billingFault('invalid_inputs', message, { field: 'required_balance' })
}

function refuseReport(feature: Feature, value: Amount, source: Source): void {
  if (source === 'server') return
  if (!feature.trackable) {
    const message = `${feature.name}: only the server itself counts this.`
    throw billingFault('track_not_allowed', message)
  }
  if (value.lt(ZERO)) {
    throw billingFault('invalid_inputs', 'Usage is not given back from here.', { field: 'value' })
  }
}

/** The same key again is told so, however it came to be the second. */
async function onceOnly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Fault || codeOf(error) !== UNIQUE_VIOLATION) throw error
    throw billingFault('duplicate_event', 'This event has been recorded already.')
  }
}
