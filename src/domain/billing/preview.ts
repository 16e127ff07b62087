// What a customer sees before deciding: at a paywall, in a plan change, at the checkout.

import type { AttachPlan } from './attach-plan.ts'
import type { AttachStep } from './attach-step.ts'
import { billingFault } from './billing-fault.ts'
import {
  type Catalog,
  type Feature,
  findFeature,
  type Item,
  includedAmount,
  isFree,
  isOneOff,
  isPriced,
  type Product,
  prepaidItems,
  unitsPerPackage,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { itemText, money } from './item-text.ts'
import { listPrice, priceInAdvance, priceOf } from './price.ts'
import { quantitiesIn, type ViewFacts, viewProduct } from './product-view.ts'
import { isUpgrade } from './scenario.ts'
import { currentMain, isMain, isRunning } from './standing.ts'
import type {
  WireCheckout,
  WireFeatureCheck,
  WireFeaturePreview,
  WireProductPreview,
} from './wire.ts'

/** Null when the feature is allowed, so there is nothing to sell. */
export function previewFeature(
  draft: Draft,
  check: WireFeatureCheck,
  featureId: string,
  facts: ViewFacts,
): WireFeaturePreview | null {
  if (check.allowed) return null
  const feature = findFeature(facts.catalog, featureId)
  if (!feature) throw billingFault('feature_not_found', `There is no feature ${featureId}.`)
  const scenario = check.balance === undefined ? 'feature_flag' : 'usage_limit'
  const offers = productsWith(draft, featureId, facts.catalog)
  const isEnough = (product: Product) => suffices(product, feature, check)
  return {
    scenario,
    title: scenario === 'usage_limit' ? 'Limit reached' : 'Feature unavailable',
    message: paywallText(scenario, feature.name),
    feature_id: featureId,
    feature_name: feature.name,
    products: [...offers.filter(isEnough), ...offers.filter((one) => !isEnough(one))].map(
      (product) => viewProduct(product, draft, facts, quantitiesIn(draft, product)),
    ),
  }
}

function paywallText(scenario: 'usage_limit' | 'feature_flag', name: string): string {
  return scenario === 'usage_limit'
    ? `Your plan has no more of this: ${name}.`
    : `Your plan does not include this: ${name}.`
}

/**
 * Whether the product would allow the request, so that the customer does not buy something that is still too small.
 */
function suffices(product: Product, feature: Feature, check: WireFeatureCheck): boolean {
  if (check.feature_id !== feature.id) return true
  const item = product.items.find(({ featureId }) => featureId === feature.id)
  if (!item) return true
  // With a new plan, continuous use is still held, while other usage starts over.
  const held = feature.type === 'continuous_use' ? (check.usage ?? 0) : 0
  return feature.type === 'boolean' || reachOf(item) >= held + check.required_balance
}

/** Larger plans than the current one, cheapest first, then add-ons. */
function productsWith(draft: Draft, featureId: string, catalog: Catalog): readonly Product[] {
  const pools = catalog.features
    .filter(({ creditSchema }) => creditSchema?.some((one) => one.meteredFeatureId === featureId))
    .map(({ id }) => id)
  const wanted = new Set([featureId, ...pools])
  const offers = catalog.products.filter(
    ({ archived, items }) => !archived && items.some((item) => wanted.has(item.featureId ?? '')),
  )
  const plans = offers
    .filter((product) => isMain({ product }) && !isFree(product) && isAbove(draft, product, wanted))
    .sort((one, other) => listPrice(one).cmp(listPrice(other)))
  const extras = offers.filter((product) => !isMain({ product }) && canAdd(draft, product))
  return [...plans, ...extras]
}

function isAbove(draft: Draft, product: Product, wanted: ReadonlySet<string>): boolean {
  const current = currentMain(draft, product.group, null)
  if (!current) return true
  if (current.product.id === product.id) return false
  // A smaller yearly plan counts as an upgrade, but does not help a customer who used up a larger plan.
  return (
    isUpgrade(current.product, product) &&
    mostOf(product, wanted, reachOf) > mostOf(current.product, wanted, includedAmount)
  )
}

/** -1 when the product has none of them. */
function mostOf(
  { items }: Product,
  wanted: ReadonlySet<string>,
  amountOf: (item: Item) => number,
): number {
  return Math.max(-1, ...items.filter(({ featureId = '' }) => wanted.has(featureId)).map(amountOf))
}

/** How much a plan can provide; unlimited when more can be paid for. */
function reachOf(item: Item): number {
  return item.usageModel || item.included === 'inf' ? Infinity : includedAmount(item)
}

function canAdd(draft: Draft, product: Product): boolean {
  if (isOneOff(product)) return true
  return ![...draft.products.values()].some(
    (one) => isRunning(one) && one.product.id === product.id,
  )
}

export function previewProduct(plan: AttachPlan, { catalog }: ViewFacts): WireProductPreview {
  const [step] = plan.steps
  if (!step) throw billingFault('invalid_inputs', 'Say which product.')
  const { product, current, nextCycle, scenario } = step
  const { currency } = catalog
  return {
    scenario,
    product_id: product.id,
    product_name: product.name,
    recurring: !isOneOff(product) && !isFree(product),
    ...(step.branch === 'none' && { error_on_attach: true }),
    ...(step.trialEndsAt !== null && { free_trial: true }),
    ...(nextCycle && { next_cycle_at: nextCycle.startsAt }),
    ...(current && { current_product_name: current.product.name }),
    items: product.items.filter(isPriced).map((item) => {
      const { primary_text, secondary_text = '' } = itemText(item, catalog)
      const rate = includedAmount(item) > 0 ? secondary_text : `${primary_text} ${secondary_text}`
      const price = money(priceInAdvance(item, step.quantities).toNumber(), currency)
      const { usageModel } = item
      return {
        price: usageModel === 'pay_per_use' ? rate.trim() : price,
        description: itemName(product, item.featureId, catalog),
        ...(usageModel && { usage_model: usageModel }),
      }
    }),
    options: optionsOf(product, catalog),
    due_today: { price: plan.total.toNumber(), currency },
    ...(nextCycle && {
      due_next_cycle: { price: nextCycle.total.toNumber(), currency },
    }),
  }
}

function itemName(product: Product, featureId: string | undefined, catalog: Catalog): string {
  return featureId === undefined
    ? product.name
    : (findFeature(catalog, featureId)?.name ?? featureId)
}

function optionsOf(product: Product, catalog: Catalog): WireProductPreview['options'] {
  return prepaidItems(product).map((item) => ({
    feature_id: item.featureId ?? '',
    feature_name: itemName(product, item.featureId, catalog),
    billing_units: unitsPerPackage(item),
    ...(item.price !== undefined && { price: item.price }),
    ...(item.tiers && { tiers: item.tiers }),
  }))
}

export function viewCheckout(draft: Draft, plan: AttachPlan, facts: ViewFacts): WireCheckout {
  const [step] = plan.steps
  if (!step) throw billingFault('invalid_inputs', 'Say which product.')
  const { product, current, quantities } = step
  return {
    customer_id: draft.customer.id,
    has_prorations: plan.steps.some(({ hasProrations }) => hasProrations),
    lines: plan.lines.map(({ description, amount }) => ({
      description,
      amount: amount.round(2).toNumber(),
    })),
    total: plan.total.toNumber(),
    currency: facts.catalog.currency,
    // Only what the customer can choose; the number of seats follows from their use.
    options: prepaidItems(product).map(({ featureId = '' }) => ({
      feature_id: featureId,
      quantity: quantities[featureId] ?? 0,
    })),
    product: viewProduct(product, draft, facts, quantities, plan.request.entityId),
    current_product: current
      ? viewProduct(current.product, draft, facts, current.quantities, plan.request.entityId)
      : null,
    ...(step.trialEndsAt !== null && { free_trial: true }),
    ...nextCycleOf(step),
  }
}

function nextCycleOf({ nextCycle, product, quantities }: AttachStep) {
  if (!nextCycle) return {}
  const total = isFree(product) ? priceOf(product, quantities) : nextCycle.total
  return { next_cycle: { starts_at: nextCycle.startsAt, total: total.toNumber() } }
}
