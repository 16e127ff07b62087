// Asking whether something is allowed.

import type { CheckBody } from '#contract/billing-calls.ts'
import type { Amount } from '#domain/billing/amount.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { Feature } from '#domain/billing/catalog.ts'
import { decideValue } from '#domain/billing/consume.ts'
import { checkFeature, requiredBalanceOf } from '#domain/billing/entitlement.ts'
import { viewFeatures } from '#domain/billing/feature-view.ts'
import { previewFeature } from '#domain/billing/preview.ts'
import type { WireFeatureCheck, WireProductCheck } from '#domain/billing/wire.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { checkProductOf } from './product-checks.ts'
import { requireEntity } from './purchase.ts'
import { refuseReport, requireFeature, type Source, takeUsage, type Used } from './take-usage.ts'

type Open = Pick<OpenAccount, 'draft' | 'passing'>

export class Checks {
  readonly #accounts: Accounts

  constructor(accounts: Accounts) {
    this.#accounts = accounts
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
    return this.#accounts.change(organizationId, async (open) => {
      requireEntity(open, body.entityId, body.entityData)
      await this.#accounts.observe(open, observed)
      const answer = this.#answerFeature(open, feature, body)
      if (value && answer.allowed) await takeChecked(open, feature, value, body.entityId)
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
}

function askedValue({ requiredBalance }: CheckBody): Amount {
  return decideValue(requiredBalanceOf(requiredBalance ?? undefined), {})
}

/** In the same moment as the check: nothing comes between asking and taking. */
function takeChecked(
  open: OpenAccount,
  feature: Feature,
  value: Amount,
  entityId: string | null | undefined,
): Promise<void> {
  const used: Used = {
    features: [feature],
    value,
    eventName: null,
    entityId: entityId ?? null,
    idempotencyKey: null,
    properties: {},
  }
  return takeUsage(open, used, open.draft.newId())
}

function refuseNoNumber(requiredBalance: number | null | undefined): void {
  if (requiredBalance == null || Number.isFinite(requiredBalance)) return
  const message = 'What is asked for is not a number.'
  throw billingFault('invalid_inputs', message, { field: 'required_balance' })
}
