import type { ImportSummaryLine } from '#contract/imports.ts'
import { ENDED_IMPORTS } from '#domain/import/import-status.ts'

export function isUnderWay({ status }: Pick<ImportSummaryLine, 'status'>): boolean {
  return !ENDED_IMPORTS.includes(status)
}
