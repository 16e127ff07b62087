// What is said before an audit is sealed: what is still to be decided, and what the seal will say.

import type { DecisionCounts, ResultFigures } from '#contract/audit-results.ts'
import { countOf } from '#domain/count-words.ts'
import { describeUncounted, sayNeverCounted } from '#domain/uncounted-words.ts'

type Figures = Pick<ResultFigures, 'currency' | 'notFound' | 'notCounted'>

/** "3 lines still need a decision. 2 lines worth $128.00 were not found …" */
export function describeUndecided(open: number, { notFound, currency }: Figures): string {
  const needs = open === 1 ? 'needs' : 'need'
  const lines = `${countOf(open, 'line')} still ${needs} a decision: accept, reject or recount.`
  if (notFound.lines === 0) return lines
  const were = notFound.lines === 1 ? 'was' : 'were'
  const them = notFound.lines === 1 ? 'it' : 'them'
  return `${lines} ${describeUncounted(notFound, currency)} ${were} not found: say that there is none, or have ${them} counted again.`
}

export interface SealedPart {
  readonly name: string
  readonly lines: number
  /** What stands in the books afterwards. */
  readonly means: string
}

/** What the seal will say, decision by decision; what there is none of is left out. */
export function sealedParts(
  {
    accepted,
    rejected,
    zero,
    recounted,
  }: Pick<DecisionCounts, 'accepted' | 'rejected' | 'zero' | 'recounted'>,
  { matched }: Pick<ResultFigures, 'matched'>,
): readonly SealedPart[] {
  return [
    { name: 'Accepted', lines: accepted, means: 'the count stands' },
    { name: 'Rejected', lines: rejected, means: 'the expected number stands' },
    { name: 'Set to 0', lines: zero, means: 'nobody found any' },
    { name: 'Recounted', lines: recounted, means: 'two counts agree' },
    { name: 'Match', lines: matched, means: 'no difference' },
  ].filter(({ lines }) => lines > 0)
}

/** One sentence, or one for each store where their money is in different currencies. */
export function neverCounted(results: {
  readonly figures: Figures
  readonly stores: readonly { readonly name: string; readonly figures: Figures }[]
}): readonly string[] {
  const { figures, stores } = results
  if (figures.notCounted.lines === 0) return []
  if (figures.currency !== null) return [sayNeverCounted(figures.notCounted, figures.currency)]
  return stores
    .filter((store) => store.figures.notCounted.lines > 0)
    .map(({ name, figures: own }) => `${name}: ${sayNeverCounted(own.notCounted, own.currency)}`)
}
