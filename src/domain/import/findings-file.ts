// Findings as a file that a spreadsheet opens safely.

import { COLUMN_NAMES } from './column-kind.ts'
import { FINDINGS, type Finding, severityOf } from './finding.ts'

const BYTE_ORDER_MARK = '\ufeff'
const HEADERS = ['Row', 'Kind', 'Column', 'Value in the file', 'What is wrong', 'Suggestion']

export function findingsFile(findings: readonly Finding[]): string {
  const rows = findings.map(({ row, code, column, value, suggestion }) => [
    String(row),
    severityOf(code),
    column ? COLUMN_NAMES[column] : '',
    value,
    `${FINDINGS[code].title(1).replace(/^1 /, '')}. ${FINDINGS[code].text}`,
    suggestion ?? '',
  ])
  const lines = [HEADERS, ...rows].map((cells) => cells.map(csvCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** A cell that begins like a formula would be run by the spreadsheet that opens the file. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
