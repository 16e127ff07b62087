// Parts shared by all findings.

import { type AuditLine, exact } from './counted-audit.ts'
import type { FindingLine } from './finding.ts'
import type { Proposal } from './proposal.ts'
import type { ScanLog } from './scan-log.ts'

export const MOST_EVENTS = 24

export function eventIdsOf(log: ScanLog, changes: Proposal['changes']): readonly string[] {
  const events = changes.flatMap(({ line }) => [...line.entries.subarray(0, MOST_EVENTS)])
  return events.slice(0, MOST_EVENTS).map((at) => log.idOf(at))
}

export function findingLine(line: AuditLine, change: number | null): FindingLine {
  const { storeId, itemId, shelfId, counted } = line
  const expected = line.isCompared ? line.expected : null
  const proposed = change === null ? null : exact((counted ?? 0) + change)
  return { storeId, itemId, shelfId, expected, counted, proposed }
}

/** As fine as the smallest coin of any currency (some have thousandths); screens round to their currency. */
export function changeValue(changes: Proposal['changes']): number {
  const value = changes.reduce((sum, { line, change }) => sum + Math.abs(change) * line.cost, 0)
  return Math.round(value * 1_000) / 1_000
}
