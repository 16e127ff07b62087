// Figures of reports in words, each with what it means.

import { type Currency, formatMoney, formatSignedMoney, formatWholeMoney } from '#domain/money.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { DEFINITIONS } from '#domain/reports/paper-words.ts'
import type { ProtocolDifference } from '#domain/reports/protocol-differences.ts'
import { describeDifferences } from '#domain/reports/protocol-differences.ts'
import type { ReportFigures, ReportPace } from '#domain/reports/report-sums.ts'
import { sayShare } from '#domain/share-words.ts'
import { formatQuantity, formatShare } from '../kit/format-number.ts'
import { formatDuration } from '../kit/format-time.ts'
import type { Metric } from './report-search.ts'

export interface ShownFigure {
  readonly id: string
  readonly name: string
  readonly value: string
  /** What must stand beside it. */
  readonly beside?: string | undefined
  readonly definition: string
}

export function formatExactShare(share: number | null): string {
  return share === null ? '–' : sayShare(share, 2)
}

export function formatPart(share: number | null): string {
  return share === null ? '–' : formatShare(share, 1)
}

const PACE = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export function formatPace(perMinute: number | null): string {
  return perMinute === null ? '–' : PACE.format(perMinute)
}

function signed(quantity: number | null): string {
  return quantity === null ? '–' : sayDifference(quantity)
}

/** Beside nothing stands nothing: "of –" says no more than "–". */
function besideOf(word: string, amount: string): string | undefined {
  return amount === '–' ? undefined : `${word} ${amount}`
}

export function shownFigures(figures: ReportFigures, pace: ReportPace): readonly ShownFigure[] {
  return [
    {
      id: 'accuracy',
      name: 'Accuracy by line',
      value: formatPart(figures.accuracyByLine),
      beside: `by unit ${formatPart(figures.accuracyByUnit)}`,
      definition: DEFINITIONS.accuracyByLine,
    },
    {
      id: 'shrinkage',
      name: 'Shrinkage',
      value: formatExactShare(figures.shrinkage),
      beside: besideOf('of', formatWholeMoney(figures.comparedValue, figures.currency)),
      definition: DEFINITIONS.shrinkage,
    },
    {
      id: 'value',
      name: 'Value, net',
      value: formatSignedMoney(figures.netValue, figures.currency),
      beside: besideOf('gross', formatMoney(figures.grossValue, figures.currency)),
      definition: DEFINITIONS.value,
    },
    {
      id: 'units',
      name: 'Units, net',
      value: signed(figures.netVariance),
      beside: `gross ${formatQuantity(figures.grossVariance)}`,
      definition: DEFINITIONS.variance,
    },
    {
      id: 'coverage',
      name: 'Coverage',
      value: formatPart(pace.coverage),
      beside: `${pace.explained.toLocaleString('en-US')} of ${pace.shelves.toLocaleString('en-US')}`,
      definition: DEFINITIONS.coverage,
    },
    {
      id: 'pace',
      name: 'Pace, lines',
      value: formatPace(pace.linesPerMinute),
      // Without a pace there is nothing to say about it.
      beside:
        pace.linesPerMinute === null
          ? undefined
          : `${formatPace(pace.unitsPerMinute)} units · ${formatDuration(pace.activeMs)}`,
      definition: DEFINITIONS.pace,
    },
  ]
}

/** "$1,284.60 short net", or over, or even. */
export function describeNetValue({
  netValue,
  netVariance,
  currency,
}: Pick<ReportFigures, 'netValue' | 'netVariance' | 'currency'>): string {
  if (netValue === null && currency === null && netVariance !== null) {
    return 'values are in different currencies'
  }
  // Units can be compared without anybody knowing what they cost.
  if (netValue === null && netVariance !== null) return 'no cost is known'
  if (netValue === null) return 'nothing to compare with'
  if (netValue === 0) return 'even net'
  return `${formatMoney(Math.abs(netValue), currency)} ${netValue < 0 ? 'short' : 'over'} net`
}

/** Empty where everything was run alike. */
export function describeWarning(differences: readonly ProtocolDifference[]): string {
  if (differences.length === 0) return ''
  return `These audits were not run alike, so their figures are not quite comparable: ${describeDifferences(differences)}.`
}

export const METRIC_NAMES: Readonly<Record<Metric, string>> = {
  accuracy: 'Accuracy by line',
  units: 'Accuracy by unit',
  shrinkage: 'Shrinkage',
  net: 'Net value',
  gross: 'Gross value',
}

export const METRIC_DEFINITIONS: Readonly<Record<Metric, string>> = {
  accuracy: DEFINITIONS.accuracyByLine,
  units: DEFINITIONS.accuracyByUnit,
  shrinkage: DEFINITIONS.shrinkage,
  net: DEFINITIONS.value,
  gross: DEFINITIONS.value,
}

export function metricOf(figures: ReportFigures, metric: Metric): number | null {
  switch (metric) {
    case 'accuracy':
      return figures.accuracyByLine
    case 'units':
      return figures.accuracyByUnit
    case 'shrinkage':
      return figures.shrinkage
    case 'net':
      return figures.netValue
    case 'gross':
      return figures.grossValue
  }
}

export function formatMetric(
  value: number | null,
  metric: Metric,
  currency: Currency | null,
): string {
  switch (metric) {
    case 'accuracy':
    case 'units':
      return formatPart(value)
    case 'shrinkage':
      return formatExactShare(value)
    case 'net':
      return formatSignedMoney(value, currency)
    case 'gross':
      return formatMoney(value, currency)
  }
}

/** Beside a chart, where the table below has the exact numbers: money without its cents. */
export function formatTick(value: number, metric: Metric, currency: Currency | null): string {
  return isMoney(metric) ? formatWholeMoney(value, currency) : formatMetric(value, metric, currency)
}

/** Money of one currency is never drawn on the axis of another. */
export function isMoney(metric: Metric): boolean {
  return metric === 'net' || metric === 'gross'
}

/** "Mar 2026". */
export function formatMonth(month: string): string {
  const time = Date.parse(`${month}-01T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time)
}

export function categoryName(category: string): string {
  return category === '' ? 'Without a category' : category
}
