import type { ImportSummary } from '#contract/imports.ts'
import {
  FINDING_CODES,
  type FindingCode,
  type Severity,
  severityOf,
} from '#domain/import/finding.ts'

const ORDER: readonly Severity[] = ['error', 'repaired', 'warning', 'note']

export interface ListedCode {
  readonly code: FindingCode
  readonly severity: Severity
  readonly count: number
}

/** The findings, worst first, then most frequent first. */
export function listedCodes({ byCode }: Pick<ImportSummary, 'byCode'>): readonly ListedCode[] {
  return FINDING_CODES.map((code) => ({
    code,
    severity: severityOf(code),
    count: byCode[code] ?? 0,
  }))
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) || other.count - one.count,
    )
}

/** "2 errors, 3 warnings, 1 repaired", for a file with this many rows. */
export function describeCodes(codes: readonly ListedCode[], rows: number): string {
  const count = (severity: Severity) => codes.filter((one) => one.severity === severity).length
  const parts = [
    [count('error'), 'error', 'errors'],
    [count('warning'), 'warning', 'warnings'],
    [count('repaired'), 'repaired', 'repaired'],
    [count('note'), 'note', 'notes'],
  ] as const
  const said = parts.flatMap(([n, one, many]) => (n > 0 ? [`${n} ${n === 1 ? one : many}`] : []))
  const none = rows > 0 ? 'None. Every row is fine.' : 'There is no row under the headers.'
  return said.join(', ') || none
}
