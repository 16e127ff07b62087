// Findings as a file that a spreadsheet opens safely.

import type { ColumnKind } from './column-kind.ts'
import {
  FINDING_CODES,
  type Finding,
  type FindingCode,
  type Severity,
  severityOf,
} from './finding.ts'
import type { Mapping } from './mapping.ts'

const BYTE_ORDER_MARK = '\ufeff'

export interface CheckedFile {
  readonly headers: readonly string[]
  readonly mapping: Pick<Mapping, 'columns'>
  /** How many there are of each kind, because not all are listed for some kinds. */
  readonly byCode: Readonly<Partial<Record<FindingCode, number>>>
}

/** In the language of the reader. */
export interface FindingsFileWords {
  readonly headers: readonly string[]
  readonly severity: (severity: Severity) => string
  /** What is wrong with a row, and what to do. */
  readonly wrong: (code: FindingCode) => string
  /** For findings that are counted and not listed. */
  readonly more: (code: FindingCode, count: number) => string
  readonly suggestion: (suggestion: string) => string
  /** For a column that the file does not name. */
  readonly column: (kind: ColumnKind) => string
}

export function findingsFile(
  findings: readonly Finding[],
  file: CheckedFile,
  words: FindingsFileWords,
): string {
  const rows = findings.map(({ row, code, column, value, suggestion }) => [
    String(row),
    words.severity(severityOf(code)),
    column ? columnName(column, file, words) : '',
    value,
    words.wrong(code),
    suggestion === null ? '' : words.suggestion(suggestion),
  ])
  const lines = [words.headers, ...rows, ...unlisted(findings, file, words)]
  const text = lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/** The header in the file itself, so that people can search for it. */
function columnName(
  kind: ColumnKind,
  { headers, mapping }: CheckedFile,
  words: FindingsFileWords,
): string {
  return headers[mapping.columns.indexOf(kind)] ?? words.column(kind)
}

/** Reports how many findings are not listed, so that nothing is cut silently. */
function unlisted(
  findings: readonly Finding[],
  { byCode }: CheckedFile,
  words: FindingsFileWords,
): readonly string[][] {
  const listed = Map.groupBy(findings, ({ code }) => code)
  return FINDING_CODES.flatMap((code) => {
    const more = (byCode[code] ?? 0) - (listed.get(code)?.length ?? 0)
    if (more <= 0) return []
    return [['', words.severity(severityOf(code)), '', '', words.more(code, more), '']]
  })
}

/** Escapes a cell that starts like a formula, because a spreadsheet would run it. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
