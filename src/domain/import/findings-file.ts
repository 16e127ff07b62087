// Findings as a file that a spreadsheet opens safely.

import { COLUMN_NAMES, type ColumnKind } from './column-kind.ts'
import { FINDING_CODES, FINDINGS, type Finding, type FindingCode, severityOf } from './finding.ts'
import { thousands } from './limits.ts'
import type { Mapping } from './mapping.ts'

const BYTE_ORDER_MARK = '\ufeff'
const HEADERS = ['Row', 'Kind', 'Column', 'Value in the file', 'What is wrong', 'Suggestion']

export interface CheckedFile {
  readonly headers: readonly string[]
  readonly mapping: Pick<Mapping, 'columns'>
  /** How many there are of each kind, because not all are listed for some kinds. */
  readonly byCode: Readonly<Partial<Record<FindingCode, number>>>
}

export function findingsFile(findings: readonly Finding[], file: CheckedFile): string {
  const rows = findings.map(({ row, code, column, value, suggestion }) => [
    String(row),
    severityOf(code),
    column ? columnName(column, file) : '',
    value,
    `${FINDINGS[code].title(1).replace(/^1 /, '')}. ${FINDINGS[code].text}`,
    suggestion ?? '',
  ])
  const lines = [HEADERS, ...rows, ...unlisted(findings, file)]
  const text = lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/** The header in the file itself, so that people can search for it. */
function columnName(kind: ColumnKind, { headers, mapping }: CheckedFile): string {
  return headers[mapping.columns.indexOf(kind)] ?? COLUMN_NAMES[kind]
}

/** Reports how many findings are not listed, so that nothing is cut silently. */
function unlisted(findings: readonly Finding[], { byCode }: CheckedFile): readonly string[][] {
  const listed = Map.groupBy(findings, ({ code }) => code)
  return FINDING_CODES.flatMap((code) => {
    const more = (byCode[code] ?? 0) - (listed.get(code)?.length ?? 0)
    if (more <= 0) return []
    return [
      ['', severityOf(code), '', '', `${thousands(more)} more of: ${FINDINGS[code].text}`, ''],
    ]
  })
}

/** Escapes a cell that starts like a formula, because a spreadsheet would run it. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
