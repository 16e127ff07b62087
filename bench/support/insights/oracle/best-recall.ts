// The most that can be found without being wrong too often, by whoever knows the odds.

import type { Candidate } from './labelled-places.ts'

/** Which of the mistakes are looked for, where that is not all of them. */
export interface Part<One extends Candidate> {
  readonly isIn: (candidate: One) => boolean
  /** How far the odds speak for one of these. */
  readonly shareOf: (candidate: One) => number
}

const WHOLE: Part<Candidate> = { isIn: () => true, shareOf: () => 1 }

/**
 * The largest share found of what is looked for, with at least this share of all that is said being right: in
 * hindsight or as it is to be expected, whichever is more. Of few mistakes, hindsight may show bad luck only.
 */
export function bestRecall<One extends Candidate>(
  candidates: readonly One[],
  precision: number,
  part: Part<One> = WHOLE,
): number {
  const sorted = likeliestFirst(candidates)
  const most = Math.max(inHindsight(sorted, precision, part), asExpected(sorted, precision, part))
  const there = candidates.filter((one) => one.isRight && part.isIn(one)).length
  return Math.min(there, most) / there
}

function inHindsight<One extends Candidate>(
  sorted: readonly One[],
  precision: number,
  part: Part<One>,
): number {
  let right = 0
  let found = 0
  let most = 0
  for (const [at, one] of sorted.entries()) {
    if (one.isRight) right += 1
    if (one.isRight && part.isIn(one)) found += 1
    if (right >= precision * (at + 1)) most = found
  }
  return most
}

/** By whoever is also told how many mistakes there are, and goes by the odds alone. */
function asExpected<One extends Candidate>(
  sorted: readonly One[],
  precision: number,
  part: Part<One>,
): number {
  const prior = priorOf(sorted)
  let right = 0
  let found = 0
  let most = 0
  for (const [at, one] of sorted.entries()) {
    const chance = chanceOf(one.odds, prior)
    right += chance
    found += chance * part.shareOf(one)
    if (right >= precision * (at + 1)) most = found
  }
  return most
}

function likeliestFirst<One extends Candidate>(candidates: readonly One[]): readonly One[] {
  return candidates.filter(({ odds }) => odds > 0).sort((one, other) => other.odds - one.odds)
}

function labelsIn(candidates: readonly Candidate[]): number {
  return candidates.filter(({ isRight }) => isRight).length
}

const HALVINGS = 60
const FARTHEST = 30

/** How often such a mistake happens at all, if as many of them show as do. */
function priorOf(candidates: readonly Candidate[]): number {
  const there = labelsIn(candidates)
  let [least, most] = [-FARTHEST, FARTHEST]
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (least + most) / 2
    const seen = candidates.reduce((sum, { odds }) => sum + chanceOf(odds, Math.exp(middle)), 0)
    if (seen < there) least = middle
    else most = middle
  }
  return Math.exp(least)
}

function chanceOf(odds: number, prior: number): number {
  return odds === Number.POSITIVE_INFINITY ? 1 : (odds * prior) / (1 + odds * prior)
}
