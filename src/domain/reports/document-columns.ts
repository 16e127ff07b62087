// The lines of an audit in tables. Text files have the columns of the sealed document; workbooks have the same in
// words: see results-columns.ts of the server.

import type { LabelFacts } from '../codes/label-facts.ts'
import type { CsvCell } from '../csv-text.ts'
import type { LineReview } from '../decision.ts'
import type { Currency } from '../money.ts'
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

function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
