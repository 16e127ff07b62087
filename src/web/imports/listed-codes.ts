import type { ImportSummary } from '#contract/imports.ts'
import {
  FINDING_CODES,
  type FindingCode,
  type Severity,
  severityOf,
} from '#domain/import/finding.ts'
import type { Messages } from '../kit/use-messages.ts'

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

/** "2 errors, 3 warnings, 1 fixed", for a file with this many rows. */
export function describeCodes(
  codes: readonly ListedCode[],
  rows: number,
  t: Messages<'findings'>,
): string {
  const said = SAID.flatMap((severity) => {
    const count = codes.filter((one) => one.severity === severity).length
    return count > 0 ? [t(`list.${severity}`, { count })] : []
  })
  return said.join(', ') || t(rows > 0 ? 'list.allFine' : 'list.noRow')
}

const SAID = ['error', 'warning', 'repaired', 'note'] as const satisfies readonly Severity[]
