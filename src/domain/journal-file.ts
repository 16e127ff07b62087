// The journal as lines of a file.

import { csvRow } from './csv-text.ts'

export interface JournalLine {
  readonly at: number
  readonly userId: string
  readonly userName: string | null
  readonly action: string
  readonly auditName: string | null
  readonly storeName: string | null
  readonly details: Readonly<Record<string, unknown>>
}

export const JOURNAL_HEADER = csvRow([
  'time',
  'person',
  'person id',
  'action',
  'audit',
  'store',
  'details',
])

/** Times are UTC; details are readable and a machine can read them too. */
export function journalRow(line: JournalLine): string {
  return csvRow([
    new Date(line.at).toISOString(),
    line.userName,
    line.userId,
    line.action,
    line.auditName,
    line.storeName,
    JSON.stringify(line.details),
  ])
}
