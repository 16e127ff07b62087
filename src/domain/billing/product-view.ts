// Products in the shape of the wire.

import type { AttachedProduct } from './account.ts'
import {
  billingInterval,
  type Catalog,
  type Feature,
  findFeature,
  type Item,
  isFree,
  isOneOff,
  isPriced,
  isSeat,
  isUpdateable,
  onDecreaseOf,
  onIncreaseOf,
  type Product,
  unitsPerPackage,
} from './catalog.ts'
import type { Draft } from './draft.ts'
import { itemText } from './item-text.ts'
import type { Quantities } from './quantities.ts'
import { scenarioOf } from './scenario.ts'
import { currentMain, givesAccess, graceEnd } from './standing.ts'
import type { WireCustomerProduct, WireFeature, WireItem, WireProduct } from './wire.ts'

export interface ViewFacts {
  readonly catalog: Catalog
  readonly env: 'sandbox' | 'live'
}

export function viewProduct(
  product: Product,
  draft: Draft | undefined,
  { catalog, env }: ViewFacts,
  quantities: Quantities = {},
  entityId: string | null = null,
): WireProduct {
  const { id, name, group, version, isAddOn, isDefault, baseVariantId, display } = product
  const hasTrial = isTrialAvailable(product, draft)
  return {
    id,
    created_at: 0,
    name,
    env,
    is_add_on: isAddOn,
    is_default: isDefault,
    group,
    version,
    items: product.items.map((item) => viewItem(item, catalog, quantities)),
    free_trial: product.freeTrial && {
      duration: 'day',
      length: product.freeTrial.days,
      unique_fingerprint: product.freeTrial.uniqueFingerprint,
      trial_available: hasTrial,
    },
    scenario: scenarioOf(draft, product, entityId),
    base_variant_id: baseVariantId,
    properties: {
      is_free: isFree(product),
      is_one_off: isOneOff(product),
      interval_group: billingInterval(product) ?? null,
      has_trial: hasTrial,
      updateable: isUpdateable(product),
    },
    ...(display && { display: spellDisplay(display) }),
  }
}

const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  buttonText: 'button_text',
  recommendText: 'recommend_text',
  everythingFrom: 'everything_from',
  buttonUrl: 'button_url',
}

function spellDisplay(display: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(display).map(([name, text]) => [spellDisplayName(name), text]),
  )
}

/** Also of a text in another language: `recommendText_de`. */
function spellDisplayName(name: string): string {
  const [own = name, language] = name.split('_')
  const spelled = DISPLAY_NAMES[own]
  if (spelled === undefined) return name
  return language === undefined ? spelled : `${spelled}_${language}`
}

/** A trial is available once per customer, and not while they have the product. */
function isTrialAvailable(product: Product, draft: Draft | undefined): boolean {
  if (!product.freeTrial) return false
  if (!draft) return true
  if (draft.customer.trialsUsed.includes(product.id)) return false
  const scenario = scenarioOf(draft, product)
  return scenario === 'new' || scenario === 'upgrade'
}

function viewItem(item: Item, catalog: Catalog, quantities: Quantities): WireItem {
  const { featureId, interval, usageModel, price, tiers, entityFeatureId, usageLimit } = item
  const feature = featureId === undefined ? undefined : findFeature(catalog, featureId)
  const quantity = usageModel === 'prepaid' && featureId ? quantities[featureId] : undefined
  return {
    type: !featureId ? 'price' : isPriced(item) ? 'priced_feature' : 'feature',
    ...(featureId !== undefined && { feature_id: featureId }),
    ...(feature && { feature: viewDefinition(feature) }),
    ...(featureId !== undefined && { included_usage: item.included ?? 0 }),
    ...(interval && { interval }),
    ...(usageModel && { usage_model: usageModel }),
    ...(price !== undefined && { price }),
    ...(tiers && { tiers }),
    ...(isPriced(item) && { billing_units: unitsPerPackage(item) }),
    ...(entityFeatureId !== undefined && { entity_feature_id: entityFeatureId }),
    ...(item.resetUsageWhenEnabled !== undefined && {
      reset_usage_when_enabled: item.resetUsageWhenEnabled,
    }),
    ...(usageLimit !== undefined && { usage_limit: usageLimit }),
    ...(quantity !== undefined && { quantity }),
    ...(isSeat(item, catalog) && {
      config: { on_increase: onIncreaseOf(item), on_decrease: onDecreaseOf(item) },
    }),
    display: itemText(item, catalog),
  }
}

function viewDefinition({ id, name, type, display, creditSchema, archived }: Feature): WireFeature {
  return {
    id,
    name,
    type,
    display: display ?? null,
    credit_schema:
      creditSchema?.map(({ meteredFeatureId, creditCost }) => ({
        metered_feature_id: meteredFeatureId,
        credit_cost: creditCost,
      })) ?? null,
    archived: archived ?? false,
  }
}

export function viewAttached(
  attached: AttachedProduct,
  { catalog }: ViewFacts,
  now: number,
): WireCustomerProduct {
  const { product, trialEndsAt, entityId, pastDueSince } = attached
  return {
    id: product.id,
    name: product.name,
    group: product.group,
    status: statusOf(attached, catalog, now),
    started_at: attached.startedAt,
    canceled_at: attached.canceledAt,
    version: product.version,
    subscription_ids: attached.subscriptionId === null ? [] : [attached.subscriptionId],
    current_period_start: attached.periodStart,
    current_period_end: attached.periodEnd,
    ...(trialEndsAt !== null && { trial_ends_at: trialEndsAt }),
    ...(pastDueSince !== null && {
      past_due_since: pastDueSince,
      grace_ends_at: graceEnd(pastDueSince, catalog),
    }),
    ...(entityId !== null && { entity_id: entityId }),
    is_add_on: product.isAddOn,
    is_default: product.isDefault,
    items: product.items.map((item) => viewItem(item, catalog, attached.quantities)),
  }
}

/** A past-due product counts as active during its grace period. */
function statusOf(attached: AttachedProduct, catalog: Catalog, now: number) {
  const { status } = attached
  return status === 'past_due' && givesAccess(attached, catalog, now) ? 'active' : status
}

/** The products for sale, in the order of the plan file. */
export function viewProducts(draft: Draft | undefined, facts: ViewFacts): readonly WireProduct[] {
  return facts.catalog.products
    .filter(({ archived }) => !archived)
    .map((product) => viewProduct(product, draft, facts, quantitiesIn(draft, product)))
}

export function quantitiesIn(draft: Draft | undefined, product: Product): Quantities {
  const current = draft && currentMain(draft, product.group, null)
  return current?.product.id === product.id ? current.quantities : {}
}
