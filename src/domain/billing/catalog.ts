// What can be bought: features, and products made of items. Read from the operator's plan file.

import type { Interval } from './interval.ts'

export type FeatureType = 'boolean' | 'single_use' | 'continuous_use' | 'credit_system'

export interface Feature {
  readonly id: string
  readonly name: string
  readonly type: FeatureType
  readonly display?: { readonly singular: string; readonly plural: string } | undefined
  readonly creditSchema?:
    | readonly { readonly meteredFeatureId: string; readonly creditCost: number }[]
    | undefined
  readonly archived?: boolean | undefined
  /** Browsers may report its usage; all other usage is counted by the server. */
  readonly trackable?: boolean | undefined
  /** Usage is what the product itself holds (stores, people) instead of what was reported. */
  readonly observed?: boolean | undefined
  readonly eventNames?: readonly string[] | undefined
}

interface Tier {
  readonly to: number | 'inf'
  readonly amount: number
}

/** When one more seat is charged: now for the rest of the cycle, now for all of it, or from the next cycle. */
export const ON_INCREASE = ['prorate_immediately', 'charge_immediately', 'next_cycle'] as const
/**
 * What one seat less gives: credit for the rest of the cycle, or nothing; the paid seat then stays usable until its
 * end.
 */
export const ON_DECREASE = ['prorate', 'none'] as const

export type OnIncrease = (typeof ON_INCREASE)[number]
export type OnDecrease = (typeof ON_DECREASE)[number]

export interface Item {
  /** Without it, a plain price. */
  readonly featureId?: string | undefined
  readonly included?: number | 'inf' | undefined
  /** How often the included amount resets and the price is billed. Without it: once. */
  readonly interval?: Interval | undefined
  readonly usageModel?: 'prepaid' | 'pay_per_use' | undefined
  readonly price?: number | undefined
  readonly tiers?: readonly Tier[] | undefined
  /** The id of this price at Stripe. Without it, the price is found, or created, by a name of ours. */
  readonly stripePrice?: string | undefined
  readonly billingUnits?: number | undefined
  /** Each entity of this feature gets the included amount. */
  readonly entityFeatureId?: string | undefined
  /** False keeps the usage so far when the plan starts, instead of resetting it. */
  readonly resetUsageWhenEnabled?: boolean | undefined
  /** The limit counts the included amount. */
  readonly usageLimit?: number | undefined
  readonly rollover?:
    | { readonly max?: number | undefined; readonly months?: number | undefined }
    | undefined
  /** Only for seats. */
  readonly onIncrease?: OnIncrease | undefined
  readonly onDecrease?: OnDecrease | undefined
}

interface FreeTrial {
  readonly days: number
  readonly cardRequired: boolean
  readonly uniqueFingerprint: boolean
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly version: number
  readonly isAddOn: boolean
  readonly isDefault: boolean
  readonly baseVariantId: string | null
  readonly items: readonly Item[]
  readonly freeTrial: FreeTrial | null
  readonly display?: Readonly<Record<string, string>> | undefined
  /** No longer sold; customers who have it keep it. */
  readonly archived?: boolean | undefined
}

/** What a promotion code or a referral gives. */
export interface Reward {
  readonly id: string
  readonly name: string
  readonly type: 'percentage_discount' | 'fixed_discount' | 'free_product'
  readonly value?: number | undefined
  readonly productId?: string | undefined
  readonly promoCodes?: readonly string[] | undefined
}

export interface ReferralProgram {
  readonly id: string
  readonly rewardId: string
  readonly maxRedemptions: number
  readonly receivedBy: 'referrer' | 'redeemer' | 'all'
  readonly trigger: 'immediately' | 'checkout'
}

export interface Catalog {
  readonly currency: string
  /** How long a product that is past due keeps its access. */
  readonly graceDays: number
  readonly features: readonly Feature[]
  readonly products: readonly Product[]
  readonly rewards: readonly Reward[]
  readonly referralPrograms: readonly ReferralProgram[]
}

/** Nothing is sold, so nothing is limited. */
export const NO_PLANS: Catalog = {
  currency: 'usd',
  graceDays: 0,
  features: [],
  products: [],
  rewards: [],
  referralPrograms: [],
}

export function findFeature(catalog: Catalog, id: string): Feature | undefined {
  return catalog.features.find((one) => one.id === id)
}

export function findProduct(catalog: Catalog, id: string): Product | undefined {
  return catalog.products.find((one) => one.id === id)
}

export function isPriced(item: Item): boolean {
  return item.price !== undefined || item.tiers !== undefined
}

/** A seat: held and paid by the piece, for as long as it exists. */
export function isSeat(item: Item, catalog: Pick<Catalog, 'features'>): boolean {
  if (item.usageModel !== 'pay_per_use' || !isPriced(item)) return false
  const feature = catalog.features.find(({ id }) => id === item.featureId)
  return feature?.type === 'continuous_use' && !feature.observed
}

export function onIncreaseOf({ onIncrease }: Item): OnIncrease {
  return onIncrease ?? 'prorate_immediately'
}

export function onDecreaseOf({ onDecrease }: Item): OnDecrease {
  return onDecrease ?? 'prorate'
}

export function isFree(product: Product): boolean {
  return !product.items.some(isPriced)
}

export function isOneOff(product: Product): boolean {
  const priced = product.items.filter(isPriced)
  return priced.length > 0 && priced.every(({ interval }) => !interval)
}

/** How often it is billed; undefined for free and one-time products. */
export function billingInterval(product: Product): Interval | undefined {
  return product.items.find((item) => isPriced(item) && item.interval)?.interval
}

export function prepaidItems(product: Product): readonly Item[] {
  return product.items.filter(({ usageModel }) => usageModel === 'prepaid')
}

/** Whether its quantity can change while it runs. */
export function isUpdateable(product: Product): boolean {
  return prepaidItems(product).some(({ interval }) => interval)
}

export function unitsPerPackage(item: Item): number {
  return item.billingUnits ?? 1
}

export function includedAmount(item: Item): number {
  return typeof item.included === 'number' ? item.included : 0
}

export function defaultProducts(catalog: Catalog): readonly Product[] {
  return catalog.products.filter(({ isDefault, archived }) => isDefault && !archived)
}
