// Checks whether something is allowed.

import type { CheckBody } from '#contract/billing-calls.ts'
import type { Amount } from '#domain/billing/amount.ts'
import { billingCodeOf, billingFault } from '#domain/billing/billing-fault.ts'
import type { Feature } from '#domain/billing/catalog.ts'
import { decideValue } from '#domain/billing/consume.ts'
import { checkFeature, requiredBalanceOf } from '#domain/billing/entitlement.ts'
import { viewFeatures } from '#domain/billing/feature-view.ts'
import { previewFeature } from '#domain/billing/preview.ts'
import type { WireFeatureCheck, WireProductCheck } from '#domain/billing/wire.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { checkProductOf } from './product-checks.ts'
import { requireEntity } from './purchase.ts'
import { refuseReport, requireFeature, type Source, takeUsage, type Used } from './take-usage.ts'
import type { Usage } from './usage.ts'

type Open = Pick<OpenAccount, 'draft' | 'passing'>

export class Checks {
  readonly #accounts: Accounts
  readonly #usage: Pick<Usage, 'take'>

  constructor(accounts: Accounts, usage: Pick<Usage, 'take'>) {
    this.#accounts = accounts
    this.#usage = usage
  }

  async check(
    organizationId: string,
    body: CheckBody,
    source: Source,
  ): Promise<WireFeatureCheck | WireProductCheck> {
    if (body.productId) return checkProductOf(this.#accounts, organizationId, body, body.productId)
    if (!body.featureId) {
      throw billingFault('invalid_inputs', 'A check needs a feature_id or a product_id.')
    }
    const feature = requireFeature(this.#accounts.options.catalog, body.featureId)
    refuseNoNumber(body.requiredBalance)
    const observed = feature.observed ? [feature.id] : []
    if (!body.sendEvent && !body.entityData) {
      return this.#accounts.look(organizationId, observed, (open) =>
        this.#answerFeature(open, feature, body),
      )
    }
    const value = body.sendEvent ? askedValue(body) : null
    if (value) refuseReport(feature, value, source)
    if (value && feature.type === 'continuous_use' && !feature.observed) {
      return this.#takeContinuousUse(organizationId, feature, value, body)
    }
    return this.#accounts.change(organizationId, async (open) => {
      requireEntity(open, body.entityId, body.entityData)
      await this.#accounts.observe(open, observed)
      const answer = this.#answerFeature(open, feature, body)
      if (value && answer.allowed) await takeChecked(open, feature, value, body.entityId)
      return answer
    })
  }

  /** Changes that take a seat run the check themselves: a refusal means that it was not allowed. */
  async #takeContinuousUse(
    organizationId: string,
    feature: Feature,
    value: Amount,
    body: CheckBody,
  ): Promise<WireFeatureCheck> {
    if (body.entityData) {
      await this.#accounts.change(organizationId, (open) =>
        requireEntity(open, body.entityId, body.entityData),
      )
    }
    const look = () =>
      this.#accounts.look(organizationId, [], (open) => this.#answerFeature(open, feature, body))
    const before = await look()
    if (!before.allowed) return before
    const used = usedOf(feature, value, body.entityId)
    try {
      await this.#usage.take(organizationId, used, body, this.#accounts.options.newId())
      return before
    } catch (error) {
      const isUsedUp = error instanceof Fault && billingCodeOf(error) === 'insufficient_balance'
      if (isUsedUp) return look()
      throw error
    }
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
}

function askedValue({ requiredBalance }: CheckBody): Amount {
  return decideValue(requiredBalanceOf(requiredBalance ?? undefined), {})
}

/** In the same transaction as the check, so that nothing happens in between. */
function takeChecked(
  open: OpenAccount,
  feature: Feature,
  value: Amount,
  entityId: string | null | undefined,
): Promise<void> {
  return takeUsage(open, usedOf(feature, value, entityId), open.draft.newId())
}

function usedOf(feature: Feature, value: Amount, entityId: string | null | undefined): Used {
  return {
    features: [feature],
    value,
    eventName: null,
    entityId: entityId ?? null,
    idempotencyKey: null,
    properties: {},
  }
}

function refuseNoNumber(requiredBalance: number | null | undefined): void {
  if (requiredBalance == null || Number.isFinite(requiredBalance)) return
  const message = 'What is asked for is not a number.'
  throw billingFault('invalid_inputs', message, { field: 'required_balance' })
}
