// A line of an audit in text files: in the sealed document, and in exports of what a screen shows.

import { inOneCell, type LabelFacts } from '../codes/label-facts.ts'
import type { CsvCell } from '../csv-text.ts'

/** With serial numbers, lots and dates; missing in documents from before these were stored. */
export interface CsvLine extends Partial<LabelFacts> {
  readonly storeName: string
  readonly sku: string | null
  /** The barcode of a single piece; missing in documents from before it was stored. */
  readonly barcode?: string | null | undefined
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly unitCost: number | null
  readonly expected: number | null
  /** Null when not counted, which is not the same as 0. */
  readonly counted: number | null
  readonly variance: number | null
  readonly value: number | null
  /** The uncounted part of the expectation; missing in documents from before it was stored. */
  readonly notCounted?: number | undefined
  /** Null when the cost is unknown. */
  readonly notCountedValue?: number | null | undefined
  /** The currency of cost and value; missing in documents from before it was stored. */
  readonly currency?: string | undefined
  readonly review: string
  readonly settled: number | null
  readonly reasonCode: string | null
  readonly note: string | null
  readonly decidedBy: string | null
  /** An ISO time. */
  readonly decidedAt: string | null
}

interface CsvHead {
  readonly auditName: string
  /** An ISO time. */
  readonly completedAt: string | null
  /** Null until sealed. */
  readonly confirmationNumber: string | null
}

export type CsvColumn = readonly [string, (line: CsvLine, head: CsvHead) => CsvCell]

export const CSV_COLUMNS: readonly CsvColumn[] = [
  ['store', (line) => line.storeName],
  ['sku', (line) => line.sku],
  ['item', (line) => line.name],
  ['barcode', (line) => line.barcode ?? null],
  ['category', (line) => line.category],
  ['unit', (line) => line.unit],
  ['unit_cost', (line) => line.unitCost],
  ['expected', (line) => line.expected],
  ['counted', (line) => line.counted],
  ['variance', (line) => line.variance],
  ['variance_value', (line) => line.value],
  ['not_counted', (line) => line.notCounted ?? null],
  ['not_counted_value', (line) => line.notCountedValue ?? null],
  ['currency', (line) => line.currency ?? null],
  ['review', (line) => line.review],
  ['settled', (line) => line.settled],
  ['reason', (line) => line.reasonCode],
  ['note', (line) => line.note],
  ['decided_by', (line) => line.decidedBy],
  ['decided_at', (line) => line.decidedAt],
  ['serial_numbers', (line) => inOneCell(line.serials)],
  ['lots', (line) => inOneCell(line.lots)],
  ['expiry_dates', (line) => inOneCell(line.expiryDates)],
  ['expired', (line) => inOneCell(line.expired)],
  ['audit', (_line, { auditName }) => auditName],
  ['completed_at', (_line, { completedAt }) => completedAt],
  ['confirmation_number', (_line, { confirmationNumber }) => confirmationNumber],
]

/** Older sealed documents lack these columns, and must keep it that way, because their hash depends on it. */
const LATER_COLUMNS = {
  currency: ['currency'],
  notCounted: ['not_counted', 'not_counted_value'],
  labels: ['serial_numbers', 'lots', 'expiry_dates', 'expired'],
  barcodes: ['barcode'],
}

export function csvColumnsWith(kept: Readonly<Record<keyof typeof LATER_COLUMNS, boolean>>) {
  const missing = new Set([
    ...(kept.currency ? [] : LATER_COLUMNS.currency),
    ...(kept.notCounted ? [] : LATER_COLUMNS.notCounted),
    ...(kept.labels ? [] : LATER_COLUMNS.labels),
    ...(kept.barcodes ? [] : LATER_COLUMNS.barcodes),
  ])
  return CSV_COLUMNS.filter(([name]) => !missing.has(name))
}
