// The most that can be found without being wrong too often, by whoever knows the odds.

import type { Candidate } from './labelled-places.ts'

/**
 * The largest share found of what is there, with at least this share of what is said being right: in hindsight
 * or as it is to be expected, whichever is more. Of few mistakes, hindsight may show bad luck only.
 */
export function bestRecall(candidates: readonly Candidate[], precision: number): number {
  return Math.max(inHindsight(candidates, precision), asExpected(candidates, precision))
}

function inHindsight(candidates: readonly Candidate[], precision: number): number {
  let right = 0
  let most = 0
  for (const [at, { isRight }] of likeliestFirst(candidates).entries()) {
    if (isRight) right += 1
    if (right >= precision * (at + 1)) most = right
  }
  return most / labelsIn(candidates)
}

/** By whoever is also told how many mistakes there are, and goes by the odds alone. */
function asExpected(candidates: readonly Candidate[], precision: number): number {
  const sorted = likeliestFirst(candidates)
  const prior = priorOf(sorted)
  let right = 0
  let most = 0
  for (const [at, { odds }] of sorted.entries()) {
    right += chanceOf(odds, prior)
    if (right >= precision * (at + 1)) most = right
  }
  return most / labelsIn(candidates)
}

function likeliestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
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
