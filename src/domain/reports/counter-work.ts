// Whose work a count is: figures of people go by what they recorded, whoever holds the shelf in the end.
// `app.work_of_counters` does the same in the database.
//
// - A shelf is theirs who recorded anything there, in whatever round.
// - What waits for a manager, or was left out, is nobody's work.
// - A line is theirs who have counted it. Two people who counted the same line both have it, and the shelf
//   has it once: lines of a team are those of its shelves, and never the sum over its people.
// - Units are those of a person's own counts that stand. A correction has all that it says, and what it took
//   the place of has none, so that the units of all people are those of their shelves.
// - Time is theirs from each of their events to their next one on the shelf, without the breaks.

import type { Milli } from '../quantity.ts'

/** As far as it stands. */
export interface RecordedEvent {
  readonly userId: string
  /** Null: it counts nothing, such as an undo, or what was undone or junk. */
  readonly line: string | null
  /** 0 where a correction took its place. */
  readonly quantity: Milli
  readonly deviceTimeMs: number
}

export interface CounterWork {
  readonly lines: number
  readonly quantity: Milli
  readonly activeMs: number
}

/** A longer gap between two events is a break, of which this much counts. */
const LONGEST_GAP_MS = 120_000

/** What each person did on one shelf in one round. */
export function counterWork(events: readonly RecordedEvent[]): ReadonlyMap<string, CounterWork> {
  const people = Map.groupBy(events, ({ userId }) => userId)
  return new Map([...people].map(([userId, own]) => [userId, workOf(own)]))
}

function workOf(own: readonly RecordedEvent[]): CounterWork {
  const counts = own.filter(({ line }) => line !== null)
  return {
    lines: new Set(counts.map(({ line }) => line)).size,
    quantity: counts.reduce((sum, { quantity }) => sum + quantity, 0),
    activeMs: activeMs(own.map(({ deviceTimeMs }) => deviceTimeMs)),
  }
}

/** From the first of these moments to the last, without the breaks. */
function activeMs(times: readonly number[]): number {
  const inOrder = times.toSorted((one, other) => one - other)
  return inOrder.reduce((sum, time, index) => {
    const gapMs = time - (inOrder[index - 1] ?? time)
    return sum + Math.min(gapMs, LONGEST_GAP_MS)
  }, 0)
}
