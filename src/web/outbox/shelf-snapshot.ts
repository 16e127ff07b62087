// What the server last said about a shelf, kept for when it cannot be asked.

import type { AssignmentCounts, CountedLine } from '#contract/scan-events.ts'

export interface ShelfSnapshot {
  readonly userId: string
  readonly auditAssignmentId: string
  readonly lines: readonly CountedLine[]
  /** The newest events that the lines contain. */
  readonly eventIds: readonly string[]
  readonly receivedAtMs: number
}

export function snapshotOf(
  userId: string,
  counts: AssignmentCounts,
  receivedAtMs: number,
): ShelfSnapshot {
  return {
    userId,
    auditAssignmentId: counts.auditAssignmentId,
    lines: counts.lines,
    eventIds: counts.page.map(({ id }) => id),
    receivedAtMs,
  }
}
