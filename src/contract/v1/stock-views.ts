// What the public API shows of imports and of expected stock.

import * as z from 'zod'
import { severityOf } from '#domain/import/finding.ts'
import type {
  ExpectedItem,
  ImportDetails,
  ImportSummary,
  ImportSummaryLine,
  ListedFinding,
} from '../imports.ts'
import { iso, maybeIso, maybeMoment, maybeNumber, maybeText, moment, text } from './view-fields.ts'

export const importLine = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['catalogue', 'baseline']),
    auditId: z.uuid().nullable(),
    status: text,
    fileName: text,
    createdAt: moment,
    createdByName: maybeText,
  })
  .meta({ id: 'Import' })

export function viewImport(one: ImportSummaryLine): z.output<typeof importLine> {
  const { id, kind, auditId, status, fileName, createdByName } = one
  return { id, kind, auditId, status, fileName, createdAt: iso(one.createdAt), createdByName }
}

const importCheck = z.strictObject({
  rows: z.int(),
  fine: z.int(),
  warned: z.int(),
  /** Rows with errors, which are not imported. */
  bad: z.int(),
  leftOut: z.int(),
  newItems: z.int(),
  newShelves: z.int(),
  /** How often each code was found. */
  findings: z.record(text, z.int()),
})

export const importDetails = z
  .strictObject({
    ...importLine.shape,
    /** Whether counts are compared with it. */
    inForce: z.boolean(),
    version: z.int().nullable(),
    /** Of reading or of writing, from 0 to 1. */
    progress: z.number(),
    /** Null before it was checked. */
    check: importCheck.nullable(),
    decisions: z.record(text, text),
    failure: maybeText,
    endedAt: maybeMoment,
  })
  .meta({ id: 'ImportDetails' })

export function viewImportDetails(one: ImportDetails): z.output<typeof importDetails> {
  return {
    ...viewImport(one),
    ...{ inForce: one.isInForce, version: one.version, progress: one.progress.share },
    check: one.summary && viewCheck(one.summary),
    ...{ decisions: { ...one.decisions }, failure: one.failure, endedAt: maybeIso(one.endedAt) },
  }
}

function viewCheck(summary: ImportSummary): z.output<typeof importCheck> {
  const { rows, fine, warned, bad, leftOut, newItems, newShelves, byCode } = summary
  return { rows, fine, warned, bad, leftOut, newItems, newShelves, findings: { ...byCode } }
}

export const importFinding = z
  .strictObject({
    id: text,
    row: z.int(),
    code: text,
    severity: z.enum(['error', 'warning', 'repaired', 'note']),
    column: maybeText,
    value: text,
    suggestion: maybeText,
    sku: maybeText,
    name: maybeText,
  })
  .meta({ id: 'ImportFinding' })

export function viewImportFinding(one: ListedFinding): z.output<typeof importFinding> {
  const { id, row, code, column, value, suggestion, sku, name } = one
  return { id, row, code, severity: severityOf(code), column, value, suggestion, sku, name }
}

export const expectedItem = z
  .strictObject({
    id: z.uuid(),
    sku: maybeText,
    name: text,
    category: maybeText,
    unit: text,
    /** In the whole store. */
    quantity: z.number(),
    unitCost: maybeNumber,
    /** Where the stock was sent by shelf. */
    shelves: z.array(z.strictObject({ shelfId: z.uuid(), quantity: z.number() })),
  })
  .meta({ id: 'ExpectedItem' })

export function viewExpectedItem(one: ExpectedItem): z.output<typeof expectedItem> {
  const { id, sku, name, category, unit, quantity, unitCost } = one
  const shelves = one.shelves.map(({ shelfId, quantity: lies }) => ({ shelfId, quantity: lies }))
  return { id, sku, name, category, unit, quantity, unitCost, shelves }
}
