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

export interface TableColumn<Row> {
  readonly title: string
  readonly kind: ColumnKind
  readonly cell: (row: Row) => CsvCell | Date
}

/** A column's name in a text file: "Net value" becomes `net_value`. */
export function columnName({ title }: { readonly title: string }): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}

export function text<Row>(title: string, cell: (row: Row) => string | null): TableColumn<Row> {
  return { title, kind: 'text', cell }
}

export function number<Row>(title: string, cell: (row: Row) => number | null): TableColumn<Row> {
  return { title, kind: 'quantity', cell }
}

export function share<Row>(title: string, cell: (row: Row) => number | null): TableColumn<Row> {
  return { title, kind: 'percent', cell }
}

export function money<Row>(title: string, cell: (row: Row) => number | null): TableColumn<Row> {
  return { title, kind: 'money', cell }
}

export function time<Row>(title: string, cell: (row: Row) => number | null): TableColumn<Row> {
  return {
    title,
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
    number('Lines', ({ figures }) => figures.lines),
    number('Lines counted', ({ figures }) => figures.countedLines),
    number('Lines matched', ({ figures }) => figures.matchedLines),
    number('Lines missing', ({ figures }) => figures.missingLines),
    number('Lines extra', ({ figures }) => figures.extraLines),
    number('Lines unexpected', ({ figures }) => figures.unexpectedLines),
    number('Lines not counted', ({ figures }) => figures.uncountedLines),
    number('Lines never counted', ({ figures }) => figures.notCounted.lines),
    share('Accuracy by line', ({ figures }) => figures.accuracyByLine),
    share('Accuracy by unit', ({ figures }) => figures.accuracyByUnit),
    number('Expected units', ({ figures }) => figures.expectedQuantity),
    number('Counted units', ({ figures }) => figures.countedQuantity),
    number('Net units', ({ figures }) => figures.netVariance),
    number('Gross units', ({ figures }) => figures.grossVariance),
    text('Currency', ({ figures }) => figures.currency),
    money('Expected value', ({ figures }) => figures.expectedValue),
    money('Net value', ({ figures }) => figures.netValue),
    money('Gross value', ({ figures }) => figures.grossValue),
    money('Never counted value', ({ figures }) => figures.notCounted.value),
    share('Shrinkage', ({ figures }) => figures.shrinkage),
  ]
}

export function paceColumns<
  Row extends { readonly pace: ReportPace },
>(): readonly TableColumn<Row>[] {
  return [
    number('Shelves', ({ pace }) => pace.shelves),
    share('Coverage', ({ pace }) => pace.coverage),
    number('Minutes of counting', ({ pace }) => minutes(pace.activeMs)),
    number('Lines per minute', ({ pace }) => rounded(pace.linesPerMinute)),
    number('Units per minute', ({ pace }) => rounded(pace.unitsPerMinute)),
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
