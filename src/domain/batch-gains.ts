// What a batch of counts adds to its lines and shelves, where all of it is new and nothing was undone. In the
// database `house.record_events` says the same of any batch.

import type { Milli } from './quantity.ts'
import { activeMs } from './reports/counter-work.ts'

export interface NewCount {
  readonly assignmentId: string
  /** Null: it says that the shelf is empty. */
  readonly itemId: string | null
  readonly effect: Milli
  readonly deviceTimeMs: number
  readonly warnings: readonly unknown[]
  /** Kept without effect. */
  readonly quarantined: boolean
}

export interface LineGain {
  readonly assignmentId: string
  readonly itemId: string
  readonly quantity: Milli
  readonly counts: number
}

export interface ShelfGain {
  readonly assignmentId: string
  readonly events: number
  readonly warned: number
  readonly quarantined: number
  readonly quantity: Milli
  readonly firstDeviceMs: number
  readonly lastDeviceMs: number
  /** Between its own first and last event. */
  readonly activeMs: number
}

export function lineGains(counts: readonly NewCount[]): readonly LineGain[] {
  const gains = new Map<string, LineGain>()
  for (const { assignmentId, itemId, effect, quarantined } of counts) {
    if (itemId === null || quarantined) continue
    const key = `${assignmentId} ${itemId}`
    const before = gains.get(key)
    const quantity = (before?.quantity ?? 0) + effect
    gains.set(key, { assignmentId, itemId, quantity, counts: (before?.counts ?? 0) + 1 })
  }
  return [...gains.values()]
}

export function shelfGains(counts: readonly NewCount[]): readonly ShelfGain[] {
  const shelves = Map.groupBy(counts, ({ assignmentId }) => assignmentId)
  return [...shelves].map(([assignmentId, own]) => {
    const times = own.map(({ deviceTimeMs }) => deviceTimeMs)
    const effective = own.filter(({ quarantined }) => !quarantined)
    return {
      assignmentId,
      events: own.length,
      warned: own.filter(({ warnings }) => warnings.length > 0).length,
      quarantined: own.length - effective.length,
      quantity: effective.reduce((sum, { effect }) => sum + effect, 0),
      firstDeviceMs: Math.min(...times),
      lastDeviceMs: Math.max(...times),
      activeMs: activeMs(times),
    }
  })
}
