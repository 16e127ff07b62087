// The closing checklist, and how far a count has come. Made of totals that are kept, never of events.

import {
  type AssignmentStatus,
  isExplained,
  isHandedIn,
  isInForce,
  isInTotals,
} from './assignment.ts'
import type { ChecklistPoint } from './audit.ts'
import { TIE_BREAK_PASS } from './independent.ts'
import { isRecountOut, stands } from './review-recount.ts'

export interface AssignmentFacts {
  readonly status: AssignmentStatus
  readonly round: number
  readonly unknownLines: number
  /** Which shelf it is; an independent one has several assignments. Left out: one of its own. */
  readonly place?: string
  readonly pass?: number
  /** Whether it was asked for while the audit was reviewed. */
  readonly inReview?: boolean
  /** Handed in although the number counted by hand does not meet it. */
  readonly controlUnmet?: boolean
}

/** Counts that wait for a manager, and what they say. */
export interface SetAsideFacts {
  readonly counts: number
  readonly units: number
}

export interface Coverage {
  readonly shelves: number
  /** Submitted, approved, or excluded with a reason. */
  readonly explained: number
}

type CoverageFacts = Pick<AssignmentFacts, 'status' | 'round' | 'place' | 'inReview'>

/** A recount beside the review leaves its shelf explained by what was counted before. */
export function coverageOf(assignments: readonly CoverageFacts[]): Coverage {
  const inForce = assignments.filter((one) => isInForce(one.status) && !isRecountOut(one))
  const shelves = [...Map.groupBy(inForce, ({ place }, index) => place ?? index).values()]
  const explained = shelves.filter(isExplainedByAll)
  return { shelves: shelves.length, explained: explained.length }
}

/**
 * A shelf is explained when all its counts are in. Where one of two is in and the other could not be
 * made, nothing stands yet: somebody has to say what does.
 */
export function isExplainedByAll(
  counts: readonly Pick<AssignmentFacts, 'status' | 'round'>[],
): boolean {
  if (!counts.every(({ status }) => isExplained(status))) return false
  const rounds = Map.groupBy(counts, ({ round }) => round)
  return [...rounds.values()].every(
    (passes) => new Set(passes.map(({ status }) => status === 'excluded')).size === 1,
  )
}

export function checklistOf(
  assignments: readonly AssignmentFacts[],
  devices: readonly { readonly unsentEvents: number }[],
  { counts: setAside, units }: SetAsideFacts = { counts: 0, units: 0 },
): readonly ChecklistPoint[] {
  const { shelves, explained } = coverageOf(assignments)
  const [lone, ties] = [countLone(assignments), assignments.filter(isOpenTieBreak).length]
  const counted = assignments.filter(stands)
  const recounts = assignments.filter(isOpenRecount)
  return [
    {
      id: 'coverage',
      open: shelves - explained,
      ...(lone > 0 && { lone }),
      ...(ties > 0 && { ties }),
    },
    { id: 'unsent_events', open: sum(devices.map((device) => device.unsentEvents)) },
    { id: 'unknown_codes', open: sum(counted.map((one) => one.unknownLines)) },
    { id: 'recounts', open: recounts.length },
    { id: 'control_totals', open: counted.filter((one) => one.controlUnmet).length },
    { id: 'set_aside', open: setAside, ...(setAside > 0 && { units }) },
  ]
}

/** Shelves that wait for the second of two counts. */
function countLone(assignments: readonly AssignmentFacts[]): number {
  const compared = assignments.filter(
    ({ status, pass }) => isInForce(status) && pass !== TIE_BREAK_PASS,
  )
  const shelves = Map.groupBy(compared, ({ place, round }, index) =>
    place === undefined ? index : `${place}/${round}`,
  )
  return [...shelves.values()].filter((counts) => {
    const handedIn = counts.filter(({ status }) => isHandedIn(status))
    return handedIn.length > 0 && handedIn.length < counts.length
  }).length
}

/** Two counts differ, and the third is not made, or could not be. */
function isOpenTieBreak({ status, pass }: AssignmentFacts): boolean {
  return pass === TIE_BREAK_PASS && isInForce(status) && !isHandedIn(status)
}

/** A later round, or the count that breaks a tie, which somebody still has to make. */
export function isOpenRecount({
  status,
  round,
  pass,
}: Pick<AssignmentFacts, 'status' | 'round' | 'pass'>): boolean {
  const isAgain = round > 0 || pass === TIE_BREAK_PASS
  return isAgain && isInTotals(status) && !isExplained(status)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
