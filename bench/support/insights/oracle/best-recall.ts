// The most that can be found without being wrong too often, by whoever knows the odds.

import type { Candidate } from './labelled-places.ts'

/** The largest share found of what is there, with at least this share of what is said being right. */
export function bestRecall(candidates: readonly Candidate[], precision: number): number {
  const labels = candidates.filter(({ isRight }) => isRight).length
  const sorted = candidates
    .filter(({ odds }) => odds > 0)
    .sort((one, other) => other.odds - one.odds)
  let right = 0
  let most = 0
  for (const [at, { isRight }] of sorted.entries()) {
    if (isRight) right += 1
    if (right >= precision * (at + 1)) most = right
  }
  return most / labels
}
