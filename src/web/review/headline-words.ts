// The result in words.

import type { ResultFigures } from '#contract/audit-results.ts'
import { type Currency, formatMoney, formatWholeMoney } from '#domain/money.ts'
import { sayShare } from '#domain/share-words.ts'
import { formatShare } from '../kit/format-number.ts'

export function formatShrinkage(share: number | null): string {
  return share === null ? '–' : sayShare(share, 2)
}

/** What shrinkage is a share of: not of what nobody has counted. */
export function describeBaseline({
  comparedValue,
  expectedValue,
  currency,
}: Pick<ResultFigures, 'comparedValue' | 'expectedValue' | 'currency'>): string {
  const worth = `the ${formatWholeMoney(comparedValue, currency)} baseline`
  return comparedValue === expectedValue ? worth : `${worth} of the lines counted`
}

/** Net is extra minus missing, gross their sum: so both follow from the two. */
export function missingAndExtra({
  netValue,
  grossValue,
}: Pick<ResultFigures, 'netValue' | 'grossValue'>) {
  if (netValue === null || grossValue === null) return null
  return { missing: (grossValue - netValue) / 2, extra: (grossValue + netValue) / 2 }
}

/** "The store is $1,284.60 short net", or over, or even. */
export function describeNet(
  netValue: number,
  currency: Currency | null,
  subject = 'The store is',
): string {
  if (netValue === 0) return `${subject} even net`
  const size = formatMoney(Math.abs(netValue), currency)
  return `${subject} ${size} ${netValue < 0 ? 'short' : 'over'} net`
}

/** Without a baseline nothing is expected: there is nothing to compare, and no share of it. */
export function isCompared({ netVariance }: Pick<ResultFigures, 'netVariance'>): boolean {
  return netVariance !== null
}

export function formatPart(share: number | null): string {
  return share === null ? '–' : formatShare(share, 1)
}
