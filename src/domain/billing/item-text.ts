// The text of an item on a price list.

import { minorDigits } from './amount.ts'
import {
  type Catalog,
  type Feature,
  findFeature,
  type Item,
  includedAmount,
  isPriced,
  unitsPerPackage,
} from './catalog.ts'
import type { Interval } from './interval.ts'
import type { WireItem } from './wire.ts'

const PER: Readonly<Record<Interval, string>> = {
  minute: 'per minute',
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  quarter: 'per quarter',
  semi_annual: 'per half year',
  year: 'per year',
}

export function itemText(item: Item, catalog: Catalog): WireItem['display'] {
  const feature = item.featureId === undefined ? undefined : findFeature(catalog, item.featureId)
  if (!feature) return withSecond(money(item.price ?? 0, catalog.currency), per(item))
  if (feature.type === 'boolean') return { primary_text: feature.name }
  if (!isPriced(item)) return withSecond(includedText(item, feature), resetText(item, feature))
  const price = priceText(item, feature, catalog.currency)
  if (includedAmount(item) === 0) return withSecond(price, per(item))
  return withSecond(includedText(item, feature), `then ${[price, per(item)].join(' ').trim()}`)
}

function withSecond(primary_text: string, secondary_text: string): WireItem['display'] {
  return secondary_text ? { primary_text, secondary_text } : { primary_text }
}

function per({ interval }: Item): string {
  return interval ? PER[interval] : ''
}

/** An unlimited feature has no reset to mention. */
function resetText(item: Item, feature: Feature): string {
  return feature.type === 'continuous_use' || item.included === 'inf' ? '' : per(item)
}

function includedText(item: Item, feature: Feature): string {
  if (item.included === 'inf') return `Unlimited ${nounOf(feature, 2)}`
  const count = includedAmount(item)
  return `${grouped(count)} ${nounOf(feature, count)}`
}

function priceText(item: Item, feature: Feature, currency: string): string {
  const first = item.tiers?.[0]?.amount
  const units = unitsPerPackage(item)
  const noun = units === 1 ? nounOf(feature, 1) : `${grouped(units)} ${nounOf(feature, units)}`
  const price = money(item.price ?? first ?? 0, currency)
  return `${first === undefined ? '' : 'from '}${price} per ${noun}`
}

function nounOf({ name, display }: Feature, count: number): string {
  if (!display) return name.toLowerCase()
  return count === 1 ? display.singular : display.plural
}

/** With thousands separators, as US readers expect. */
function grouped(value: number): string {
  const [whole = '0', part] = String(value).split('.')
  const apart = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return part === undefined ? apart : `${apart}.${part}`
}

/** Formatted like every billing amount, but a whole price has no cents. */
export function money(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : minorDigits(currency)
  return value.toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
