// The sealed document of a completed audit, as JSON and as CSV. Written by line, so that a large one
// travels in parts; every line is spelled in one way only, so that it can be hashed as it stands.

import { type CsvCell, csvRow } from './csv-text.ts'
import { canonicalJson, SEAL_VERSION, type SealFacts } from './seal.ts'

export const EXPORT_FORMATS = ['json', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportLine {
  readonly storeName: string
  readonly itemId: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly unitCost: number | null
  /** Null: no baseline. */
  readonly expected: number | null
  /** Null: not counted, which is not 0. */
  readonly counted: number | null
  readonly variance: number | null
  readonly value: number | null
  readonly review: string
  readonly settled: number | null
  readonly decision: string | null
  readonly reasonCode: string | null
  readonly note: string | null
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly places: readonly ExportPlace[]
}

export interface ExportPlace {
  readonly room: string
  readonly shelf: string | null
  readonly round: number | null
  readonly expected: number | null
  readonly counted: number | null
  readonly standing: number | null
  readonly by: string | null
}

export interface SealedHeader {
  readonly confirmationNumber: string
  readonly seal: string
  readonly facts: SealFacts
}

/** A document in three pieces: what stands before the lines, between them, and after them. */
export interface ExportFrame {
  readonly head: string
  readonly between: string
  readonly tail: string
}

export function frameOf(format: ExportFormat, header: SealedHeader): ExportFrame {
  if (format === 'csv') {
    return { head: `${csvRow(CSV_COLUMNS.map(([name]) => name))}\n`, between: '\n', tail: '\n' }
  }
  const { confirmationNumber, facts, seal } = header
  // Keys in order, as in any canonical JSON: the lines stand between format and seal.
  const before = canonicalJson({ confirmationNumber, facts, format: 'shelfcount-audit' })
  const after = canonicalJson({ seal, version: SEAL_VERSION })
  return {
    head: `${before.slice(0, -1)},"lines":[\n`,
    between: ',\n',
    tail: `\n],${after.slice(1)}\n`,
  }
}

export function lineText(format: ExportFormat, line: ExportLine, header: SealedHeader): string {
  if (format === 'json') return canonicalJson(line)
  return csvRow(CSV_COLUMNS.map(([, cell]) => cell(line, header)))
}

const CSV_COLUMNS: readonly (readonly [
  string,
  (line: ExportLine, header: SealedHeader) => CsvCell,
])[] = [
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
  ['decided_at', (line) => line.decidedAt],
  ['audit', (_line, { facts }) => facts.auditName],
  ['completed_at', (_line, { facts }) => facts.completedAt],
  ['confirmation_number', (_line, { confirmationNumber }) => confirmationNumber],
]
