// Counting: totals are sums over events. Events never change and may come twice, late, or in another
// order; the total is the same.

import { assertNever } from './assert-never.ts'
import { Fault } from './fault.ts'
import { fromMilli, type Milli, multiply, unitsOf } from './quantity.ts'

interface EventBase {
  /** Made by the device, so a retry is the same event. */
  readonly id: string
}

export type CountEvent =
  | (EventBase & {
      readonly kind: 'add'
      readonly line: string
      readonly entered: Milli
      readonly factor: Milli
    })
  | (EventBase & {
      readonly kind: 'set'
      readonly line: string
      readonly entered: Milli
      readonly factor: Milli
      /** What the person saw before: a set counts as the difference, so that it commutes. */
      readonly replaces: Milli
    })
  | (EventBase & { readonly kind: 'void'; readonly target: string })
  | (EventBase & { readonly kind: 'empty' })

/** What an event adds to its line while nothing has voided it. */
export function effectOf(event: CountEvent): Milli {
  switch (event.kind) {
    case 'add':
      return multiply(event.entered, event.factor)
    case 'set':
      return multiply(event.entered, event.factor) - event.replaces
    case 'void':
    case 'empty':
      return 0
    default:
      return assertNever(event)
  }
}

/** Null: it has not arrived yet, and only its own device knows its id. */
export function refuseForeignUndo(
  countedBy: string | null,
  undoer: { readonly userId: string; readonly isManager: boolean },
): void {
  if (countedBy === null || countedBy === undoer.userId || undoer.isManager) return
  throw new Fault('forbidden', 'Only a manager undoes what somebody else has counted.')
}

/** A correction of what is not there any more would lose somebody's count. */
export function refuseStale(current: Milli | null, replaces: Milli | null): void {
  if (current === replaces) return
  const message =
    current === null ? 'This is not counted any more.' : `This stands at ${fromMilli(current)} now.`
  throw new Fault('conflict', message, { current: unitsOf(current) })
}

/** Lines that were counted with their totals. A line that is not here was not counted, which is not 0. */
export function totalsOf(events: Iterable<CountEvent>): ReadonlyMap<string, Milli> {
  const distinct = new Map([...events].map((event) => [event.id, event]))
  const voided = new Set<string>()
  for (const event of distinct.values()) if (event.kind === 'void') voided.add(event.target)
  const totals = new Map<string, Milli>()
  for (const event of distinct.values()) {
    if (event.kind !== 'add' && event.kind !== 'set') continue
    if (voided.has(event.id)) continue
    totals.set(event.line, (totals.get(event.line) ?? 0) + effectOf(event))
  }
  return totals
}
