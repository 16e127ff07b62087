// The probable cause of each line of a result: the surest finding about it, and which findings connect several lines.
// A line is an item in a store, on any of its shelves.

import type { Decision, ReasonCode } from '../decision.ts'
import type { Finding, FindingKind, RankedLine } from './finding.ts'

export interface CauseLine {
  readonly storeId: string
  readonly itemId: string
}

/** Findings about a person or a code rather than about a line. */
const NOT_OF_A_LINE: ReadonlySet<FindingKind> = new Set(['recounts_differ'])

/** One cause per line: the surest finding, which is the first in the given order. */
export function causesByLine<F extends Finding>(findings: readonly F[]): ReadonlyMap<string, F> {
  const causes = new Map<string, F>()
  for (const finding of findings) {
    if (NOT_OF_A_LINE.has(finding.kind)) continue
    const keys = linesOf(finding).map(keyOfLine)
    // A finding that connects lines applies to all of them or to none, because half a swap makes no sense.
    const isFree = keys.every((key) => !causes.has(key))
    for (const key of isFree || keys.length === 1 ? keys : []) {
      if (!causes.has(key)) causes.set(key, finding)
    }
  }
  return causes
}

export function keyOfLine({ storeId, itemId }: CauseLine): string {
  return `${storeId}/${itemId}`
}

/** The lines of a finding; an item on two shelves is one line. */
export function linesOf({ lines }: Pick<Finding, 'lines'>): readonly CauseLine[] {
  const keys = lines.map(({ storeId, itemId }) => ({ storeId, itemId }))
  return [...new Map(keys.map((key) => [keyOfLine(key), key])).values()]
}

/** The lines sorted by how much a look is worth, each followed by the lines with the same cause. */
export function orderByWorth(
  ranking: readonly Pick<RankedLine, 'storeId' | 'itemId'>[],
  findings: readonly Finding[],
): readonly CauseLine[] {
  const causes = causesByLine(findings)
  const ordered = new Map<string, CauseLine>()
  for (const { storeId, itemId } of ranking) {
    const line = { storeId, itemId }
    const cause = causes.get(keyOfLine(line))
    const together = cause ? [line, ...linesOf(cause)] : [line]
    for (const one of together) {
      if (!ordered.has(keyOfLine(one))) ordered.set(keyOfLine(one), one)
    }
  }
  return [...ordered.values()]
}

/** The most likely reason for accepting or rejecting a line with this cause; null when no reason stands out. */
export function suggestedReason(
  { kind }: Pick<Finding, 'kind'>,
  decision: Decision,
): ReasonCode | null {
  if (decision !== 'accept' && decision !== 'reject') return null
  switch (kind) {
    case 'sibling':
      return 'wrong_variant'
    case 'moved':
    case 'misplaced':
      return 'misplaced'
    case 'case_pack':
      return 'pack_size'
    // A count that was probably a mistake is rejected for that; a manager who accepts it knows something else.
    case 'keying':
    case 'case_or_keying':
    case 're_read':
    case 'shelf_twice':
      return decision === 'reject' ? 'miscount' : null
    case 'missed_run':
    case 'recounts_differ':
    case 'unknown_code':
      return null
  }
}

/** What a manager would do about it. The shelf has the answer, so a mistake is recounted. */
export type CauseAction =
  | { readonly kind: 'decide'; readonly decision: Decision; readonly reasonCode: ReasonCode }
  | { readonly kind: 'recount' }
  | { readonly kind: 'unknown_codes' }

export function suggestedAction({ kind }: Pick<Finding, 'kind'>): CauseAction {
  switch (kind) {
    case 'sibling':
      return { kind: 'decide', decision: 'accept', reasonCode: 'wrong_variant' }
    case 'moved':
    case 'misplaced':
      return { kind: 'decide', decision: 'accept', reasonCode: 'misplaced' }
    case 'unknown_code':
      return { kind: 'unknown_codes' }
    case 'case_pack':
    case 'keying':
    case 'case_or_keying':
    case 're_read':
    case 'shelf_twice':
    case 'missed_run':
    case 'recounts_differ':
      return { kind: 'recount' }
  }
}
