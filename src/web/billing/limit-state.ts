// Says that a plan has no room for more before anything is typed in vain: what the limit is, why it applies,
// and how to get more.

import type { WireCustomer, WireCustomerProduct, WireItem } from '#domain/billing/wire.ts'
import { countOf } from '#domain/count-words.ts'
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
export function limitStateOf(facts: LimitStateFacts): LimitState | undefined {
  const { customer, featureId, isOwner } = facts
  const paused = pausedPlan(customer)
  if (paused) return pausedState(paused.name, isOwner)
  const feature = customer.features[featureId]
  if (!feature || feature.allowed) return undefined
  const plan = mainPlan(customer)
  const limit = limitText(facts, plan)
  const way = isOwner ? 'See plans' : null
  const ask = isOwner ? [] : ['Ask an owner of the organization to change its plan.']
  const ended = plan?.is_default ? endedPlan(customer) : undefined
  if (!ended) return { title: limit, words: [STAYS, ...ask], way }
  const name = facts.products.find(({ id }) => id === ended.productId)?.name ?? ended.productId
  const title = ended.isTrial ? `The free trial of ${name} has ended` : `${name} has ended`
  return { title, words: [`${limit}. ${STAYS}`, ...ask], way }
}

const STAYS = 'Everything you have stays, and can be counted, read and exported.'

function pausedState(name: string, isOwner: boolean): LimitState {
  const reason = 'A payment is missing. Everything you have stays; nothing can be added meanwhile.'
  return isOwner
    ? {
        title: `${name} is paused`,
        words: [`${reason} Update the card, and the plan goes on at once.`],
        way: 'Open billing',
      }
    : {
        title: `${name} is paused`,
        words: [reason, 'Ask an owner of the organization to update the card.'],
        way: null,
      }
}

/** "Free includes 2 audits per month". */
function limitText(
  { customer, featureId }: LimitStateFacts,
  plan: WireCustomerProduct | undefined,
): string {
  const feature = customer.features[featureId]
  const item = plan?.items.find((one) => one.feature_id === featureId)
  const { included } = feature ? usedShare(feature) : { included: 0 }
  const noun = item?.feature?.display
  const what = noun
    ? countOf(included, noun.singular, noun.plural)
    : `${included} ${feature?.name ?? ''}`
  return `${plan?.name ?? 'Your plan'} includes ${what}${perText(item)}`
}

function perText(item: WireItem | undefined): string {
  const isCounted = item?.feature?.type === 'single_use' || item?.feature?.type === 'credit_system'
  return isCounted && item?.interval ? ` per ${item.interval.replace('_', ' ')}` : ''
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
