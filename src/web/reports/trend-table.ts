// The points of a trend as a table: months as rows, stores or categories as columns.

import type { TrendPoint } from '#contract/reports.ts'
import { type Currency, commonCurrency } from '#domain/money.ts'
import type { ReportFigures } from '#domain/reports/report-sums.ts'

export interface TrendSeries {
  readonly id: string
  readonly name: string
  /** The currency of its money; null: several. */
  readonly currency: Currency | null
}

export interface TrendTable {
  readonly series: readonly TrendSeries[]
  readonly months: readonly TrendMonth[]
}

export interface TrendMonth {
  readonly month: string
  /** Null or missing: no audit in this month, or nothing to divide by. */
  readonly values: ReadonlyMap<string, number | null>
}

export function trendTable(
  points: readonly TrendPoint[],
  nameOf: (of: string) => string,
  pick: (figures: ReportFigures) => number | null,
  compare: (one: string, other: string) => number,
): TrendTable {
  const ids = [...new Set(points.map(({ of }) => of))]
  const months = Map.groupBy(points, ({ month }) => month)
  return {
    series: ids
      .map((id) => ({ id, name: nameOf(id), currency: currencyOf(points, id) }))
      .toSorted((one, other) => compare(one.name, other.name)),
    months: [...months]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, own]) => ({
        month,
        values: new Map(own.map(({ of, figures }) => [of, pick(figures)])),
      })),
  }
}

/** More lines cannot be told apart at a glance. */
export const MOST_DRAWN = 6

/** At most as many series as can be drawn: those with the most lines counted. */
export function drawnSeries(table: TrendTable, points: readonly TrendPoint[]): TrendTable {
  const lines = new Map<string, number>()
  for (const { of, figures } of points) {
    lines.set(of, (lines.get(of) ?? 0) + figures.countedLines)
  }
  const largest = table.series
    .toSorted((one, other) => (lines.get(other.id) ?? 0) - (lines.get(one.id) ?? 0))
    .slice(0, MOST_DRAWN)
  return { ...table, series: table.series.filter((one) => largest.includes(one)) }
}

/** Includes months without an audit, so that the length of a line matches the time. */
export function drawnMonths({ months }: TrendTable): readonly TrendMonth[] {
  const known = new Map(months.map((one) => [one.month, one]))
  const [first, last] = [months[0], months.at(-1)].map((one) => (one ? numberOf(one.month) : 0))
  if (first === undefined || last === undefined || months.length === 0) return []
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const month = spelled(first + n)
    return known.get(month) ?? { month, values: new Map() }
  })
}

/** "2026-03" as a number of months. */
function numberOf(month: string): number {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return year * 12 + place - 1
}

function spelled(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** Why there is no chart: the numbers say which currency they are in, or a store has to be chosen. */
export function whyUndrawn(series: readonly TrendSeries[]): 'undrawn' | 'chooseStore' {
  return series.some(({ currency }) => currency !== null) ? 'undrawn' : 'chooseStore'
}

function currencyOf(points: readonly TrendPoint[], id: string): Currency | null {
  const own = points.filter(({ of }) => of === id)
  return commonCurrency(own.map(({ figures }) => figures.currency))
}
