// What a person has done, computed from their own counts as dashboards and reports do it.

import type { OwnScanEvent } from '#contract/scan-events.ts'
import { totalToMilli } from '#domain/quantity.ts'
import { type CounterWork, counterWork } from '#domain/reports/counter-work.ts'

export type OwnCount = Pick<
  OwnScanEvent,
  'auditAssignmentId' | 'userId' | 'deviceTime' | 'line' | 'effect' | 'voided' | 'quarantined'
>

/** On all their shelves together, each in each round. */
export function workOnShelves(
  events: readonly OwnCount[],
): Pick<CounterWork, 'lines' | 'activeMs'> {
  const shelves = [...Map.groupBy(events, (event) => event.auditAssignmentId).values()]
  const work = shelves.flatMap((own) => [...counterWork(own.map(toRecorded)).values()])
  return {
    lines: work.reduce((sum, { lines }) => sum + lines, 0),
    activeMs: work.reduce((sum, { activeMs }) => sum + activeMs, 0),
  }
}

function toRecorded({ userId, line, effect, deviceTime, voided, quarantined }: OwnCount) {
  return {
    userId,
    line: voided || quarantined ? null : line,
    quantity: totalToMilli(effect),
    deviceTimeMs: deviceTime,
  }
}

export function since<Event extends Pick<OwnCount, 'deviceTime'>>(
  events: readonly Event[],
  fromMs: number,
) {
  return events.filter(({ deviceTime }) => deviceTime >= fromMs)
}

/** Midnight in the device's time zone. */
export function startOfDay(nowMs: number): number {
  return new Date(nowMs).setHours(0, 0, 0, 0)
}
