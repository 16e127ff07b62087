// Items that a scanner cannot find from the file alone: scanning each once fixes that.

import type { ImportSummary, ListedFinding } from '#contract/imports.ts'
import { csvRow } from '#domain/csv-text.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import type { Messages } from '../kit/use-messages.ts'

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
export function describeScanOnce(
  summary: Pick<ImportSummary, 'byCode'>,
  t: Messages<'imports'>,
): string | undefined {
  const count = countScanOnce(summary)
  if (count === 0) return undefined
  const { code_doubtful: failing = 0, code_missing: missing = 0 } = summary.byCode
  const broken = count - failing - missing
  const parts = [
    broken > 0 && t('once.broken', { count: broken }),
    failing > 0 && t('once.failing', { count: failing }),
    missing > 0 && t('once.missing', { count: missing }),
  ]
  return t('once.text', { count, why: parts.filter(Boolean).join(', ') })
}

/** A checklist to work through with a phone, in the order of the file. */
export function scanOnceFile(findings: readonly ListedFinding[], t: Messages<'imports'>): string {
  const rows = [...findings]
    .sort((one, other) => one.row - other.row)
    .map(({ row, sku, name, value }) => [row, sku, name, value])
  const head = [t('once.row'), t('once.sku'), t('once.name'), t('once.barcode')]
  return [head, ...rows].map((cells) => `${csvRow(cells)}\r\n`).join('')
}
