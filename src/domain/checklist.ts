// The closing checklist, and how far a count has come. Made of totals that are kept, never of events.

import { type AssignmentStatus, isExplained, isInForce, isInTotals } from './assignment.ts'
import type { ChecklistPoint } from './audit.ts'
import { TIE_BREAK_PASS } from './independent.ts'

export interface AssignmentFacts {
  readonly status: AssignmentStatus
  readonly round: number
  readonly unknownLines: number
  /** Which shelf it is; an independent one has several assignments. Left out: one of its own. */
  readonly place?: string
  readonly pass?: number
  /** Handed in although the number counted by hand does not meet it. */
  readonly controlUnmet?: boolean
}

export interface Coverage {
  readonly shelves: number
  /** Submitted, approved, or excluded with a reason. */
  readonly explained: number
}

/** A shelf is explained when all its counts are in. */
export function coverageOf(
  assignments: readonly Pick<AssignmentFacts, 'status' | 'place'>[],
): Coverage {
  const inForce = assignments.filter(({ status }) => isInForce(status))
  const shelves = [...Map.groupBy(inForce, ({ place }, index) => place ?? index).values()]
  const explained = shelves.filter((counts) => counts.every(({ status }) => isExplained(status)))
  return { shelves: shelves.length, explained: explained.length }
}

export function checklistOf(
  assignments: readonly AssignmentFacts[],
  devices: readonly { readonly unsentEvents: number }[],
): readonly ChecklistPoint[] {
  const { shelves, explained } = coverageOf(assignments)
  const counted = assignments.filter(({ status }) => isInTotals(status))
  const recounts = assignments.filter(isOpenRecount)
  return [
    { id: 'coverage', open: shelves - explained },
    { id: 'unsent_events', open: sum(devices.map((device) => device.unsentEvents)) },
    { id: 'unknown_codes', open: sum(counted.map((one) => one.unknownLines)) },
    { id: 'recounts', open: recounts.length },
    { id: 'control_totals', open: counted.filter((one) => one.controlUnmet).length },
  ]
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
