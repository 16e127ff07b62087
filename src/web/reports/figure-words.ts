// The figures of reports in words, each with its meaning.

import type { Currency } from '#domain/money.ts'
import type { ReportFigures, ReportPace } from '#domain/reports/report-sums.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'
import type { Metric } from './report-search.ts'

type ReportWords = Messages<'reports'>

export interface ShownFigure {
  readonly id: string
  readonly name: string
  readonly value: string
  /** What has to be shown beside it. */
  readonly beside?: string | undefined
  readonly definition: string
}

type Shares = Pick<Formats, 'share'>

export function sayPart(part: number | null, { share }: Shares, digits: 1 | 2 = 1): string {
  return part === null ? '–' : share(part, digits)
}

export function sayPace(perMinute: number | null, { number }: Pick<Formats, 'number'>): string {
  return perMinute === null ? '–' : number(perMinute, 1)
}

export function shownFigures(
  figures: ReportFigures,
  pace: ReportPace,
  t: ReportWords,
  formats: Formats,
): readonly ShownFigure[] {
  const { currency } = figures
  return [
    {
      id: 'accuracy',
      name: t('figure.accuracy'),
      value: sayPart(figures.accuracyByLine, formats),
      beside: t('beside.byUnit', { share: sayPart(figures.accuracyByUnit, formats) }),
      definition: t('means.accuracy'),
    },
    {
      id: 'shrinkage',
      name: t('figure.shrinkage'),
      value: sayPart(figures.shrinkage, formats, 2),
      // Without a value there is nothing beside it: "of –" says no more than "–".
      beside:
        figures.comparedValue === null
          ? undefined
          : t('beside.of', { amount: formats.wholeMoney(figures.comparedValue, currency) }),
      definition: t('means.shrinkage'),
    },
    {
      id: 'value',
      name: t('figure.value'),
      value: formats.signedMoney(figures.netValue, currency),
      beside:
        figures.grossValue === null
          ? undefined
          : t('beside.gross', { amount: formats.money(figures.grossValue, currency) }),
      definition: t('means.value'),
    },
    {
      id: 'units',
      name: t('figure.units'),
      value: formats.difference(figures.netVariance),
      beside: t('beside.gross', { amount: formats.quantity(figures.grossVariance) }),
      definition: t('means.units'),
    },
    {
      id: 'coverage',
      name: t('figure.coverage'),
      value: sayPart(pace.coverage, formats),
      beside: t('beside.shelves', { done: pace.explained, count: pace.shelves }),
      definition: t('means.coverage'),
    },
    {
      id: 'pace',
      name: t('figure.pace'),
      value: sayPace(pace.linesPerMinute, formats),
      beside: besidePace(pace, t, formats),
      definition: t('means.pace'),
    },
  ]
}

/** Without a pace there is nothing to say about it. */
function besidePace(pace: ReportPace, t: ReportWords, formats: Formats): string | undefined {
  if (pace.linesPerMinute === null) return undefined
  return t('beside.units', {
    units: sayPace(pace.unitsPerMinute, formats),
    time: formats.duration(pace.activeMs),
  })
}

/** "$1,284.60 short, $1,500.00 gross.", or over, or even. */
export function sayNetValue(
  {
    netValue,
    grossValue,
    netVariance,
    currency,
  }: Pick<ReportFigures, 'netValue' | 'grossValue' | 'netVariance' | 'currency'>,
  t: ReportWords,
  { money }: Pick<Formats, 'money'>,
): string {
  if (netValue === null && currency === null && netVariance !== null) {
    return t('headline.currencies')
  }
  // Units can be compared without knowing what they cost.
  if (netValue === null && netVariance !== null) return t('headline.noCost')
  if (netValue === null) return t('headline.nothing')
  const told = { amount: money(Math.abs(netValue), currency), gross: money(grossValue, currency) }
  if (netValue === 0) return t('headline.even', told)
  return netValue < 0 ? t('headline.short', told) : t('headline.over', told)
}

/** What a figure means, in a chart and its table. */
export const METRIC_MEANS = {
  accuracy: 'means.accuracy',
  units: 'means.accuracyByUnit',
  shrinkage: 'means.shrinkage',
  net: 'means.value',
  gross: 'means.value',
} as const satisfies Record<Metric, string>

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

export function sayMetric(
  value: number | null,
  metric: Metric,
  currency: Currency | null,
  formats: Formats,
): string {
  switch (metric) {
    case 'accuracy':
    case 'units':
      return sayPart(value, formats)
    case 'shrinkage':
      return sayPart(value, formats, 2)
    case 'net':
      return formats.signedMoney(value, currency)
    case 'gross':
      return formats.money(value, currency)
  }
}

/** For a chart, whose table below has the exact numbers: money without cents. */
export function sayTick(
  value: number,
  metric: Metric,
  currency: Currency | null,
  formats: Formats,
): string {
  return isMoney(metric)
    ? formats.wholeMoney(value, currency)
    : sayMetric(value, metric, currency, formats)
}

/** Money in one currency is never drawn on the axis of another. */
export function isMoney(metric: Metric): boolean {
  return metric === 'net' || metric === 'gross'
}

export function categoryName(category: string, t: ReportWords): string {
  return category === '' ? t('filter.noCategory') : category
}
