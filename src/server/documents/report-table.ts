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
import { describeCounting } from '#domain/reports/protocol-differences.ts'
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
import type { AskOnce } from './document-lines.ts'

export interface AskedTable {
  readonly orgId: string
  readonly table: ReportTable
  readonly filter: ReportFilter
  /** For compared items. */
  readonly auditIds?: readonly [string, string] | undefined
  readonly search?: string | undefined
}

export interface OpenTable {
  readonly columns: readonly Pick<TableColumn<unknown>, 'title' | 'kind'>[]
  readonly rows: AsyncGenerator<readonly (CsvCell | Date)[]>
}

const ROWS_AT_ONCE = 5_000

/** Refuses before the first row, so that a caller without access gets no file. */
export async function openTable(ask: AskOnce, asked: AskedTable): Promise<OpenTable> {
  const { orgId, table, filter } = asked
  const summary = async () =>
    (await ask(api.reports.getSummary.name, { orgId, filter })) as ReportSummary
  switch (table) {
    case 'audits':
      return await opened(AUDITS, pages<AuditReport>(ask, api.reports.list.name, { orgId, filter }))
    case 'stores':
      return await opened(STORES, all((await summary()).stores))
    case 'categories':
      return await opened(CATEGORIES, all((await summary()).categories))
    case 'store_trend': {
      const { storeTrend, stores } = await summary()
      const names = new Map(stores.map(({ id, name }) => [id, name]))
      return await opened(
        trendColumns('Store', (of) => names.get(of) ?? of),
        all(storeTrend),
      )
    }
    case 'category_trend':
      return await opened(
        trendColumns('Category', (of) => of),
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

const AUDITS: readonly TableColumn<AuditReport>[] = [
  text('Audit', ({ auditName }) => auditName),
  text('Store', ({ storeName }) => storeName),
  time('Completed at', ({ completedAt }) => completedAt),
  text('Confirmation number', ({ confirmationNumber }) => confirmationNumber),
  text('Counted', ({ protocol }) =>
    describeCounting(protocol, protocol.blind ? 'blind' : 'not blind'),
  ),
  text('In sums', ({ correctedBy }) => (correctedBy === null ? 'yes' : 'no, corrected later')),
  ...figureColumns<AuditReport>(),
  ...paceColumns<AuditReport>(),
]

const STORES: readonly TableColumn<ReportSummary['stores'][number]>[] = [
  text('Store', ({ name }) => name),
  number('Audits', ({ audits }) => audits),
  ...figureColumns<ReportSummary['stores'][number]>(),
  ...paceColumns<ReportSummary['stores'][number]>(),
]

const CATEGORIES: readonly TableColumn<ReportSummary['categories'][number]>[] = [
  text('Category', ({ id }) => id),
  ...figureColumns<ReportSummary['categories'][number]>(),
]

function trendColumns(
  what: string,
  nameOf: (of: string) => string,
): readonly TableColumn<TrendPoint>[] {
  return [
    text('Month', ({ month }) => month),
    text(what, ({ of }) => nameOf(of)),
    ...figureColumns<TrendPoint>(),
  ]
}

const PEOPLE: readonly TableColumn<CounterReport>[] = [
  text('Person', ({ name }) => name),
  number('Audits', ({ audits }) => audits),
  number('Shelves', ({ shelves }) => shelves),
  number('Lines', ({ lines }) => lines),
  number('Units', ({ quantity }) => quantity),
  number('Minutes of counting', ({ activeMs }) => minutes(activeMs)),
  number('Lines per minute', ({ linesPerMinute }) => rounded(linesPerMinute)),
  number('Units per minute', ({ unitsPerMinute }) => rounded(unitsPerMinute)),
  number('Lines recounted', ({ recountedLines }) => recountedLines),
  number('Came out otherwise', ({ differingLines }) => differingLines),
  share('Share otherwise', ({ recountedLines, differingLines }) =>
    recountedLines === 0 ? null : differingLines / recountedLines,
  ),
]

function findingColumns(which: 'earlier' | 'later'): readonly TableColumn<ComparedLine>[] {
  const title = which === 'earlier' ? 'Earlier' : 'Later'
  return [
    number(`${title} expected`, (line) => line[which]?.expected ?? null),
    number(`${title} counted`, (line) => line[which]?.counted ?? null),
    number(`${title} difference`, (line) => line[which]?.variance ?? null),
    text(`${title} currency`, (line) => line[which]?.currency ?? null),
    money(`${title} value`, (line) => line[which]?.value ?? null),
  ]
}

const COMPARED: readonly TableColumn<ComparedLine>[] = [
  text('Store', ({ storeName }) => storeName),
  text('SKU', ({ sku }) => sku),
  text('Barcode', ({ barcode }) => barcode),
  text('Item', ({ name }) => name),
  text('Category', ({ category }) => category),
  ...findingColumns('earlier'),
  ...findingColumns('later'),
]
