// How long somebody has counted, from the counts themselves: longer silences are breaks.

import type { ScanEventDetails } from '#contract/scan-events.ts'
import { paceOf } from '#domain/estimate.ts'

/** Between two counts this far apart nobody was counting. */
const BREAK_MS = 3 * 60_000

type Timed = Pick<ScanEventDetails, 'deviceTime' | 'line'>

export function activeMsOf(events: readonly Timed[]): number {
  const times = events.map(({ deviceTime }) => deviceTime).toSorted((one, other) => one - other)
  let sum = 0
  for (const [index, time] of times.entries()) {
    const gap = time - (times[index - 1] ?? time)
    if (gap <= BREAK_MS) sum += gap
  }
  return sum
}

/** Different things counted per minute of counting; null while too little is known. */
export function linesPerMinute(events: readonly Timed[]): number | null {
  const lines = new Set(events.flatMap(({ line }) => line ?? []))
  return paceOf(lines.size, activeMsOf(events))
}

export function since<Event extends Timed>(events: readonly Event[], fromMs: number) {
  return events.filter(({ deviceTime }) => deviceTime >= fromMs)
}

/** Midnight where the device is. */
export function startOfDay(nowMs: number): number {
  return new Date(nowMs).setHours(0, 0, 0, 0)
}
