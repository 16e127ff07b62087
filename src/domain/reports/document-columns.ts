// A line of an audit as tables have it. Text files have the columns of the sealed document; workbooks
// say the same in words, with numbers as numbers.

import type { CsvCell } from '../csv-text.ts'
import type { LineReview } from '../decision.ts'

export interface TableLine {
  readonly storeName: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly unitCost: number | null
  readonly expected: number | null
  /** Null: not counted, which is not 0. */
  readonly counted: number | null
  readonly variance: number | null
  readonly percent: number | 'new' | null
  readonly value: number | null
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
  /** Null: not sealed. */
  readonly confirmationNumber: string | null
}

type Cell = (line: TableLine, head: TableHead) => CsvCell

const COLUMNS: readonly (readonly [string, Cell])[] = [
  ['store', (line) => line.storeName],
  ['sku', (line) => line.sku],
  ['item', (line) => line.name],
  ['category', (line) => line.category],
  ['unit', (line) => line.unit],
  ['unit_cost', (line) => line.unitCost],
  ['expected', (line) => line.expected],
  ['counted', (line) => line.counted],
  ['variance', (line) => line.variance],
  ['variance_value', (line) => line.value],
  ['review', (line) => line.review],
  ['settled', (line) => line.settled],
  ['reason', (line) => line.reasonCode],
  ['note', (line) => line.note],
  ['decided_by', (line) => line.decidedBy],
  ['decided_at', (line) => isoTime(line.decidedAt)],
  ['audit', (_line, { auditName }) => auditName],
  ['completed_at', (_line, { completedAt }) => isoTime(completedAt)],
  ['confirmation_number', (_line, { confirmationNumber }) => confirmationNumber],
]

export const CSV_HEADS: readonly string[] = COLUMNS.map(([name]) => name)

export function csvCells(line: TableLine, head: TableHead): readonly CsvCell[] {
  return COLUMNS.map(([, cell]) => cell(line, head))
}

export type ColumnKind = 'text' | 'quantity' | 'money' | 'percent' | 'time'

export interface SheetColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  readonly cell: (line: TableLine, head: TableHead) => CsvCell | Date
}

/** Of a workbook, whose row 1 are the titles. What is the same in every row stays out: cells cost. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  { title: 'Store', kind: 'text', width: 20, cell: (line) => line.storeName },
  { title: 'SKU', kind: 'text', width: 14, cell: (line) => line.sku },
  { title: 'Item', kind: 'text', width: 40, cell: (line) => line.name },
  { title: 'Category', kind: 'text', width: 18, cell: (line) => line.category },
  { title: 'Unit', kind: 'text', width: 8, cell: (line) => line.unit },
  { title: 'Unit cost', kind: 'money', width: 12, cell: (line) => line.unitCost },
  { title: 'Expected', kind: 'quantity', width: 12, cell: (line) => line.expected },
  { title: 'Counted', kind: 'quantity', width: 12, cell: (line) => line.counted },
  { title: 'Difference', kind: 'quantity', width: 12, cell: (line) => line.variance },
  { title: 'Difference %', kind: 'percent', width: 12, cell: percentCell },
  { title: 'Value', kind: 'money', width: 12, cell: (line) => line.value },
  { title: 'Review', kind: 'text', width: 14, cell: (line) => line.review },
  { title: 'Settled', kind: 'quantity', width: 12, cell: (line) => line.settled },
  { title: 'Reason', kind: 'text', width: 16, cell: (line) => line.reasonCode },
  { title: 'Note', kind: 'text', width: 30, cell: (line) => line.note },
  { title: 'Decided by', kind: 'text', width: 18, cell: (line) => line.decidedBy },
  { title: 'Decided at (UTC)', kind: 'time', width: 18, cell: (line) => timeCell(line.decidedAt) },
  {
    title: 'Confirmation number',
    kind: 'text',
    width: 22,
    cell: (_line, head) => head.confirmationNumber,
  },
]

/** Of a zero expectation there is no percentage: what was found is new. */
function percentCell({ percent }: TableLine): CsvCell {
  return typeof percent === 'number' ? percent / 100 : percent
}

function timeCell(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}

function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
