// What stands of the events, one stream for each device on each shelf, in the order of scanning.

import type { ScanFact } from './audit-facts.ts'

export interface ScanStream {
  readonly shelfId: string
  readonly deviceId: string
  readonly events: readonly ScanFact[]
  /** Whether the order is that of scanning, and not merely some order. */
  readonly isOrdered: boolean
}

/** By shelf; the streams of a shelf by their first event. */
export function streamsOf(events: readonly ScanFact[]): ReadonlyMap<string, readonly ScanStream[]> {
  const voided = new Set<string>()
  for (const { kind, voids, isStanding } of events) {
    if (kind === 'void' && voids !== null && isStanding) voided.add(voids)
  }
  const shelves = new Map<string, Map<string, ScanFact[]>>()
  for (const event of events) {
    if (!event.isStanding || event.kind === 'void' || voided.has(event.id)) continue
    gather(shelves, event)
  }
  const ids = [...shelves.keys()].sort()
  return new Map(ids.map((id) => [id, streamsOfShelf(id, shelves.get(id) ?? new Map())]))
}

function gather(shelves: Map<string, Map<string, ScanFact[]>>, event: ScanFact): void {
  const devices = shelves.get(event.shelfId)
  const events = devices?.get(event.deviceId)
  if (events) events.push(event)
  else if (devices) devices.set(event.deviceId, [event])
  else shelves.set(event.shelfId, new Map([[event.deviceId, [event]]]))
}

function streamsOfShelf(
  shelfId: string,
  devices: ReadonlyMap<string, ScanFact[]>,
): readonly ScanStream[] {
  const streams = [...devices].map(([deviceId, events]) => {
    const isOrdered = events.every(({ sequence }) => sequence !== null) || areTimed(events)
    return { shelfId, deviceId, events: events.sort(compareScans), isOrdered }
  })
  return streams.sort(
    (one, other) =>
      (one.events[0]?.deviceTimeMs ?? 0) - (other.events[0]?.deviceTimeMs ?? 0) ||
      compareText(one.deviceId, other.deviceId),
  )
}

function areTimed(events: readonly ScanFact[]): boolean {
  return events.every(({ deviceTimeMs }) => deviceTimeMs !== null)
}

function compareScans(one: ScanFact, other: ScanFact): number {
  if (one.sequence !== null && other.sequence !== null && one.sequence !== other.sequence) {
    return one.sequence - other.sequence
  }
  const byTime = (one.deviceTimeMs ?? 0) - (other.deviceTimeMs ?? 0)
  return byTime || compareText(one.id, other.id)
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
