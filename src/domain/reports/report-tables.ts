// The tables of the reports page in files: every row, with numbers as numbers. Shares are from 0 to 1, money comes
// with its currency, and unknown values are empty.

import type { CsvCell } from '../csv-text.ts'
import type { ColumnKind } from './document-columns.ts'
import type { ReportFigures, ReportPace } from './report-sums.ts'

export const REPORT_TABLES = [
  'audits',
  'stores',
  'categories',
  'store_trend',
  'category_trend',
  'people',
  'compared_items',
] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

/** The name of a column in a text file. A workbook has a title in the language of the reader instead. */
export type ReportColumn =
  | 'audit'
  | 'store'
  | 'completed_at'
  | 'confirmation_number'
  | 'counted'
  | 'in_sums'
  | 'audits'
  | 'category'
  | 'month'
  | 'person'
  | 'shelves'
  | 'lines'
  | 'units'
  | 'minutes_of_counting'
  | 'lines_per_minute'
  | 'units_per_minute'
  | 'lines_recounted'
  | 'changed_on_recount'
  | 'share_changed'
  | 'earlier_expected'
  | 'earlier_counted'
  | 'earlier_difference'
  | 'earlier_currency'
  | 'earlier_value'
  | 'later_expected'
  | 'later_counted'
  | 'later_difference'
  | 'later_currency'
  | 'later_value'
  | 'sku'
  | 'barcode'
  | 'item'
  | 'lines_counted'
  | 'lines_matched'
  | 'lines_missing'
  | 'lines_extra'
  | 'lines_unexpected'
  | 'lines_not_counted'
  | 'lines_never_counted'
  | 'accuracy_by_line'
  | 'accuracy_by_unit'
  | 'expected_units'
  | 'counted_units'
  | 'net_units'
  | 'gross_units'
  | 'currency'
  | 'expected_value'
  | 'net_value'
  | 'gross_value'
  | 'never_counted_value'
  | 'shrinkage'
  | 'coverage'

export interface TableColumn<Row> {
  readonly name: ReportColumn
  readonly kind: ColumnKind
  readonly cell: (row: Row) => CsvCell | Date
}

export function text<Row>(name: ReportColumn, cell: (row: Row) => string | null): TableColumn<Row> {
  return { name, kind: 'text', cell }
}

export function number<Row>(
  name: ReportColumn,
  cell: (row: Row) => number | null,
): TableColumn<Row> {
  return { name, kind: 'quantity', cell }
}

export function share<Row>(
  name: ReportColumn,
  cell: (row: Row) => number | null,
): TableColumn<Row> {
  return { name, kind: 'percent', cell }
}

export function money<Row>(
  name: ReportColumn,
  cell: (row: Row) => number | null,
): TableColumn<Row> {
  return { name, kind: 'money', cell }
}

export function time<Row>(name: ReportColumn, cell: (row: Row) => number | null): TableColumn<Row> {
  return {
    name,
    kind: 'time',
    cell: (row) => {
      const ms = cell(row)
      return ms === null ? null : new Date(ms)
    },
  }
}

/** The last columns of every table of figures. */
export function figureColumns<
  Row extends { readonly figures: ReportFigures },
>(): readonly TableColumn<Row>[] {
  return [
    number('lines', ({ figures }) => figures.lines),
    number('lines_counted', ({ figures }) => figures.countedLines),
    number('lines_matched', ({ figures }) => figures.matchedLines),
    number('lines_missing', ({ figures }) => figures.missingLines),
    number('lines_extra', ({ figures }) => figures.extraLines),
    number('lines_unexpected', ({ figures }) => figures.unexpectedLines),
    number('lines_not_counted', ({ figures }) => figures.uncountedLines),
    number('lines_never_counted', ({ figures }) => figures.notCounted.lines),
    share('accuracy_by_line', ({ figures }) => figures.accuracyByLine),
    share('accuracy_by_unit', ({ figures }) => figures.accuracyByUnit),
    number('expected_units', ({ figures }) => figures.expectedQuantity),
    number('counted_units', ({ figures }) => figures.countedQuantity),
    number('net_units', ({ figures }) => figures.netVariance),
    number('gross_units', ({ figures }) => figures.grossVariance),
    text('currency', ({ figures }) => figures.currency),
    money('expected_value', ({ figures }) => figures.expectedValue),
    money('net_value', ({ figures }) => figures.netValue),
    money('gross_value', ({ figures }) => figures.grossValue),
    money('never_counted_value', ({ figures }) => figures.notCounted.value),
    share('shrinkage', ({ figures }) => figures.shrinkage),
  ]
}

export function paceColumns<
  Row extends { readonly pace: ReportPace },
>(): readonly TableColumn<Row>[] {
  return [
    number('shelves', ({ pace }) => pace.shelves),
    share('coverage', ({ pace }) => pace.coverage),
    number('minutes_of_counting', ({ pace }) => minutes(pace.activeMs)),
    number('lines_per_minute', ({ pace }) => rounded(pace.linesPerMinute)),
    number('units_per_minute', ({ pace }) => rounded(pace.unitsPerMinute)),
  ]
}

export function minutes(ms: number): number {
  return Math.round(ms / 6_000) / 10
}

export function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

/** A cell of a text file, with times in ISO format. */
export function textCell(cell: CsvCell | Date): CsvCell {
  return cell instanceof Date ? cell.toISOString() : cell
}
