// Says that a plan has no room for more before anything is typed in vain: what the limit is, why it applies,
// and how to get more.

import type { WireCustomer, WireCustomerProduct, WireItem } from '#domain/billing/wire.ts'
import { type BillingWords, featureAmount, featureName } from './billing-words.ts'
import { pausedPlan } from './plan-words.ts'
import { usedShare } from './usage-words.ts'

export interface LimitState {
  readonly title: string
  readonly words: readonly string[]
  /** The text of the link to more; null: only owners can use it. */
  readonly way: string | null
}

export interface LimitStateFacts {
  readonly customer: WireCustomer
  readonly featureId: string
  readonly isOwner: boolean
  /** The products on sale, to name a plan that has ended. */
  readonly products: readonly { readonly id: string; readonly name: string }[]
}

/** Undefined while there is room for one more. */
export function limitStateOf(facts: LimitStateFacts, words: BillingWords): LimitState | undefined {
  const { t } = words
  const { customer, featureId, isOwner } = facts
  const paused = pausedPlan(customer)
  if (paused) return pausedState(paused.name, isOwner, words)
  const feature = customer.features[featureId]
  if (!feature || feature.allowed) return undefined
  const plan = mainPlan(customer)
  const limit = includedText(facts, words)
  const way = isOwner ? t('limit.plans') : null
  const ask = isOwner ? [] : [t('limit.askPlan')]
  const ended = plan?.is_default ? endedPlan(customer) : undefined
  if (!ended) return { title: limit, words: [t('limit.stays'), ...ask], way }
  const name = facts.products.find(({ id }) => id === ended.productId)?.name ?? ended.productId
  const title = t(ended.isTrial ? 'limit.trialEnded' : 'limit.ended', { plan: name })
  return { title, words: [t('limit.isReached', { limit }), t('limit.stays'), ...ask], way }
}

function pausedState(plan: string, isOwner: boolean, { t }: BillingWords): LimitState {
  const title = t('limit.paused', { plan })
  return isOwner
    ? { title, words: [t('limit.pausedText'), t('limit.pausedCard')], way: t('limit.billing') }
    : { title, words: [t('limit.pausedText'), t('limit.askCard')], way: null }
}

/** "Free includes 2 audits per month", without a period. */
export function includedText(
  { customer, featureId }: Pick<LimitStateFacts, 'customer' | 'featureId'>,
  words: BillingWords,
): string {
  const { t, formats } = words
  const plan = mainPlan(customer)
  const feature = customer.features[featureId]
  const item = plan?.items.find((one) => one.feature_id === featureId)
  const { included } = feature ? usedShare(feature) : { included: 0 }
  const amount =
    item?.feature?.display || !feature
      ? featureAmount(included, item?.feature, words)
      : `${formats.number(included)} ${featureName(feature, words)}`
  const interval = intervalOf(item)
  return plan
    ? t('limit.includes', { plan: plan.name, amount, interval })
    : t('limit.includesYours', { amount, interval })
}

function intervalOf(item: WireItem | undefined): string {
  const isCounted = item?.feature?.type === 'single_use' || item?.feature?.type === 'credit_system'
  return (isCounted && item?.interval) || 'none'
}

function mainPlan({ products }: WireCustomer): WireCustomerProduct | undefined {
  return products.find(({ is_add_on, status }) => !is_add_on && status !== 'scheduled')
}

/** The plan a customer had before falling back to the free one; only owners see it. */
function endedPlan({ products, trials_used = [], invoices = [] }: WireCustomer) {
  const isGone = (id: string) => !products.some((product) => product.id === id)
  const paid = invoices
    .filter(({ status, total }) => status === 'paid' && total > 0)
    .toSorted((one, other) => other.created_at - one.created_at)
    .flatMap(({ product_ids }) => product_ids)
    .filter(isGone)
  const [last] = paid
  if (last !== undefined) return { productId: last, isTrial: false }
  const tried = trials_used.findLast(({ product_id }) => isGone(product_id))
  return tried && { productId: tried.product_id, isTrial: true }
}
