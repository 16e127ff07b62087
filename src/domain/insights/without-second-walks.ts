// An audit without what was surely entered twice. A shelf counted twice hides other mistakes on its lines: of "148
// counted, 12 expected" the second walk accounts for 12, and what remains is one digit too many.

import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { ShelfTwice } from './shelf-twice.ts'
import type { Visit } from './shelf-visits.ts'

/** Lines keep their numbers; lines that were counted once are the same objects. */
export function withoutSecondWalks(
  audit: CountedAudit,
  twice: readonly ShelfTwice[],
): CountedAudit {
  const once = new Map<number, AuditLine>()
  for (const { line, visit } of twice.flatMap(({ second }) => second)) {
    once.set(line.index, withoutVisit(once.get(line.index) ?? line, visit))
  }
  if (once.size === 0) return audit
  const countedOnce = (lines: readonly AuditLine[]) =>
    lines.map((line) => once.get(line.index) ?? line)
  const linesOfItem = new Map(audit.linesOfItem)
  for (const { itemId } of once.values()) {
    linesOfItem.set(itemId, countedOnce(linesOfItem.get(itemId) ?? []))
  }
  return { ...audit, lines: countedOnce(audit.lines), linesOfItem }
}

/** A visit that was detected in two ways is removed only once. */
function withoutVisit(line: AuditLine, { events, quantity }: Visit): AuditLine {
  const entries = line.entries.filter((at) => !events.includes(at))
  if (entries.length === line.entries.length) return line
  const counted = exact((line.counted ?? 0) - quantity)
  return { ...line, entries, counted, variance: exact(counted - line.expected) }
}
