// Attributes counting work to people: by what they recorded, no matter who holds the shelf in the end.
// `app.work_of_counters` in the database has the same rules.
//
// - A shelf belongs to everyone who recorded anything there, in any round.
// - Counts that wait for a manager, or were left out, are not attributed.
// - A line belongs to everyone who counted it. If two people counted it, both have it, but the shelf has it once. So
//   the lines of a team are those of its shelves, not the sum over its people.
// - Units are those of a person's own effective counts. A correction has its full quantity and what it replaced has
//   none, so that the units of all people add up to those of their shelves.
// - Time runs from each of a person's events to their next one on the shelf, without breaks.
// - Time is theirs from each of their events to their next one on the shelf, without the breaks.

import type { Milli } from '../quantity.ts'

/** An event, as far as it takes effect. */
export interface RecordedEvent {
  readonly userId: string
  /** Null when it counts nothing: an undo, or an event that was undone or resolved as junk. */
  readonly line: string | null
  /** 0 when a correction replaced it. */
  readonly quantity: Milli
  readonly deviceTimeMs: number
}

export interface CounterWork {
  readonly lines: number
  readonly quantity: Milli
  readonly activeMs: number
}

/** A longer gap between two events is a break; only this much of it counts. */
const LONGEST_GAP_MS = 120_000

/** The work of each person on one shelf in one round. */
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

/** From the first of these times to the last, without breaks. */
function activeMs(times: readonly number[]): number {
  const inOrder = times.toSorted((one, other) => one - other)
  return inOrder.reduce((sum, time, index) => {
    const gapMs = time - (inOrder[index - 1] ?? time)
    return sum + Math.min(gapMs, LONGEST_GAP_MS)
  }, 0)
}
