// The key that a dismissal is stored under: the lines and their counts, but not how sure we are.

import { hashText } from '../import/seen-keys.ts'
import type { Finding, FindingLine } from './finding.ts'

/** Kinds that look like the same remark to people share a topic. */
export type FindingTopic = 'offset' | 'entry' | 'twice' | 'missed' | 'unknown' | 'read' | 'person'

type CountedLine = Pick<FindingLine, 'storeId' | 'shelfId' | 'itemId' | 'counted'>

/** With more lines the key would be too long for an index, so a hash replaces them. */
const MOST_SPELT_OUT = 2

export function findingKey(
  topic: FindingTopic,
  lines: readonly CountedLine[],
  ...more: readonly (string | number)[]
): string {
  const said = lines.map(sayLine)
  const told =
    lines.length > MOST_SPELT_OUT
      ? [lines.length, hashText(said.toSorted().join('\n')).toString(36)]
      : said
  return [topic, ...more, ...told].join('|')
}

/**
 * The older form of the key, which only included the first and last of many lines. Can be removed when no stored
 * dismissal has such a key.
 */
export function formerFindingKey({ key, lines }: Pick<Finding, 'key' | 'lines'>): string {
  const [first, last] = [lines[0], lines.at(-1)]
  if (lines.length <= MOST_SPELT_OUT || !first || !last) return key
  const about = key.split('|').slice(0, -2)
  return [...about, sayLine(first), sayLine(last), lines.length].join('|')
}

function sayLine({ storeId, shelfId, itemId, counted }: CountedLine): string {
  return [storeId, shelfId ?? '', itemId, counted ?? 'none'].join('|')
}
