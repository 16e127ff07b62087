// Items that a scanner cannot find from the file alone: scanning each once fixes that.

import type { ImportSummary, ListedFinding } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'
import { csvRow } from '#domain/csv-text.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import { thousands } from '#domain/import/limits.ts'

export const SCAN_ONCE_CODES = [
  'code_shortened',
  'code_rounded',
  'code_too_long',
  'code_not_calculated',
  'code_doubtful',
  'code_missing',
] as const satisfies readonly FindingCode[]

export function countScanOnce({ byCode }: Pick<ImportSummary, 'byCode'>): number {
  return SCAN_ONCE_CODES.reduce((sum, code) => sum + (byCode[code] ?? 0), 0)
}

/** Undefined: a scanner finds every item. */
export function describeScanOnce(summary: Pick<ImportSummary, 'byCode'>): string | undefined {
  const count = countScanOnce(summary)
  if (count === 0) return undefined
  const { code_doubtful: failing = 0, code_missing: missing = 0 } = summary.byCode
  const broken = count - failing - missing
  const parts = [
    broken > 0 && `${thousands(broken)} with a broken barcode`,
    failing > 0 && `${thousands(failing)} with a wrong check digit`,
    missing > 0 && `${thousands(missing)} without a barcode`,
  ]
  const why = parts.filter(Boolean).join(', ')
  return `Scan these once: ${countOf(count, 'item')} that no scanner finds by this file, ${why}.`
}

/** A checklist to work through with a phone, in the order of the file. */
export function scanOnceFile(findings: readonly ListedFinding[]): string {
  const rows = [...findings]
    .sort((one, other) => one.row - other.row)
    .map(({ row, sku, name, value }) => [row, sku, name, value])
  return [['Row', 'SKU', 'Item name', 'Barcode in the file'], ...rows]
    .map((cells) => `${csvRow(cells)}\r\n`)
    .join('')
}
