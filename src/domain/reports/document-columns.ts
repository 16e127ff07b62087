// The columns of an audit's lines in tables. Text files have the columns of the sealed document; workbooks have the
// same in words, with numbers as numbers.

import { inShortCell, type LabelFacts } from '../codes/label-facts.ts'
import type { CsvCell } from '../csv-text.ts'
import type { LineReview } from '../decision.ts'
import { REVIEW_WORDS, storedReasonWord } from '../decision-words.ts'
import { type Currency, currencyDecimals } from '../money.ts'
import { CSV_COLUMNS } from './csv-columns.ts'

export interface TableLine extends Partial<LabelFacts> {
  readonly storeName: string
  readonly sku: string | null
  /** The barcode of a single piece. */
  readonly barcode: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  /** The currency of cost and value. */
  readonly currency: Currency
  readonly unitCost: number | null
  readonly expected: number | null
  /** Null when not counted, which is not the same as 0. */
  readonly counted: number | null
  readonly variance: number | null
  readonly percent: number | 'new' | null
  readonly value: number | null
  /** The part of the expectation that is neither counted nor decided. */
  readonly notCounted: number
  /** Null when the cost is unknown. */
  readonly notCountedValue: number | null
  readonly review: LineReview
  readonly settled: number | null
  readonly reasonCode: string | null
  readonly note: string | null
  readonly decidedBy: string | null
  readonly decidedAt: number | null
}

export interface TableHead {
  readonly auditName: string
  readonly completedAt: number | null
  /** Null until sealed. */
  readonly confirmationNumber: string | null
}

export const CSV_HEADS: readonly string[] = CSV_COLUMNS.map(([name]) => name)

export function csvCells(line: TableLine, head: TableHead): readonly CsvCell[] {
  const said = { ...line, decidedAt: isoTime(line.decidedAt) }
  const about = { ...head, completedAt: isoTime(head.completedAt) }
  return CSV_COLUMNS.map(([, cell]) => cell(said, about))
}

export type ColumnKind = 'text' | 'quantity' | 'money' | 'percent' | 'time'

export interface SheetColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  /** Set for money columns when all amounts have one currency. */
  readonly decimals?: number
  readonly cell: (line: TableLine, head: TableHead) => CsvCell | Date
}

const COLUMNS: readonly SheetColumn[] = [
  { title: 'Store', kind: 'text', width: 20, cell: (line) => line.storeName },
  { title: 'SKU', kind: 'text', width: 14, cell: (line) => line.sku },
  { title: 'Item', kind: 'text', width: 40, cell: (line) => line.name },
  { title: 'Barcode', kind: 'text', width: 16, cell: (line) => line.barcode },
  { title: 'Category', kind: 'text', width: 18, cell: (line) => line.category },
  { title: 'Unit', kind: 'text', width: 8, cell: (line) => line.unit },
  { title: 'Unit cost', kind: 'money', width: 14, cell: (line) => line.unitCost },
  { title: 'Expected', kind: 'quantity', width: 12, cell: (line) => line.expected },
  { title: 'Counted', kind: 'quantity', width: 12, cell: (line) => line.counted },
  { title: 'Difference', kind: 'quantity', width: 12, cell: (line) => line.variance },
  { title: 'Difference %', kind: 'percent', width: 12, cell: percentCell },
  { title: 'Value', kind: 'money', width: 14, cell: (line) => line.value },
  { title: 'Not counted', kind: 'quantity', width: 12, cell: (line) => line.notCounted },
  { title: 'Not counted value', kind: 'money', width: 18, cell: (line) => line.notCountedValue },
  { title: 'Review', kind: 'text', width: 18, cell: reviewCell },
  { title: 'Settled', kind: 'quantity', width: 12, cell: (line) => line.settled },
  { title: 'Reason', kind: 'text', width: 22, cell: reasonCell },
  { title: 'Note', kind: 'text', width: 30, cell: (line) => line.note },
  { title: 'Decided by', kind: 'text', width: 18, cell: (line) => line.decidedBy },
  { title: 'Decided at (UTC)', kind: 'time', width: 18, cell: (line) => timeCell(line.decidedAt) },
  { title: 'Serial numbers', kind: 'text', width: 24, cell: (line) => longCell(line.serials) },
  { title: 'Lots', kind: 'text', width: 16, cell: (line) => longCell(line.lots) },
  { title: 'Expiry dates', kind: 'text', width: 16, cell: (line) => longCell(line.expiryDates) },
  { title: 'Expired', kind: 'text', width: 16, cell: (line) => longCell(line.expired) },
  {
    title: 'Confirmation number',
    kind: 'text',
    width: 22,
    cell: (_line, head) => head.confirmationNumber,
  },
]

const CURRENCY_COLUMN: SheetColumn = {
  title: 'Currency',
  kind: 'text',
  width: 10,
  cell: (line) => line.currency,
}

/**
 * The columns of a workbook, with titles in row 1. To save cells, a value that is the same in every row has no column:
 * a single currency is in the titles, several get a column.
 */
export function sheetColumns(currencies: readonly Currency[]): readonly SheetColumn[] {
  const [only, ...others] = new Set(currencies)
  if (only === undefined || others.length > 0) return withCurrencyColumn()
  const decimals = currencyDecimals(only)
  return COLUMNS.map((column) =>
    column.kind === 'money' ? { ...column, title: `${column.title} (${only})`, decimals } : column,
  )
}

function withCurrencyColumn(): readonly SheetColumn[] {
  const place = COLUMNS.findIndex(({ title }) => title === 'Not counted value') + 1
  return COLUMNS.toSpliced(place, 0, CURRENCY_COLUMN)
}

/** Spreadsheet programs refuse longer cell texts. */
const MOST_LETTERS = 32_000

function longCell(values: readonly string[] | undefined): CsvCell {
  return inShortCell(values, MOST_LETTERS)
}

/** Empty when no decision was needed. */
function reviewCell({ review }: TableLine): CsvCell {
  return review === 'none' ? null : REVIEW_WORDS[review]
}

function reasonCell({ reasonCode }: TableLine): CsvCell {
  return reasonCode && storedReasonWord(reasonCode)
}

/** With an expectation of 0 there is no percentage; anything found is new. */
function percentCell({ percent }: TableLine): CsvCell {
  return typeof percent === 'number' ? percent / 100 : percent
}

function timeCell(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}

function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
