// What may lie behind each line of a result: the surest finding about it, and what of the findings joins
// several lines. A line is an item in a store, on whatever shelves.

import type { Decision, ReasonCode } from '../decision.ts'
import type { Finding, FindingKind, RankedLine } from './finding.ts'

export interface CauseLine {
  readonly storeId: string
  readonly itemId: string
}

/** Of these the cause is a person or a code, and not something about one line. */
const NOT_OF_A_LINE: ReadonlySet<FindingKind> = new Set(['recounts_differ'])

/** By line, the surest finding first as they are given: a line has one cause. */
export function causesByLine<F extends Finding>(findings: readonly F[]): ReadonlyMap<string, F> {
  const causes = new Map<string, F>()
  for (const finding of findings) {
    if (NOT_OF_A_LINE.has(finding.kind)) continue
    const keys = linesOf(finding).map(keyOfLine)
    // What joins lines joins all of them, or none: half of a swap is no swap.
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

/** The lines of a finding; an item on two shelves is one. */
export function linesOf({ lines }: Pick<Finding, 'lines'>): readonly CauseLine[] {
  const keys = lines.map(({ storeId, itemId }) => ({ storeId, itemId }))
  return [...new Map(keys.map((key) => [keyOfLine(key), key])).values()]
}

/**
 * The lines in the order in which a look is worth the most, each followed by those that the same cause
 * joins with it.
 */
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

/** Why a line with such a cause is most likely accepted or rejected; null: nothing speaks for one reason. */
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
    // A count that was likely a mistake is rejected for that; whoever accepts it knows something else.
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

/** What a manager would do about it; the shelf decides, so a mistake is counted again. */
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
