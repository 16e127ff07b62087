// The lines and totals of a confirmation.

import type { WireCheckout, WireItem } from '#domain/billing/wire.ts'
import type { Messages } from '../kit/use-messages.ts'
import { type BillingWords, featureName, itemDisplay } from './billing-words.ts'
import { isUpdate } from './confirmation-text.ts'
import { formatAmount } from './format-amount.ts'

export interface PriceLine {
  readonly key: string
  readonly label: string
  readonly text: string
  /** Set if a quantity is bought in advance. */
  readonly prepaid: WireItem | undefined
}

export interface TotalLine {
  readonly label: string
  readonly text: string
}

export function priceLines(result: WireCheckout, words: BillingWords): readonly PriceLine[] {
  const { items, properties } = result.product
  if (properties.is_free) return []
  return items
    .filter(({ type, usage_model }) =>
      isUpdate(result) ? usage_model === 'prepaid' : type !== 'feature',
    )
    .map((item) => ({
      key: item.feature_id ?? 'price',
      label: labelOf(item, properties.is_one_off, words),
      text: textOf(item, words),
      prepaid: item.usage_model === 'prepaid' ? item : undefined,
    }))
}

function labelOf({ feature }: WireItem, isOneOff: boolean, words: BillingWords): string {
  if (feature) return featureName({ feature_id: feature.id, name: feature.name }, words)
  return words.t(isOneOff ? 'change.price' : 'change.subscription')
}

function textOf(item: WireItem, words: BillingWords): string {
  const { primary_text, secondary_text } = itemDisplay(item, words)
  return secondary_text ? `${primary_text} ${secondary_text}` : primary_text
}

/** Lines without an amount are left out. */
export function detailLines({
  has_prorations,
  lines,
  currency,
}: WireCheckout): readonly TotalLine[] {
  if (!has_prorations) return []
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ description, amount }) => ({
      label: description,
      text: formatAmount(amount, currency),
    }))
}

export function totalLines(result: WireCheckout, words: BillingWords): readonly TotalLine[] {
  const { total, currency } = result
  const today = { label: words.t('change.dueToday'), text: formatAmount(total, currency) }
  return [today, ...creditLines(result, words), ...nextCycleLines(result, words)]
}

/** Money that is given back becomes a credit for later bills: nothing is due, and nothing is lost. */
function creditLines(result: WireCheckout, { t }: BillingWords): readonly TotalLine[] {
  const { lines, total, currency, has_prorations } = result
  if (!has_prorations) return []
  const credit = total - lines.reduce((sum, { amount }) => sum + amount, 0)
  // Less than a cent comes from rounding the parts.
  if (credit < 0.01) return []
  return [{ label: t('change.credit'), text: formatAmount(credit, currency) }]
}

function nextCycleLines(
  { total, currency, next_cycle, product }: WireCheckout,
  { t, formats }: BillingWords,
): readonly TotalLine[] {
  if (!next_cycle || next_cycle.total === total) return []
  const hasUsage = product.items.some(({ usage_model }) => usage_model === 'pay_per_use')
  const label = t('change.dueNext', { day: formats.date(next_cycle.starts_at) })
  const amount = formatAmount(next_cycle.total, currency)
  // Usage-based prices are only known after the usage.
  return [{ label, text: hasUsage ? t('change.usagePrices', { amount }) : amount }]
}

/** How many units of it are bought in advance. */
export function quantityOf({ options }: WireCheckout, item: WireItem): number {
  return options.find(({ feature_id }) => feature_id === item.feature_id)?.quantity ?? 0
}

/** The current options, with this many packages for one of them. */
export function optionsWith(
  { options }: WireCheckout,
  item: WireItem,
  packages: number,
): readonly { readonly featureId: string; readonly quantity: number }[] {
  const others = options.filter(({ feature_id }) => feature_id !== item.feature_id)
  return [
    ...others.map(({ feature_id, quantity }) => ({ featureId: feature_id, quantity })),
    { featureId: item.feature_id ?? '', quantity: packages * (item.billing_units ?? 1) },
  ]
}

export const MOST_PACKAGES = 10_000

/** An item that is only sold in packages needs at least one. */
export function fewestPackages({ product: { items } }: WireCheckout): number {
  const priced = items.filter(({ type }) => type !== 'feature')
  const isOnly = priced.length === 1 && priced[0]?.usage_model === 'prepaid'
  return isOnly && !priced[0]?.included_usage ? 1 : 0
}

/** Whole packages only: an empty field, text, and numbers that are too small are refused without a call. */
export function readPackages(typed: string | number, fewest = 0): number | undefined {
  const packages = typeof typed === 'number' ? typed : Number.parseFloat(typed)
  const isFine = Number.isInteger(packages) && packages >= fewest && packages <= MOST_PACKAGES
  return isFine ? packages : undefined
}

/** The error of the input, if it could not be read as packages. */
export function wrongPackages(
  packages: number | undefined,
  fewest: number,
  t: Messages<'billing'>,
): string | undefined {
  if (packages !== undefined) return undefined
  return t('change.wholeNumber', { least: fewest, most: MOST_PACKAGES })
}
