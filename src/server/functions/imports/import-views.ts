// Imports as the screens show them.

import * as z from 'zod'
import {
  formatSchema,
  type ImportDetails,
  type ImportSummary,
  type ImportSummaryLine,
  type ListedFinding,
  mappingSchema,
} from '#contract/imports.ts'
import { isColumnKind } from '#domain/import/column-kind.ts'
import { FINDING_CODES, type FindingCode } from '#domain/import/finding.ts'
import { describeImportFailure } from '#domain/import/import-failure.ts'
import type { UndoneItems } from '#domain/import/import-status.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { countRepairs, type Repair } from '#domain/import/repair.ts'
import type { selectFindings } from '#server/queries/imports/import-rows.ts'
import type { selectImport, selectImports, selectTarget } from '#server/queries/imports/imports.ts'

type ImportRecord = NonNullable<Awaited<ReturnType<typeof selectImport>>>
type ImportLine = Awaited<ReturnType<typeof selectImports>>[number]
type Target = Awaited<ReturnType<typeof selectTarget>>
type FindingRow = Awaited<ReturnType<typeof selectFindings>>[number]

const repairs = z.array(
  z.object({ row: z.number(), at: z.number(), header: z.string(), value: z.string() }),
)

export function parseRepairs(stored: unknown): readonly Repair[] {
  return repairs.parse(stored)
}

const decisions = z.record(z.string(), z.enum(['keep', 'zero', 'leave_out']))

export function toImportLine(row: ImportLine | ImportRecord): ImportSummaryLine {
  return {
    id: row.id,
    kind: row.kind,
    auditId: row.audit_id,
    groupId: row.group_id,
    status: row.status,
    fileName: row.file_name,
    createdAt: row.created_at.getTime(),
    createdByName: row.created_by_name,
  }
}

export function toImportDetails(
  row: ImportRecord,
  target: Target,
  version: number | null,
): ImportDetails {
  const isInForce = row.baseline_id !== null && target.baselineId === row.baseline_id
  const canTakeBack = target.auditStatus === null || target.auditStatus === 'draft'
  const mapping = mappingSchema.parse(row.mapping)
  const above = row.status === 'importing' ? mapping.headerRows : 0
  return {
    ...toImportLine(row),
    storeId: row.store_id,
    fileId: row.file_id,
    fileBytes: row.file_bytes,
    fileSha256: row.file_sha256,
    format: formatSchema.parse(row.format),
    headers: headersFor(row, mapping),
    mapping,
    progress: {
      startedAt: row.phase_started_at.getTime(),
      // Rows are stored with their numbers in the file, so the rows above the data are subtracted.
      rowsDone: Math.max(0, row.rows_done - above),
      rowsTotal: row.rows_total === null ? null : Math.max(0, row.rows_total - above),
      share: shareOf(row),
    },
    summary: withoutOthers(parseSummary(row.summary)),
    decisions: parseDecisions(row.decisions),
    repairs: countRepairs(
      parseRepairs(row.repairs),
      z.array(z.string()).parse(row.headers),
      mapping.columns,
    ),
    failure: row.failure && describeImportFailure(row.failure),
    failureReason: row.failure,
    reason: row.reason,
    isInForce,
    version,
    replaces:
      row.kind === 'baseline' && !isInForce && target.version !== null
        ? { fileName: target.fileName, version: target.version }
        : null,
    isSameFile: row.kind === 'baseline' && !isInForce && target.sha256 === row.file_sha256,
    canUndo: row.status === 'done' && (isInForce ? canTakeBack : row.changes > 0),
    undone: parseUndone(row.undone),
    endedAt: row.ended_at?.getTime() ?? null,
  }
}

/** A file for several stores may have a column per store. The headers of other stores are hidden. */
function headersFor(row: ImportRecord, { columns }: Mapping): readonly string[] {
  const headers = z.array(z.string()).parse(row.headers)
  if (row.group_id === null) return headers
  return headers.map((header, at) => ((columns[at] ?? null) === null ? '' : header))
}

/** Names of other places and their row counts are only shown for the file as a whole. */
function withoutOthers(summary: ImportSummary | null): ImportSummary | null {
  if (summary === null) return null
  const { otherSites: _others, ...own } = summary
  return own
}

function shareOf(row: ImportRecord): number {
  if (row.status === 'checking') return row.file_bytes ? row.bytes_done / row.file_bytes : 0
  const isCounted = row.status === 'importing' || row.status === 'undoing'
  if (isCounted) return row.rows_total ? row.rows_done / row.rows_total : 0
  return 1
}

/** No parsing needed: our own reader has written it. */
export function parseSummary(value: unknown): ImportSummary | null {
  if (value === null || value === undefined) return null
  const summary = value as ImportSummary
  // Summaries of older checks do not count items, left-out rows and lots.
  const { newItems = summary.newRows, leftOut = 0, lotRows = 0 } = summary
  return { ...summary, newItems, leftOut, lotRows }
}

/** No parsing needed: our own job has written it. */
function parseUndone(value: unknown): UndoneItems | null {
  return value === null || value === undefined ? null : (value as UndoneItems)
}

export function parseDecisions(value: unknown): ImportDetails['decisions'] {
  return decisions.parse(value)
}

export function toFinding(row: FindingRow): ListedFinding {
  return {
    id: `${row.row_number}:${row.code}:${row.seq}`,
    row: row.row_number,
    code: parseCode(row.code),
    column: isColumnKind(row.column_kind) ? row.column_kind : null,
    value: row.value,
    suggestion: row.suggestion,
    sku: row.sku,
    name: row.name,
  }
}

function parseCode(text: string): FindingCode {
  const code = FINDING_CODES.find((one) => one === text)
  if (!code) throw new Error(`${text} is no kind of finding`)
  return code
}
