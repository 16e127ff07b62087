// The contents of a pricing table: the products, with the host's overrides.

import type { WireItem, WireProduct } from '#domain/billing/wire.ts'

export interface ProductOverride {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly buttonText?: string | undefined
  readonly buttonUrl?: string | undefined
  readonly recommendText?: string | undefined
  readonly everythingFrom?: string | undefined
  readonly price?: { readonly primaryText: string; readonly secondaryText?: string } | undefined
  readonly items?:
    | readonly {
        readonly featureId?: string | undefined
        readonly primaryText: string
        readonly secondaryText?: string | undefined
      }[]
    | undefined
}

/** A card: a product, or a custom card that leads elsewhere. */
export interface ShownProduct extends WireProduct {
  readonly isCustom?: true
}

/** In the order of the overrides; a product without an override is left out. */
export function shownProducts(
  products: readonly WireProduct[],
  overrides?: readonly ProductOverride[],
): readonly ShownProduct[] {
  if (!overrides) return products.map((product) => renamed(product, products))
  return overrides.flatMap((override, index) => {
    if (override.id === undefined) return [customCard(override, index)]
    const product = products.find(({ id }) => id === override.id)
    return product ? [overridden(renamed(product, products), override)] : []
  })
}

/** A variant is shown under the name of its base product. */
function renamed(product: WireProduct, products: readonly WireProduct[]): WireProduct {
  const base = products.find(({ id }) => id === product.base_variant_id)
  const name = base?.display?.name ?? base?.name
  return name === undefined ? product : { ...product, display: { ...product.display, name } }
}

function overridden(product: WireProduct, override: ProductOverride): WireProduct {
  const items = itemsOf(product, override)
  const isFree = product.properties.is_free && !override.price
  return {
    ...product,
    display: { ...product.display, ...displayOf(override) },
    properties: { ...product.properties, is_free: isFree },
    items: withPrice(product, override, items),
  }
}

function displayOf(override: ProductOverride): Readonly<Record<string, string>> {
  const texts = {
    name: override.name,
    description: override.description,
    button_text: override.buttonText,
    button_url: override.buttonUrl,
    recommend_text: override.recommendText,
    everything_from: override.everythingFrom,
  }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  )
}

function itemsOf(product: WireProduct, { items }: ProductOverride): readonly WireItem[] {
  if (!items) return product.items
  const [price] = product.items
  const shown = items.flatMap((item) => {
    const { featureId, primaryText, secondaryText } = item
    const display = textOf(primaryText, secondaryText)
    if (featureId === undefined) return [{ type: 'feature' as const, display }]
    const known = product.items.find(({ feature_id }) => feature_id === featureId)
    if (known) return [{ ...known, display }]
    console.error(`Feature with id ${featureId} not found for product ${product.id}`)
    return []
  })
  return product.properties.is_free || !price ? shown : [price, ...shown]
}

function withPrice(
  product: WireProduct,
  { price, items: given }: ProductOverride,
  items: readonly WireItem[],
): readonly WireItem[] {
  if (!price) return items
  const display = textOf(price.primaryText, price.secondaryText)
  const [first, ...rest] = items
  if (product.properties.is_free || !first) return [{ type: 'price', display }, ...items]
  return given ? [{ type: 'price', display }, ...rest] : [{ ...first, display }, ...rest]
}

function textOf(primary_text: string, secondary_text?: string): WireItem['display'] {
  return secondary_text === undefined ? { primary_text } : { primary_text, secondary_text }
}

/** A card without a product: "talk to us". */
function customCard(override: ProductOverride, index: number): ShownProduct {
  const { price, items = [] } = override
  const texts = items.map(({ primaryText, secondaryText }) => textOf(primaryText, secondaryText))
  const priced = price ? [textOf(price.primaryText, price.secondaryText), ...texts] : texts
  const shown = priced.length > 0 ? priced : [{ primary_text: '' }]
  return {
    id: `custom-${index}`,
    isCustom: true,
    created_at: 0,
    name: override.name ?? '',
    env: 'live',
    is_add_on: false,
    is_default: false,
    group: '',
    version: 0,
    items: shown.map((display) => ({ type: 'feature', display })),
    free_trial: null,
    scenario: 'new',
    base_variant_id: null,
    properties: {
      is_free: !price,
      is_one_off: false,
      interval_group: null,
      has_trial: false,
      updateable: false,
    },
    display: displayOf(override),
  }
}

export interface PlanCard {
  /** Undefined: it is free. */
  readonly price: WireItem | undefined
  readonly features: readonly WireItem[]
}

/** The first item of a plan that has a price is the plan's price. */
export function cardOf({ items, properties }: WireProduct): PlanCard {
  const [first, ...rest] = items
  if (properties.is_free || !first) return { price: undefined, features: items }
  return { price: first, features: rest }
}

export type Rhythm = 'month' | 'year'

/** Plans with this billing interval, and those that fit every interval. */
export function inRhythm(
  products: readonly ShownProduct[],
  rhythm: Rhythm,
): readonly ShownProduct[] {
  return products.filter(({ properties: { interval_group } }) => {
    const isOther = interval_group === 'month' || interval_group === 'year'
    return !isOther || interval_group === rhythm
  })
}

export function hasTwoRhythms(products: readonly WireProduct[]): boolean {
  const groups = new Set(products.map(({ properties }) => properties.interval_group))
  return groups.has('month') && groups.has('year')
}
