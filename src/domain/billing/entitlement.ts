// Whether something is allowed: one rule for the server and for screens, based on the customer in the shape of the
// wire. It follows the published client's rule, so that server and client always agree.

import { amount } from './amount.ts'
import type { WireFeatureCheck, WireMeasuredFeature, WireProductCheck } from './wire.ts'

const DEFAULT_REQUIRED_BALANCE = 1
export const ALLOWED_NEEDS_AN_ID = 'allowed() requires either featureId or productId'

/** The parts of a customer or entity that a check needs. */
export interface Checkable {
  readonly id: string
  /** Set for an entity. */
  readonly customer_id?: string
  readonly features: Readonly<Record<string, WireMeasuredFeature>>
  readonly products: readonly { readonly id: string; readonly status: string }[]
}

export interface FeatureQuestion {
  readonly featureId: string
  readonly requiredBalance?: number | undefined
  readonly entityId?: string | undefined
}

/** The feature that decides a check, and the balance it needs. */
export interface Deciding {
  readonly feature: WireMeasuredFeature | undefined
  readonly required: number
}

export function decidingFeature(
  features: Readonly<Record<string, WireMeasuredFeature>>,
  featureId: string,
  required: number,
): Deciding {
  const own = features[featureId]
  if (typeof own?.balance === 'number' && own.balance >= required) return { feature: own, required }
  const pool = Object.values(features).find((one) =>
    one.credit_schema?.some(({ feature_id }) => feature_id === featureId),
  )
  const cost = pool?.credit_schema?.find(({ feature_id }) => feature_id === featureId)
  if (!pool || !cost) return { feature: own, required }
  return { feature: pool, required: amount(cost.credit_amount).times(required).toNumber() }
}

export function isFeatureAllowed({ feature, required }: Deciding): boolean {
  if (!feature) return false
  if (feature.type === 'static' || feature.unlimited || feature.overage_allowed) return true
  const { balance, usage_limit, included_usage } = feature
  // The client treats a limit of zero like no limit.
  const beyond = usage_limit ? amount(usage_limit).minus(included_usage ?? 0) : 0
  return amount(balance ?? 0)
    .plus(beyond)
    .gte(required)
}

/** A required balance of 0 means the default. */
export function requiredBalanceOf(asked: number | undefined): number {
  return asked || DEFAULT_REQUIRED_BALANCE
}

/** Whether one more of a feature may be used. */
export function isOneAllowed(
  features: Readonly<Record<string, WireMeasuredFeature>>,
  featureId: string,
): boolean {
  return isFeatureAllowed(decidingFeature(features, featureId, DEFAULT_REQUIRED_BALANCE))
}

export function checkFeature(
  customer: Checkable | null | undefined,
  { featureId, requiredBalance, entityId }: FeatureQuestion,
): WireFeatureCheck {
  if (!customer) return { allowed: false, feature_id: '', customer_id: '', required_balance: 0 }
  const deciding = decidingFeature(customer.features, featureId, requiredBalanceOf(requiredBalance))
  return {
    allowed: isFeatureAllowed(deciding),
    feature_id: deciding.feature?.feature_id ?? featureId,
    customer_id: customer.customer_id ?? customer.id,
    required_balance: deciding.required,
    ...(entityId !== undefined && { entity_id: entityId }),
    ...factsOf(deciding.feature),
  }
}

/** Without `allowed`, which answers another question: whether one unit may be used. */
function factsOf(feature: (WireMeasuredFeature & { readonly allowed?: boolean }) | undefined) {
  if (!feature) return {}
  const {
    id: _id,
    feature_id: _feature,
    name: _name,
    type: _type,
    allowed: _one,
    ...facts
  } = feature
  return facts
}

/** A product counts only while its status is active. */
export function checkProduct(
  customer: Checkable | null | undefined,
  { productId, entityId }: { readonly productId: string; readonly entityId?: string | undefined },
): WireProductCheck {
  const product = customer?.products.find(({ id }) => id === productId)
  return {
    allowed: product?.status === 'active',
    customer_id: customer?.customer_id ?? customer?.id ?? '',
    product_id: productId,
    ...(entityId !== undefined && { entity_id: entityId }),
    ...(product && { status: product.status }),
  }
}

export interface AllowedQuestion extends Partial<FeatureQuestion> {
  readonly productId?: string | undefined
}

/** With both a product and a feature, the product decides. Without a customer nothing is allowed. */
export function allowed(
  customer: Checkable | null | undefined,
  question: AllowedQuestion,
): WireFeatureCheck | WireProductCheck {
  const { featureId, productId } = question
  if (!customer) return checkFeature(customer, { featureId: '' })
  if (productId) return checkProduct(customer, { ...question, productId })
  if (!featureId) throw new Error(ALLOWED_NEEDS_AN_ID)
  return checkFeature(customer, { ...question, featureId })
}
