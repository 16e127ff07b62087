// A walk along a shelf: entries of one item in a row are one visit.

import type { ScanFact } from './audit-facts.ts'
import { exact } from './counted-audit.ts'
import { effectOfScan } from './scan-effect.ts'
import type { ScanStream } from './scan-streams.ts'

export interface Visit {
  readonly itemId: string
  readonly quantity: number
  readonly events: readonly ScanFact[]
}

/**
 * Unknown codes are left out. Where the order of scanning is not known, all entries of an item are one
 * visit, or two if they could be the same count made twice.
 */
export function visitsOf(streams: readonly ScanStream[]): readonly Visit[] {
  if (areOrdered(streams)) {
    return streams.flatMap(({ events }) => visitsOfStream(events))
  }
  const items = new Map<string, ScanFact[]>()
  for (const event of streams.flatMap(({ events }) => events)) {
    if (event.itemId === null || event.entered === null) continue
    items.set(event.itemId, [...(items.get(event.itemId) ?? []), event])
  }
  return [...items].flatMap(([itemId, events]) =>
    halvesOf(events).map((some) => ({ itemId, events: some, quantity: quantityOf(some) })),
  )
}

export function areOrdered(streams: readonly ScanStream[]): boolean {
  return streams.every(({ isOrdered }) => isOrdered)
}

/** Entries that pair up, each with an equal one. */
function halvesOf(events: readonly ScanFact[]): readonly (readonly ScanFact[])[] {
  const sorted = events.toSorted((one, other) => effectOfScan(one) - effectOfScan(other))
  const firsts = sorted.filter((_, at) => at % 2 === 0)
  const seconds = sorted.filter((_, at) => at % 2 === 1)
  const arePairs =
    firsts.length === seconds.length &&
    firsts.every((event, at) => {
      const twin = seconds[at]
      return twin !== undefined && effectOfScan(twin) === effectOfScan(event)
    })
  return arePairs ? [firsts, seconds] : [events]
}

function quantityOf(events: readonly ScanFact[]): number {
  return exact(events.reduce((sum, event) => sum + effectOfScan(event), 0))
}

function visitsOfStream(events: readonly ScanFact[]): readonly Visit[] {
  const visits: { itemId: string; quantity: number; events: ScanFact[] }[] = []
  for (const event of events) {
    if (event.itemId === null || event.entered === null) continue
    const last = visits.at(-1)
    const quantity = effectOfScan(event)
    if (last?.itemId === event.itemId) {
      last.quantity = exact(last.quantity + quantity)
      last.events.push(event)
    } else {
      visits.push({ itemId: event.itemId, quantity, events: [event] })
    }
  }
  return visits
}
