// The numbers of a trend in rows and columns.

import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'
import { sayMetric } from './figure-words.ts'
import type { Metric } from './report-search.ts'
import type { TrendMonth, TrendSeries, TrendTable } from './trend-table.ts'

export interface TrendNumbers {
  readonly across: 'months' | 'names'
  readonly heads: readonly { readonly id: string; readonly name: string }[]
  readonly rows: readonly {
    readonly id: string
    readonly name: string
    readonly cells: readonly string[]
  }[]
}

/** More names do not fit side by side. */
const MOST_NAMES_ACROSS = 4

/** As many months as fit on a sheet of paper. */
const MONTHS_ON_PAPER = 8

/** Months are rows while the names fit as columns; with many stores the names are rows. */
export function trendNumbers(
  { series, months }: TrendTable,
  metric: Metric,
  formats: Formats,
): TrendNumbers {
  const said = ({ values }: TrendMonth, { id, currency }: TrendSeries) =>
    sayMetric(values.get(id) ?? null, metric, currency, formats)
  const named = months.map((one) => ({ ...one, id: one.month, name: formats.month(one.month) }))
  if (series.length <= MOST_NAMES_ACROSS) {
    const rows = named.map((month) => ({ ...month, cells: series.map((one) => said(month, one)) }))
    return { across: 'names', heads: series, rows }
  }
  const rows = series.map((one) => ({ ...one, cells: named.map((month) => said(month, one)) }))
  return { across: 'months', heads: named, rows }
}

/** What is left out on paper; empty: nothing. */
export function sayPaperCut({ across, heads }: TrendNumbers, t: Messages<'reports'>): string {
  if (across === 'names' || heads.length <= MONTHS_ON_PAPER) return ''
  return t('trend.onPaper', { shown: MONTHS_ON_PAPER, count: heads.length })
}
