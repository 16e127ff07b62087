// What a dismissal is remembered by: the lines and what was counted on them, not how sure we are.

import { hashText } from '../import/seen-keys.ts'
import type { Finding, FindingLine } from './finding.ts'

/** Kinds that people would take for the same remark share a topic. */
export type FindingTopic = 'offset' | 'entry' | 'twice' | 'missed' | 'unknown' | 'read' | 'person'

type CountedLine = Pick<FindingLine, 'storeId' | 'shelfId' | 'itemId' | 'counted'>

/** More lines would make a key that no index takes: they are told by a hash. */
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
 * What the finding was remembered by when of many lines only the ends were told. Can go when no dismissal
 * is left that has such a key.
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
