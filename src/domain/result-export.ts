// The sealed document of a completed audit, as JSON and as CSV. Written line by line, so that a large one can be sent
// in parts. Its bytes must never change, because they were signed.

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

/** For audits that were sealed before seals were signed. */
export interface UnsignedHeader extends SealedHeader {
  readonly seal: string
}

/** The fixed text of a document: before, between and after the lines. */
export interface ExportFrame {
  readonly head: string
  readonly between: string
  readonly tail: string
}

/** The fixed text of a document without its proof. */
export function frameOf(format: ExportFormat, header: SealedHeader): ExportFrame {
  if (format === 'csv') {
    const names = columnsOf(header).map(([name]) => name)
    return {
      head: `${BYTE_ORDER_MARK}${sealedCsvRow(names)}\n`,
      between: '\n',
      // As many cells as every other row; the proof is in the last one.
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

/** The form of documents from before proofs, which must not change because of their hash. */
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

/** Spreadsheets only read a table as UTF-8 with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

export function lineText(format: ExportFormat, line: ExportLine, header: SealedHeader): string {
  if (format === 'json') return canonicalLine(line)
  const { confirmationNumber, facts } = header
  const about = { auditName: facts.auditName, completedAt: facts.completedAt, confirmationNumber }
  return sealedCsvRow(columnsOf(header).map(([, cell]) => cell(line, about)))
}

/** The canonical JSON of a line. Its keys are written in order, which saves sorting them for every line. */
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

/** Older documents leave out columns that were added later, so that their hash stays the same. */
function columnsOf({ facts }: SealedHeader): readonly CsvColumn[] {
  return csvColumnsWith({
    currency: facts.stores.some(({ currency }) => currency !== undefined),
    notCounted: facts.neverCounted !== undefined,
    labels: facts.labels !== undefined,
    barcodes: facts.barcodes !== undefined,
  })
}
