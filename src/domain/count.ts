// What a line of a shelf stands at: what a person who reads its events would say. Events never change and may
// come twice, late, or in another order; the total is the same, and never below zero. In the database
// `app.line_events` says the same.
//
// - An add adds what it says. A set says what the line stands at, instead of what the person saw: everything
//   until the version of the shelf that they saw, and what their own device had counted before.
// - A void takes back the event that it names, once. What is taken back replaces nothing.
// - Of two sets that did not see each other the later stands; the other is kept and shown.

import { Fault } from './fault.ts'
import { fromMilli, type Milli, multiply, unitsOf } from './quantity.ts'

interface EventBase {
  /** Made by the device, so a retry is the same event. */
  readonly id: string
}

/** A count as it was said, before it has a place among others. */
export type CountEvent =
  | (EventBase & {
      readonly kind: 'add' | 'set'
      readonly line: string
      readonly entered: Milli
      readonly factor: Milli
    })
  | (EventBase & { readonly kind: 'void'; readonly target: string })
  | (EventBase & { readonly kind: 'empty' })

/** What an event says: an add adds it, a set puts it in the place of what it replaces. */
export function quantityOf(event: CountEvent): Milli {
  return 'entered' in event ? multiply(event.entered, event.factor) : 0
}

/** An event of one shelf, with its place among the others. */
export interface ShelfEvent {
  readonly id: string
  readonly kind: CountEvent['kind']
  /** The item's id, or `?` and the key of an unknown code; null for void and empty. */
  readonly line: string | null
  readonly quantity: Milli
  /** For `void`: the event that is undone. */
  readonly voids: string | null
  /** Its place in the order of arrival; infinite while it is on its way. */
  readonly version: number
  /** For `set`: the version of the shelf that the person saw; null: none. */
  readonly seenVersion: number | null
  /** For `set`: other lines that were part of the number that the person saw. */
  readonly replacesLines?: readonly string[] | null
  /** Kept without effect. */
  readonly quarantined: boolean
  readonly userId: string
  readonly deviceId: string
  /** The order in which the device scanned. */
  readonly deviceSeq: number
  readonly deviceTimeMs: number
}

/** What becomes of an add or a set that is neither undone nor held back. */
export interface JudgedEvent {
  readonly event: ShelfEvent
  /** The line that it counts for. */
  readonly line: string
  readonly quantity: Milli
  /** The set that took its place; undefined: it counts. */
  readonly replacedBy: ShelfEvent | undefined
}

/** What a line stands for in this audit, and how much one of it is; null: it was no article. */
export type ResolveLine = (line: string) => { readonly line: string; readonly factor: Milli } | null

const ONE: Milli = 1_000
const asSaid: ResolveLine = (line) => ({ line, factor: ONE })

/** Of events of one shelf, which may be in any order and more than once. */
export function judgeEvents(
  events: Iterable<ShelfEvent>,
  resolve: ResolveLine = asSaid,
): readonly JudgedEvent[] {
  const live = liveEvents(events, resolve)
  const byLine = Map.groupBy(live, ({ line }) => line)
  return [...byLine.values()].flatMap(judgeLine)
}

/** Lines that were counted with their totals. A line that is not here was not counted, which is not 0. */
export function totalsOf(
  events: Iterable<ShelfEvent>,
  resolve: ResolveLine = asSaid,
): ReadonlyMap<string, Milli> {
  const totals = new Map<string, Milli>()
  for (const { line, quantity, replacedBy } of judgeEvents(events, resolve)) {
    if (!replacedBy) totals.set(line, (totals.get(line) ?? 0) + quantity)
  }
  return totals
}

interface LiveEvent {
  readonly event: ShelfEvent
  readonly line: string
  readonly quantity: Milli
}

function liveEvents(events: Iterable<ShelfEvent>, resolve: ResolveLine): readonly LiveEvent[] {
  const distinct = new Map<string, ShelfEvent>()
  for (const event of events) if (!event.quarantined) distinct.set(event.id, event)
  const voided = new Set<string>()
  for (const { kind, voids } of distinct.values()) {
    if (kind === 'void' && voids !== null) voided.add(voids)
  }
  return [...distinct.values()].flatMap((event): readonly LiveEvent[] => {
    const counts = event.kind === 'add' || event.kind === 'set'
    if (!counts || event.line === null || voided.has(event.id)) return []
    const resolved = resolve(event.line)
    if (!resolved) return []
    return [{ event, line: resolved.line, quantity: multiply(event.quantity, resolved.factor) }]
  })
}

function judgeLine(live: readonly LiveEvent[]): readonly JudgedEvent[] {
  const sets = live.flatMap(({ event }) => (event.kind === 'set' ? [event] : []))
  if (sets.length === 0) return live.map((one) => ({ ...one, replacedBy: undefined }))
  const seenBy = (event: ShelfEvent) => latestOf(sets.filter((set) => isReplacing(set, event)))
  const unseen = sets.filter((set) => !seenBy(set))
  return live.map((one) => {
    const { event } = one
    const rivals = event.kind === 'set' ? unseen.filter(({ line }) => line === event.line) : []
    const standing = latestOf(rivals)
    const rival = standing?.id === event.id ? undefined : standing
    return { ...one, replacedBy: seenBy(event) ?? rival }
  })
}

/** Whether whoever said this set had seen that event. */
function isReplacing(set: ShelfEvent, event: ShelfEvent): boolean {
  if (set.id === event.id) return false
  const isOfLine = set.line === event.line || set.replacesLines?.includes(event.line ?? '') === true
  if (!isOfLine) return false
  const isOwn = set.deviceId === event.deviceId && set.userId === event.userId
  if (isOwn) return event.deviceSeq < set.deviceSeq
  return event.version <= (set.seenVersion ?? 0)
}

/** By the clocks of devices, which are the same wherever they are read. */
function latestOf(sets: readonly ShelfEvent[]): ShelfEvent | undefined {
  return sets.reduce<ShelfEvent | undefined>(
    (latest, set) => (latest && isLater(latest, set) ? latest : set),
    undefined,
  )
}

function isLater(one: ShelfEvent, other: ShelfEvent): boolean {
  if (one.deviceTimeMs !== other.deviceTimeMs) return one.deviceTimeMs > other.deviceTimeMs
  return one.id > other.id
}

/** Nobody can have seen what has not arrived: such a correction is set aside. */
export function isImpossible(seenVersion: number | null, version: number): boolean {
  return seenVersion !== null && seenVersion > version
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
