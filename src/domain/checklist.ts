// The closing checklist, and how far a count has come. Made of totals that are kept, never of events.

import { type AssignmentStatus, isExplained, isInForce, isInTotals } from './assignment.ts'
import type { ChecklistPoint } from './audit.ts'

export interface AssignmentFacts {
  readonly status: AssignmentStatus
  readonly round: number
  readonly unknownLines: number
}

export interface Coverage {
  readonly shelves: number
  /** Submitted, approved, or excluded with a reason. */
  readonly explained: number
}

export function coverageOf(assignments: readonly Pick<AssignmentFacts, 'status'>[]): Coverage {
  const inForce = assignments.filter(({ status }) => isInForce(status))
  const explained = inForce.filter(({ status }) => isExplained(status))
  return { shelves: inForce.length, explained: explained.length }
}

export function checklistOf(
  assignments: readonly AssignmentFacts[],
  devices: readonly { readonly unsentEvents: number }[],
): readonly ChecklistPoint[] {
  const { shelves, explained } = coverageOf(assignments)
  const counted = assignments.filter(({ status }) => isInTotals(status))
  const recounts = counted.filter(({ status, round }) => round > 0 && !isExplained(status))
  return [
    { id: 'coverage', open: shelves - explained },
    { id: 'unsent_events', open: sum(devices.map((device) => device.unsentEvents)) },
    { id: 'unknown_codes', open: sum(counted.map((one) => one.unknownLines)) },
    { id: 'recounts', open: recounts.length },
    // Without a baseline there are no totals to meet.
    { id: 'control_totals', open: 0 },
  ]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
