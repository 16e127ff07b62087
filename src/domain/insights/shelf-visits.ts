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

/** Unknown codes are left out. Empty where the order of scanning is not known. */
export function visitsOf(streams: readonly ScanStream[]): readonly Visit[] {
  if (!streams.every(({ isOrdered }) => isOrdered)) return []
  return streams.flatMap(({ events }) => visitsOfStream(events))
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
