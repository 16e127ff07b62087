// The effective events, one stream for each device on each shelf, in the order of scanning.

import { KIND, type ScanLog } from './scan-log.ts'

export interface ScanStream {
  /** Event numbers. */
  readonly events: Int32Array
  /** Whether the order is really that of scanning. */
  readonly isOrdered: boolean
}

/** By shelf; the streams of a shelf are sorted by their first event. */
export function streamsOf(log: ScanLog): ReadonlyMap<string, readonly ScanStream[]> {
  const standing = standingEvents(log)
  const groups = new Map<string, ScanStream[]>()
  const ranks = placeRanks(log, standing)
  const rankAt = (at: number) => ranks.get(placeKey(log, at)) ?? 0
  const counts = new Int32Array(ranks.size + 1)
  for (const at of standing) counts[rankAt(at) + 1] = (counts[rankAt(at) + 1] ?? 0) + 1
  for (let rank = 1; rank < counts.length; rank += 1) {
    counts[rank] = (counts[rank] ?? 0) + (counts[rank - 1] ?? 0)
  }
  const sorted = new Int32Array(standing.length)
  const filled = counts.slice()
  for (const at of standing) {
    const rank = rankAt(at)
    const to = filled[rank] ?? 0
    sorted[to] = at
    filled[rank] = to + 1
  }
  for (let rank = 0; rank < ranks.size; rank += 1) {
    const events = sorted.subarray(counts[rank], counts[rank + 1])
    const stream = streamOf(log, events)
    const shelfId = log.textAt(log.shelf, events[0] ?? 0)
    const others = groups.get(shelfId)
    if (others) others.push(stream)
    else groups.set(shelfId, [stream])
  }
  const ids = [...groups.keys()].sort()
  return new Map(ids.map((id) => [id, byFirst(log, groups.get(id) ?? [])]))
}

function standingEvents(log: ScanLog): Int32Array {
  const voided = log.voided(true)
  const standing = new Int32Array(log.length)
  let count = 0
  for (let at = 0; at < log.length; at += 1) {
    if (log.isStanding[at] === 0 || log.kind[at] === KIND.void) continue
    if (voided.size > 0 && voided.has(log.idOf(at))) continue
    standing[count] = at
    count += 1
  }
  return standing.subarray(0, count)
}

/** Shelf and device as one number; text numbers have 26 bits. */
function placeKey({ shelf, device }: ScanLog, at: number): number {
  return (shelf[at] ?? 0) * 67_108_864 + (device[at] ?? 0)
}

function placeRanks(log: ScanLog, standing: Int32Array): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>()
  for (const at of standing) {
    const key = placeKey(log, at)
    if (!ranks.has(key)) ranks.set(key, ranks.size)
  }
  return ranks
}

function streamOf(log: ScanLog, events: Int32Array): ScanStream {
  const { sequence, timeMs } = log
  const isOrdered = isKnown(sequence, events) || isKnown(timeMs, events)
  const compare = (one: number, other: number) => compareScans(log, one, other)
  if (!isSorted(events, compare)) events.sort(compare)
  return { events, isOrdered }
}

function isKnown(column: Float64Array, events: Int32Array): boolean {
  return events.every((at) => !Number.isNaN(column[at]))
}

function isSorted(events: Int32Array, compare: (one: number, other: number) => number): boolean {
  for (let at = 1; at < events.length; at += 1) {
    if (compare(events[at - 1] ?? 0, events[at] ?? 0) > 0) return false
  }
  return true
}

function compareScans(log: ScanLog, one: number, other: number): number {
  const bySequence = (log.sequence[one] ?? 0) - (log.sequence[other] ?? 0)
  if (bySequence) return bySequence
  const byTime = (log.timeMs[one] || 0) - (log.timeMs[other] || 0)
  return byTime || compareText(log.idOf(one), log.idOf(other))
}

function byFirst(log: ScanLog, streams: readonly ScanStream[]): readonly ScanStream[] {
  const timeOf = ({ events }: ScanStream) => log.timeMs[events[0] ?? 0] || 0
  const deviceOf = ({ events }: ScanStream) => log.textAt(log.device, events[0] ?? 0)
  return streams.toSorted(
    (one, other) => timeOf(one) - timeOf(other) || compareText(deviceOf(one), deviceOf(other)),
  )
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
