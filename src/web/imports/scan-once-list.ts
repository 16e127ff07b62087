// Items whose barcode was broken in the file: they come in without it, and one scan gives it back.

import type { ImportSummary, ListedFinding } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'
import { csvRow } from '#domain/csv-text.ts'
import type { FindingCode } from '#domain/import/finding.ts'

export const SCAN_ONCE_CODES = [
  'code_shortened',
  'code_rounded',
  'code_too_long',
] as const satisfies readonly FindingCode[]

export function countScanOnce({ byCode }: Pick<ImportSummary, 'byCode'>): number {
  return SCAN_ONCE_CODES.reduce((sum, code) => sum + (byCode[code] ?? 0), 0)
}

/** Undefined: every barcode is whole. */
export function describeScanOnce(summary: Pick<ImportSummary, 'byCode'>): string | undefined {
  const count = countScanOnce(summary)
  if (count === 0) return undefined
  const rows = countOf(count, 'row comes', 'rows come')
  return `Scan these once: ${rows} in without a barcode, as that of the file is broken.`
}

/** To work through with a phone, in the order of the file. */
export function scanOnceFile(findings: readonly ListedFinding[]): string {
  const rows = [...findings]
    .sort((one, other) => one.row - other.row)
    .map(({ row, sku, name, value }) => [row, sku, name, value])
  return [['Row', 'SKU', 'Item name', 'Barcode in the file'], ...rows]
    .map((cells) => `${csvRow(cells)}\r\n`)
    .join('')
}
