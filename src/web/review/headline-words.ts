// The result in words, and what each figure means.

import type { ResultFigures } from '#contract/audit-results.ts'
import { formatMoney, formatSignedMoney, formatWholeMoney } from '../kit/format-money.ts'
import { formatQuantity, formatShare, formatSigned } from '../kit/format-number.ts'

export interface Figure {
  readonly id: string
  readonly name: string
  readonly value: string
  /** A second figure that must stand beside it. */
  readonly beside?: string
  readonly definition: string
}

const TWO_DECIMALS = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

export function formatShrinkage(share: number | null): string {
  return share === null ? '–' : TWO_DECIMALS.format(share)
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
export function describeNet(netValue: number): string {
  if (netValue === 0) return 'The store is even net'
  return `The store is ${formatMoney(Math.abs(netValue))} ${netValue < 0 ? 'short' : 'over'} net`
}

export function figuresToShow(figures: ResultFigures): readonly Figure[] {
  return [
    {
      id: 'lines',
      name: 'Accuracy by line',
      value: formatShare(figures.matched, figures.counted),
      definition: 'lines without a difference / lines counted',
    },
    {
      id: 'units',
      name: 'Accuracy by unit',
      value: figures.accuracyByUnit === null ? '–' : formatShare(figures.accuracyByUnit, 1),
      definition: '1 − sum of differences without sign / units expected, at least 0',
    },
    {
      id: 'netUnits',
      name: 'Units, net',
      value: figures.netVariance === null ? '–' : formatSigned(figures.netVariance),
      beside: `gross ${formatQuantity(figures.grossVariance)}`,
      definition: 'counted − expected, over lines counted; gross adds up without signs',
    },
    {
      id: 'netValue',
      name: 'Value, net',
      value: formatSignedMoney(figures.netValue),
      beside: `gross ${formatMoney(figures.grossValue)}`,
      definition: 'differences at the unit cost frozen in the audit',
    },
    {
      id: 'shrinkage',
      name: 'Shrinkage',
      value: formatShrinkage(figures.shrinkage),
      beside: `of ${formatWholeMoney(figures.expectedValue)}`,
      definition: 'value of what is missing / value of the baseline',
    },
  ]
}
