// The journal as a table.

import { type CsvCell, csvRow } from './csv-text.ts'
import { type JournalFacts, journalText } from './journal-text.ts'
import { actionWords } from './journal-words.ts'
import { GONE_PERSON } from './naming.ts'
import type { ColumnKind } from './reports/document-columns.ts'
import { textCell } from './reports/report-tables.ts'

export interface JournalLine extends JournalFacts {
  readonly at: number
  readonly userId: string
  readonly userName: string | null
  readonly auditName: string | null
  readonly storeName: string | null
}

interface JournalColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  readonly cell: (line: JournalLine) => CsvCell | Date
}

/** Times are UTC. Columns for people come first, columns for programs after them. */
export const JOURNAL_COLUMNS: readonly JournalColumn[] = [
  { title: 'Time', kind: 'time', width: 18, cell: (line) => new Date(line.at) },
  { title: 'Person', kind: 'text', width: 24, cell: (line) => line.userName ?? GONE_PERSON },
  { title: 'What', kind: 'text', width: 28, cell: (line) => actionWords(line.action) },
  { title: 'Details', kind: 'text', width: 60, cell: journalText },
  { title: 'Audit', kind: 'text', width: 24, cell: (line) => line.auditName },
  { title: 'Store', kind: 'text', width: 20, cell: (line) => line.storeName },
  { title: 'Action', kind: 'text', width: 28, cell: (line) => line.action },
  { title: 'Person id', kind: 'text', width: 14, cell: (line) => line.userId },
  { title: 'Facts', kind: 'text', width: 60, cell: (line) => JSON.stringify(line.details) },
]

export const JOURNAL_HEADER = csvRow(JOURNAL_COLUMNS.map(({ title }) => title.toLowerCase()))

export function journalRow(line: JournalLine): string {
  return csvRow(JOURNAL_COLUMNS.map(({ cell }) => textCell(cell(line))))
}
