// One person's day, computed from their own assignments and counts.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { OwnScanEvent } from '#contract/scan-events.ts'
import { paceOf } from '#domain/estimate.ts'
import { countPlaces } from '#domain/place-count.ts'
import { since, startOfDay, workOnShelves } from './pace.ts'

export interface DayFigures {
  readonly shelves: number
  readonly lines: number
  /** Null: nothing handed in, which is not 0. */
  readonly units: number | null
  readonly activeMs: number
  readonly linesPerMinute: number | null
}

/**
 * Shelves handed in today, with what was counted on them. A shelf's units are added only after it is handed
 * in, so that nobody can read a control total off the screen.
 */
export function dayFiguresOf(
  assignments: readonly AssignmentDetails[],
  events: readonly OwnScanEvent[],
  nowMs: number,
): DayFigures {
  const fromMs = startOfDay(nowMs)
  const { lines, activeMs } = workOnShelves(since(events, fromMs))
  const done = assignments.filter(({ submittedAt }) => (submittedAt ?? 0) >= fromMs)
  const units = done.flatMap(({ progress }) => progress?.quantity ?? [])
  return {
    shelves: countPlaces(done),
    lines,
    units: units.length === 0 ? null : units.reduce((sum, one) => sum + one, 0),
    activeMs,
    linesPerMinute: paceOf(lines, activeMs),
  }
}
