// The total of a line on a shelf, as a person who reads its events would work it out. Events never change and may come
// twice, late, or in another order; the total is the same, and never below zero. `app.line_events` in the database has
// the same rules.
//
// - An add adds its quantity. A set gives the new total in place of what the person saw: everything up to the shelf
//   version that they saw, plus what their own device had counted before.
// - A void takes back the event that it names, once. An event that was taken back replaces nothing.
// - Of two sets that did not see each other, the later one counts; the other is kept and shown.

import { Fault } from './fault.ts'
import { fromMilli, type Milli, multiply, unitsOf } from './quantity.ts'

interface EventBase {
  /** Created by the device, so that a retry is the same event. */
  readonly id: string
}

/** A count before it has a position among others. */
export type CountEvent =
  | (EventBase & {
      readonly kind: 'add' | 'set'
      readonly line: string
      readonly entered: Milli
      readonly factor: Milli
    })
  | (EventBase & { readonly kind: 'void'; readonly target: string })
  | (EventBase & { readonly kind: 'empty' })

/** The quantity of an event: an add adds it, a set replaces the earlier quantity with it. */
export function quantityOf(event: CountEvent): Milli {
  return 'entered' in event ? multiply(event.entered, event.factor) : 0
}

/** An event of one shelf, with its position among the others. */
export interface ShelfEvent {
  readonly id: string
  readonly kind: CountEvent['kind']
  /** The item's id, or `?` and the key of an unknown code; null for void and empty. */
  readonly line: string | null
  readonly quantity: Milli
  /** For `void`: the event that is undone. */
  readonly voids: string | null
  /** Its position in the order of arrival; infinite until it has arrived. */
  readonly version: number
  /** For `set`: the shelf version that the person saw; null when there was none. */
  readonly seenVersion: number | null
  /** For `set`: other lines that were included in the number that the person saw. */
  readonly replacesLines?: readonly string[] | null
  /** Set aside: kept without effect. */
  readonly quarantined: boolean
  readonly userId: string
  readonly deviceId: string
  /** The order in which the device scanned. */
  readonly deviceSeq: number
  readonly deviceTimeMs: number
}

/** The outcome of an add or set that is neither undone nor set aside. */
export interface JudgedEvent {
  readonly event: ShelfEvent
  /** The line that it counts toward. */
  readonly line: string
  readonly quantity: Milli
  /** The set that replaced it; undefined when it counts. */
  readonly replacedBy: ShelfEvent | undefined
}

/** The line that an unknown code was resolved as in this audit, and its factor; null when it is junk. */
export type ResolveLine = (line: string) => { readonly line: string; readonly factor: Milli } | null

const ONE: Milli = 1_000
const asSaid: ResolveLine = (line) => ({ line, factor: ONE })

/** Takes events of one shelf, in any order and with duplicates. */
export function judgeEvents(
  events: Iterable<ShelfEvent>,
  resolve: ResolveLine = asSaid,
): readonly JudgedEvent[] {
  const live = liveEvents(events, resolve)
  const byLine = Map.groupBy(live, ({ line }) => line)
  return [...byLine.values()].flatMap(judgeLine)
}

/** The totals of all counted lines. A line that is missing here was not counted, which is not the same as 0. */
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

/** Whether the person who made this set had seen that event. */
function isReplacing(set: ShelfEvent, event: ShelfEvent): boolean {
  if (set.id === event.id) return false
  const isOfLine = set.line === event.line || set.replacesLines?.includes(event.line ?? '') === true
  if (!isOfLine) return false
  const isOwn = set.deviceId === event.deviceId && set.userId === event.userId
  if (isOwn) return event.deviceSeq < set.deviceSeq
  return event.version <= (set.seenVersion ?? 0)
}

/** By the device clocks, because they give the same order everywhere. */
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

/**
 * A correction cannot have seen a version that has not arrived yet, nor a number below zero or above all that was ever
 * counted on the shelf. Such a correction is set aside.
 */
export function isImpossible(
  seen: { readonly version: number | null; readonly quantity: Milli | null },
  shelf: { readonly version: number; readonly everCounted: Milli },
): boolean {
  if (seen.version !== null && seen.version > shelf.version) return true
  return seen.quantity !== null && (seen.quantity < 0 || seen.quantity > shelf.everCounted)
}

/**
 * Only the person who counted, or a manager, may undo an event. `countedBy` is null when the event has not arrived
 * yet; then only its own device can know its id.
 */
export function refuseForeignUndo(
  countedBy: string | null,
  undoer: { readonly userId: string; readonly isManager: boolean },
): void {
  if (countedBy === null || countedBy === undoer.userId || undoer.isManager) return
  throw new Fault('forbidden', 'Only a manager undoes what somebody else has counted.')
}

/** A correction of a number that has changed since would silently drop another person's count. */
export function refuseStale(current: Milli | null, replaces: Milli | null): void {
  if (current === replaces) return
  const message =
    current === null ? 'This is not counted any more.' : `This stands at ${fromMilli(current)} now.`
  throw new Fault('conflict', message, { current: unitsOf(current) })
}
