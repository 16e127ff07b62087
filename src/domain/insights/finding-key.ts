// What a dismissal is remembered by: the lines and what was counted on them, not how sure we are.

import type { AuditLine } from './counted-audit.ts'

/** Kinds that people would take for the same remark share a topic. */
export type FindingTopic = 'offset' | 'entry' | 'twice' | 'missed' | 'unknown' | 'read' | 'person'

export function findingKey(
  topic: FindingTopic,
  lines: readonly AuditLine[],
  ...more: readonly (string | number)[]
): string {
  const [first, last] = [lines[0], lines.at(-1)]
  const ends = lines.length > 2 ? [first, last] : lines
  const parts = ends.flatMap((line) =>
    line ? [line.storeId, line.shelfId ?? '', line.itemId, line.counted ?? 'none'] : [],
  )
  return [topic, ...more, ...parts, ...(lines.length > 2 ? [lines.length] : [])].join('|')
}
