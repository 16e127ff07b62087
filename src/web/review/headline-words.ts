// The result in words, and what each figure means.

import type { ResultFigures } from '#contract/audit-results.ts'
import type { FigurePart, VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import { type Currency, formatMoney, formatSignedMoney, formatWholeMoney } from '#domain/money.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { DEFINITIONS } from '#domain/reports/paper-words.ts'
import { sayShare } from '#domain/share-words.ts'
import { formatQuantity, formatShare } from '../kit/format-number.ts'

export interface Figure {
  readonly id: string
  readonly name: string
  readonly value: string
  /** A second figure that must stand beside it. */
  readonly beside?: string
  readonly definition: string
  /** The rows it was made of, and what they are best ordered by. */
  readonly tab: VarianceTab
  readonly part?: FigurePart
  readonly sort: VarianceSort
}

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

export function figuresToShow(figures: ResultFigures): readonly Figure[] {
  return [
    {
      id: 'lines',
      name: 'Accuracy by line',
      value: formatPart(figures.accuracyByLine),
      definition: DEFINITIONS.accuracyByLine,
      tab: 'matched',
      sort: 'name',
    },
    {
      id: 'units',
      name: 'Accuracy by unit',
      value: formatPart(figures.accuracyByUnit),
      definition: DEFINITIONS.accuracyByUnit,
      tab: 'all',
      part: 'counted',
      sort: 'units',
    },
    {
      id: 'netUnits',
      name: 'Units, net',
      value: figures.netVariance === null ? '–' : sayDifference(figures.netVariance),
      ...(figures.grossVariance !== null && {
        beside: `gross ${formatQuantity(figures.grossVariance)}`,
      }),
      definition: DEFINITIONS.variance,
      tab: 'all',
      part: 'counted',
      sort: 'units',
    },
    {
      id: 'netValue',
      name: 'Value, net',
      value: formatSignedMoney(figures.netValue, figures.currency),
      ...(figures.grossValue !== null && {
        beside: `gross ${formatMoney(figures.grossValue, figures.currency)}`,
      }),
      definition: DEFINITIONS.value,
      tab: 'all',
      part: 'counted',
      sort: 'value',
    },
    {
      id: 'shrinkage',
      name: 'Shrinkage',
      value: formatShrinkage(figures.shrinkage),
      ...(figures.comparedValue !== null && {
        beside: `of ${formatWholeMoney(figures.comparedValue, figures.currency)}`,
      }),
      definition: DEFINITIONS.shrinkage,
      tab: 'missing',
      sort: 'value',
    },
  ]
}
