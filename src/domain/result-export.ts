// The sealed document of a completed audit, as JSON and as CSV. Written by line, so that a large one
// travels in parts. Its bytes are always the same: they are what was signed.

import { sealedCsvRow } from './csv-text.ts'
import { type CsvColumn, type CsvLine, csvColumnsWith } from './reports/csv-columns.ts'
import { canonicalJson, SEAL_VERSION, type SealFacts } from './seal.ts'
import type { ExportFormat } from './sealed-file.ts'
import { PROOF_ENDS, TABLE_PROOF_MARK } from './sealed-file.ts'

export interface ExportLine extends CsvLine {
  readonly itemId: string
  readonly decision: string | null
  readonly places: readonly ExportPlace[]
}

interface ExportPlace {
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
  readonly facts: SealFacts
}

/** Of an audit that was sealed before seals were signed. */
export interface UnsignedHeader extends SealedHeader {
  readonly seal: string
}

/** A document in three pieces: what stands before the lines, between them, and after them. */
export interface ExportFrame {
  readonly head: string
  readonly between: string
  readonly tail: string
}

/** Everything of a document before its proof. */
export function frameOf(format: ExportFormat, header: SealedHeader): ExportFrame {
  if (format === 'csv') {
    const names = columnsOf(header).map(([name]) => name)
    return {
      head: `${BYTE_ORDER_MARK}${sealedCsvRow(names)}\n`,
      between: '\n',
      // As many cells as every row has; the proof is the last one.
      tail: `\n${TABLE_PROOF_MARK}${','.repeat(names.length - 1)}`,
    }
  }
  const { confirmationNumber, facts } = header
  const before = canonicalJson({
    confirmationNumber,
    facts,
    format: 'shelfcount-audit',
    version: SEAL_VERSION,
  })
  return {
    head: `${before.slice(0, -1)},"lines":[\n`,
    between: ',\n',
    tail: '\n],"proof":"',
  }
}

/** A document ends with its proof. */
export function proofEnd(format: ExportFormat, proof: string): string {
  return proof + PROOF_ENDS[format]
}

/** As documents were before they carried a proof: their hash stays what it is. */
export function unsignedFrameOf(format: ExportFormat, header: UnsignedHeader): ExportFrame {
  if (format === 'csv') return { ...frameOf('csv', header), tail: '\n' }
  const { confirmationNumber, facts, seal } = header
  const before = canonicalJson({ confirmationNumber, facts, format: 'shelfcount-audit' })
  const after = canonicalJson({ seal, version: 1 })
  return {
    head: `${before.slice(0, -1)},"lines":[\n`,
    between: ',\n',
    tail: `\n],${after.slice(1)}\n`,
  }
}

/** Spreadsheets read a table as UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\uFEFF'

export function lineText(format: ExportFormat, line: ExportLine, header: SealedHeader): string {
  if (format === 'json') return canonicalLine(line)
  const { confirmationNumber, facts } = header
  const about = { auditName: facts.auditName, completedAt: facts.completedAt, confirmationNumber }
  return sealedCsvRow(columnsOf(header).map(([, cell]) => cell(line, about)))
}

/** The canonical JSON of a line, whose keys are written in order here and not sorted line by line. */
export function canonicalLine(line: ExportLine): string {
  return JSON.stringify({
    barcode: line.barcode,
    category: line.category,
    counted: line.counted,
    currency: line.currency,
    decidedAt: line.decidedAt,
    decidedBy: line.decidedBy,
    decision: line.decision,
    expected: line.expected,
    expired: line.expired,
    expiryDates: line.expiryDates,
    itemId: line.itemId,
    lots: line.lots,
    name: line.name,
    notCounted: line.notCounted,
    notCountedValue: line.notCountedValue,
    note: line.note,
    places: line.places.map(({ by, counted, expected, room, round, shelf, standing }) => {
      return { by, counted, expected, room, round, shelf, standing }
    }),
    reasonCode: line.reasonCode,
    review: line.review,
    serials: line.serials,
    settled: line.settled,
    sku: line.sku,
    storeName: line.storeName,
    unit: line.unit,
    unitCost: line.unitCost,
    value: line.value,
    variance: line.variance,
  })
}

/** What was sealed before something was kept has no column of it: its hash stays what it is. */
function columnsOf({ facts }: SealedHeader): readonly CsvColumn[] {
  return csvColumnsWith({
    currency: facts.stores.some(({ currency }) => currency !== undefined),
    notCounted: facts.neverCounted !== undefined,
    labels: facts.labels !== undefined,
    barcodes: facts.barcodes !== undefined,
  })
}
