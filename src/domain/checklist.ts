// The closing checklist and the progress of a count. Computed from stored totals, never from events.

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
  /** Identifies the shelf, because an independent one has several assignments; left out for others. */
  readonly place?: string
  readonly pass?: number
  /** Whether it was requested during the review. */
  readonly inReview?: boolean
  /** Handed in although the control total did not match. */
  readonly controlUnmet?: boolean
}

/** Counts that wait for a manager, and their quantities. */
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

/** With a recount beside the review, a shelf stays explained by its earlier count. */
export function coverageOf(assignments: readonly CoverageFacts[]): Coverage {
  const inForce = assignments.filter((one) => isInForce(one.status) && !isRecountOut(one))
  const shelves = [...Map.groupBy(inForce, ({ place }, index) => place ?? index).values()]
  const explained = shelves.filter(isExplainedByAll)
  return { shelves: shelves.length, explained: explained.length }
}

/**
 * A shelf is explained when all its counts are in. If only one of two is in and the other could not be made, the shelf
 * has no result until a manager decides.
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

/** Counts shelves that wait for the second of two counts. */
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

/** The first two counts differ, and the third is not made yet or could not be made. */
function isOpenTieBreak({ status, pass }: AssignmentFacts): boolean {
  return pass === TIE_BREAK_PASS && isInForce(status) && !isHandedIn(status)
}

/** A later round, or a tie-breaking count, that still has to be made. */
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
