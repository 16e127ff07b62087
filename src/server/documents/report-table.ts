// Reads a whole table of the reports page, page by page, with the permissions of its caller.

import { api } from '#contract/api.ts'
import type { Page } from '#contract/pagination.ts'
import type {
  AuditReport,
  ComparedLine,
  CounterReport,
  ReportFilter,
  ReportSummary,
  TrendPoint,
} from '#contract/reports.ts'
import { assertNever } from '#domain/assert-never.ts'
import type { CsvCell } from '#domain/csv-text.ts'
import { Fault } from '#domain/fault.ts'
import {
  figureColumns,
  minutes,
  money,
  number,
  paceColumns,
  type ReportTable,
  rounded,
  share,
  type TableColumn,
  text,
  time,
} from '#domain/reports/report-tables.ts'
import { describeCounting } from './describe-counting.ts'
import type { AskOnce } from './document-lines.ts'
import type { PaperWords } from './paper-words.ts'

export interface AskedTable {
  readonly orgId: string
  readonly table: ReportTable
  readonly filter: ReportFilter
  /** For compared items. */
  readonly auditIds?: readonly [string, string] | undefined
  readonly search?: string | undefined
}

export interface OpenTable {
  readonly columns: readonly Pick<TableColumn<unknown>, 'name' | 'kind'>[]
  readonly rows: AsyncGenerator<readonly (CsvCell | Date)[]>
}

const ROWS_AT_ONCE = 5_000

/** Refuses before the first row, so that a caller without access gets no file. */
export async function openTable(
  ask: AskOnce,
  asked: AskedTable,
  words: PaperWords,
): Promise<OpenTable> {
  const { orgId, table, filter } = asked
  const summary = async () =>
    (await ask(api.reports.getSummary.name, { orgId, filter })) as ReportSummary
  switch (table) {
    case 'audits':
      return await opened(
        auditColumns(words),
        pages<AuditReport>(ask, api.reports.list.name, { orgId, filter }),
      )
    case 'stores':
      return await opened(STORES, all((await summary()).stores))
    case 'categories':
      return await opened(CATEGORIES, all((await summary()).categories))
    case 'store_trend': {
      const { storeTrend, stores } = await summary()
      const names = new Map(stores.map(({ id, name }) => [id, name]))
      return await opened(
        trendColumns('store', (of) => names.get(of) ?? of),
        all(storeTrend),
      )
    }
    case 'category_trend':
      return await opened(
        trendColumns('category', (of) => of),
        all((await summary()).categoryTrend),
      )
    case 'people': {
      const people = await ask(api.reports.listCounters.name, { orgId, filter })
      return await opened(PEOPLE, all(people as readonly CounterReport[]))
    }
    case 'compared_items': {
      const { auditIds, search } = asked
      if (!auditIds) throw new Fault('invalid_argument', 'Two audits are compared.')
      const args = { orgId, auditIds, ...(search && { search }) }
      return await opened(COMPARED, pages(ask, api.reports.listComparedLines.name, args))
    }
    default:
      return assertNever(table)
  }
}

async function opened<Row>(
  columns: readonly TableColumn<Row>[],
  pieces: AsyncGenerator<readonly Row[]>,
): Promise<OpenTable> {
  const first = await pieces.next()
  async function* rows() {
    const cellsOf = (row: Row) => columns.map(({ cell }) => cell(row))
    if (first.done) return
    for (const row of first.value) yield cellsOf(row)
    for await (const piece of pieces) for (const row of piece) yield cellsOf(row)
  }
  return { columns, rows: rows() }
}

async function* all<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

async function* pages<Row>(
  ask: AskOnce,
  path: string,
  args: object,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | null = null
  for (;;) {
    const paginationOpts = { numItems: ROWS_AT_ONCE, cursor }
    const { page, isDone, continueCursor } = (await ask(path, {
      ...args,
      paginationOpts,
    })) as Page<Row>
    yield page
    if (isDone) return
    cursor = continueCursor
  }
}

function auditColumns(words: PaperWords): readonly TableColumn<AuditReport>[] {
  const { t } = words
  return [
    text('audit', ({ auditName }) => auditName),
    text('store', ({ storeName }) => storeName),
    time('completed_at', ({ completedAt }) => completedAt),
    text('confirmation_number', ({ confirmationNumber }) => confirmationNumber),
    text('counted', ({ protocol }) => describeCounting(protocol, words)),
    text('in_sums', ({ correctedBy }) => t(correctedBy === null ? 'said.yes' : 'said.corrected')),
    ...figureColumns<AuditReport>(),
    ...paceColumns<AuditReport>(),
  ]
}

const STORES: readonly TableColumn<ReportSummary['stores'][number]>[] = [
  text('store', ({ name }) => name),
  number('audits', ({ audits }) => audits),
  ...figureColumns<ReportSummary['stores'][number]>(),
  ...paceColumns<ReportSummary['stores'][number]>(),
]

const CATEGORIES: readonly TableColumn<ReportSummary['categories'][number]>[] = [
  text('category', ({ id }) => id),
  ...figureColumns<ReportSummary['categories'][number]>(),
]

function trendColumns(
  what: 'store' | 'category',
  nameOf: (of: string) => string,
): readonly TableColumn<TrendPoint>[] {
  return [
    text('month', ({ month }) => month),
    text(what, ({ of }) => nameOf(of)),
    ...figureColumns<TrendPoint>(),
  ]
}

const PEOPLE: readonly TableColumn<CounterReport>[] = [
  text('person', ({ name }) => name),
  number('audits', ({ audits }) => audits),
  number('shelves', ({ shelves }) => shelves),
  number('lines', ({ lines }) => lines),
  number('units', ({ quantity }) => quantity),
  number('minutes_of_counting', ({ activeMs }) => minutes(activeMs)),
  number('lines_per_minute', ({ linesPerMinute }) => rounded(linesPerMinute)),
  number('units_per_minute', ({ unitsPerMinute }) => rounded(unitsPerMinute)),
  number('lines_recounted', ({ recountedLines }) => recountedLines),
  number('changed_on_recount', ({ differingLines }) => differingLines),
  share('share_changed', ({ recountedLines, differingLines }) =>
    recountedLines === 0 ? null : differingLines / recountedLines,
  ),
]

function findingColumns(which: 'earlier' | 'later'): readonly TableColumn<ComparedLine>[] {
  return [
    number(`${which}_expected`, (line) => line[which]?.expected ?? null),
    number(`${which}_counted`, (line) => line[which]?.counted ?? null),
    number(`${which}_difference`, (line) => line[which]?.variance ?? null),
    text(`${which}_currency`, (line) => line[which]?.currency ?? null),
    money(`${which}_value`, (line) => line[which]?.value ?? null),
  ]
}

const COMPARED: readonly TableColumn<ComparedLine>[] = [
  text('store', ({ storeName }) => storeName),
  text('sku', ({ sku }) => sku),
  text('barcode', ({ barcode }) => barcode),
  text('item', ({ name }) => name),
  text('category', ({ category }) => category),
  ...findingColumns('earlier'),
  ...findingColumns('later'),
]
