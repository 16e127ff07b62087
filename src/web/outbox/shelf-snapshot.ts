// What the server last said about a shelf, kept for when it cannot be asked.

import type { AssignmentCounts, CountedLine, ScanEventDetails } from '#contract/scan-events.ts'

export interface ShelfSnapshot {
  readonly userId: string
  readonly auditAssignmentId: string
  readonly lines: readonly CountedLine[]
  /** The newest events that the lines contain. */
  readonly eventIds: readonly string[]
  readonly receivedAtMs: number
  /** By line: when it was last counted, as far as the newest events tell; older snapshots have none. */
  readonly countedAtMs?: Readonly<Record<string, number>>
  /** How many of the person's newest counts are kept without effect; older snapshots have none. */
  readonly setAside?: number
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
    countedAtMs: Object.fromEntries(
      // The newest come first, and what is named twice keeps the last value.
      counts.page.flatMap(({ line, deviceTime }) => (line ? [[line, deviceTime]] : [])).reverse(),
    ),
    setAside: counts.page.filter((event) => isSetAside(event, userId)).length,
  }
}

function isSetAside(event: ScanEventDetails, userId: string): boolean {
  const { quarantined, voided, kind } = event
  return quarantined && !voided && kind !== 'void' && event.userId === userId
}
