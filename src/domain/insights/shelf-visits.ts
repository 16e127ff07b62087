// A walk along a shelf: consecutive entries of the same item are one visit.

import { exact } from './counted-audit.ts'
import type { ScanLog } from './scan-log.ts'
import type { ScanStream } from './scan-streams.ts'

export interface Visit {
  /** The item's number in the log. */
  readonly item: number
  readonly quantity: number
  readonly events: Int32Array
}

/**
 * Leaves out unknown codes. If the scan order is unknown, all entries of an item are one visit, or two if they could
 * be the same count made twice.
 */
export function visitsOf(log: ScanLog, streams: readonly ScanStream[]): readonly Visit[] {
  if (areOrdered(streams)) return streams.flatMap(({ events }) => visitsOfStream(log, events))
  const items = new Map<number, number[]>()
  for (const { events } of streams) {
    for (const at of events) {
      const item = log.item[at] ?? -1
      if (item < 0 || !log.counts(at)) continue
      const known = items.get(item)
      if (known) known.push(at)
      else items.set(item, [at])
    }
  }
  return [...items].flatMap(([item, events]) =>
    halvesOf(log, events).map((some) => {
      const all = Int32Array.from(some)
      return { item, events: all, quantity: quantityOf(log, all) }
    }),
  )
}

export function areOrdered(streams: readonly ScanStream[]): boolean {
  return streams.every(({ isOrdered }) => isOrdered)
}

/** Splits entries into two halves that are pairwise equal. */
function halvesOf(log: ScanLog, events: readonly number[]): readonly (readonly number[])[] {
  const sorted = events.toSorted((one, other) => log.effectAt(one) - log.effectAt(other))
  const firsts = sorted.filter((_, index) => index % 2 === 0)
  const seconds = sorted.filter((_, index) => index % 2 === 1)
  const arePairs =
    firsts.length === seconds.length &&
    firsts.every((at, index) => log.effectAt(seconds[index] ?? -1) === log.effectAt(at))
  return arePairs ? [firsts, seconds] : [events]
}

function quantityOf(log: ScanLog, events: Int32Array): number {
  return exact(events.reduce((sum, at) => sum + log.effectAt(at), 0))
}

function visitsOfStream(log: ScanLog, events: Int32Array): readonly Visit[] {
  const visits: Visit[] = []
  const known = events.filter((at) => (log.item[at] ?? -1) >= 0 && log.counts(at))
  let from = 0
  for (let index = 1; index <= known.length; index += 1) {
    const item = log.item[known[from] ?? 0] ?? -1
    if (index < known.length && log.item[known[index] ?? 0] === item) continue
    const some = known.subarray(from, index)
    visits.push({ item, events: some, quantity: quantityOf(log, some) })
    from = index
  }
  return visits
}
