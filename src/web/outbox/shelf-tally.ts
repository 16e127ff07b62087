// The totals of a shelf as far as this device knows them: the server's last list, and what the device has
// counted since. Plain counts are a running sum, so a long queue costs nothing. Lines that were corrected or
// undone since are computed as on the server, by domain/count.ts.

import { labelsOf, type ReadLabel } from '#domain/codes/label-facts.ts'
import { type ShelfEvent, totalsOf } from '#domain/count.ts'
import { fromMilli, type Milli, totalToMilli } from '#domain/quantity.ts'
import { type SetAsideReason, setAsideReasonOf } from '#domain/scan-warning.ts'
import type { OutboxChange } from './outbox-change.ts'
import type { OutboxEntry, ShownCount } from './outbox-entry.ts'
import type { LineLabel, ReplacedCorrection, ShelfSnapshot } from './shelf-snapshot.ts'

const NO_REASONS: readonly SetAsideReason[] = []

export interface ShelfLine {
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string
  readonly name: string | null
  readonly unit: string | null
  readonly quantity: number
  /** How many counts of it the server has not confirmed yet. */
  readonly unsent: number
  /** When it was last counted; undefined: too long ago to be in any list here. */
  readonly countedAtMs: number | undefined
  /** The correction by another person that replaced this person's last one. */
  readonly replacedCorrection?: ReplacedCorrection | undefined
  /** What the labels say, as far as this device knows; empty if the line's quantity is zero. */
  readonly labels?: readonly ReadLabel[]
}

interface OwnLine {
  name: string | null
  unit: string | null
  /** The sum of plain counts. */
  effect: Milli
  unsent: number
  countedAtMs: number
  /** Nothing was corrected or undone. */
  isPlain: boolean
  events: OwnEvent[]
  labels: LineLabel[]
}

interface OwnEvent {
  readonly event: ShelfEvent
  readonly shown: ShownCount
}

/** One tab may see the server's list a little later than another tab sees the answer. */
const LAG_MS = 10_000

/**
 * A confirmed count stays on the device for so long, and until a list confirms it after that: a standby that takes over
 * may lack the last counts.
 * @internal
 */
export const KEPT_MS = 10 * 60_000

/** How many of its newest events the server's list names. */
export const LISTED_EVENTS = 200

/** What a list says about this device's entries. */
export interface Learned {
  /** No longer needed, because the server has had them for a while. */
  readonly over: readonly number[]
  /** The server had recorded them, and has them no more. */
  readonly isGone: boolean
}

export class ShelfTally {
  /** The entries that count in addition to the server's list. */
  #entries = new Map<number, OutboxEntry>()
  /** Entries that the list has shown: they do not count in addition to it. */
  readonly #shown = new Map<number, OutboxEntry>()
  /** Entries that were gone once: a list that never names them must not send them for ever. */
  readonly #sentAgain = new Set<number>()
  /** Entries that the server has set aside. */
  readonly #setAside = new Set<number>()
  #snapshot: ShelfSnapshot | undefined
  #known: ReadonlySet<string> = new Set()
  #own = new Map<string, OwnLine>()
  #lines: readonly ShelfLine[] | undefined
  readonly #deviceId: () => string | undefined

  constructor(deviceId: () => string | undefined = () => undefined) {
    this.#deviceId = deviceId
  }

  /** Loads everything that the device has for the shelf. */
  load(entries: readonly OutboxEntry[]): void {
    const rest = entries.filter(({ seq }) => !this.#shown.has(seq))
    for (const entry of entries) if (this.#shown.has(entry.seq)) this.#shown.set(entry.seq, entry)
    this.#entries = new Map(rest.map((entry) => [entry.seq, entry]))
    this.#sift()
  }

  /** Takes the server's list. */
  learn(snapshot: ShelfSnapshot): Learned {
    const before = this.#snapshot
    this.#snapshot = snapshot
    this.#known = new Set(snapshot.eventIds)
    const isGone = this.#takeBackGone(before)
    this.#sift()
    return { over: this.#over(snapshot), isGone }
  }

  apply(change: OutboxChange, auditAssignmentId: string): void {
    this.#lines = undefined
    switch (change.type) {
      case 'appended':
        for (const entry of change.entries) {
          if (entry.auditAssignmentId === auditAssignmentId) this.#append(entry)
        }
        return
      case 'named':
        return this.#name(change)
      case 'settled':
        return this.#settle(change)
      case 'refilled':
    }
  }

  /** Newest first; the same list as long as nothing changes. */
  lines(): readonly ShelfLine[] {
    this.#lines ??= this.#merge()
    return this.#lines
  }

  /** How many of the person's counts the server has set aside. */
  setAside(): number {
    return this.#snapshot?.setAside ?? 0
  }

  /** The same list as long as nothing changes. */
  setAsideReasons(): readonly SetAsideReason[] {
    return this.#snapshot?.setAsideReasons ?? NO_REASONS
  }

  /** Null: not counted, which is not 0. */
  quantityOf(line: string): number | null {
    return this.lines().find((one) => one.line === line)?.quantity ?? null
  }

  /** The version of the server's counts that a correction of the line is based on; null: none. */
  seenVersionOf(line: string): number | null {
    const isListed = this.#snapshot?.lines.some(({ id }) => id === line) ?? false
    return (isListed ? this.#snapshot?.version : undefined) ?? null
  }

  #append(entry: OutboxEntry): void {
    if (this.#entries.has(entry.seq) || this.#shown.has(entry.seq)) return
    if (this.#isShown(entry)) {
      this.#shown.set(entry.seq, entry)
      return
    }
    this.#entries.set(entry.seq, entry)
    this.#count(entry)
  }

  #settle({ settlements, atMs }: Extract<OutboxChange, { type: 'settled' }>): void {
    let touched = false
    for (const { seq, fault, warned } of settlements) {
      const state = fault ? ('refused' as const) : ('sent' as const)
      const shown = this.#shown.get(seq)
      if (shown) this.#shown.set(seq, { ...shown, state, sentAtMs: atMs })
      const entry = this.#entries.get(seq)
      if (!entry) continue
      touched = true
      if (warned && setAsideReasonOf(warned.warnings)) this.#setAside.add(seq)
      this.#entries.set(seq, { ...entry, state, sentAtMs: atMs })
    }
    if (touched) this.#recount()
  }

  #name({ eventId, shown }: Extract<OutboxChange, { type: 'named' }>): void {
    for (const [seq, entry] of this.#entries) {
      if (entry.work.kind !== 'count' || entry.work.event.id !== eventId) continue
      this.#entries.set(seq, { ...entry, work: { ...entry.work, shown } })
      this.#recount()
    }
  }

  #sift(): void {
    const shown = [...this.#entries.values()].filter((entry) => this.#isShown(entry))
    for (const entry of shown) {
      this.#entries.delete(entry.seq)
      this.#shown.set(entry.seq, entry)
    }
    this.#recount()
  }

  /**
   * The list of a short shelf names all of its events, and no event ever goes. What was confirmed before the list and is
   * not in it was lost with a database, whose standby took over without it: it waits again.
   */
  #takeBackGone(before: ShelfSnapshot | undefined): boolean {
    if (!this.#snapshot) return false
    const { eventIds, version = 0, receivedAtMs } = this.#snapshot
    const isWhole = eventIds.length < LISTED_EVENTS || version < (before?.version ?? 0)
    if (!isWhole) return false
    const gone = [...this.#entries.values(), ...this.#shown.values()].filter(
      ({ seq, state, work, sentAtMs = Number.POSITIVE_INFINITY }) =>
        work.kind === 'count' &&
        state === 'sent' &&
        sentAtMs + (this.#shown.has(seq) ? 0 : LAG_MS) < receivedAtMs &&
        !this.#known.has(work.event.id) &&
        !this.#sentAgain.has(seq),
    )
    for (const entry of gone) {
      this.#sentAgain.add(entry.seq)
      this.#shown.delete(entry.seq)
      this.#entries.set(entry.seq, { ...entry, state: 'waiting' })
    }
    return gone.length > 0
  }

  #over({ receivedAtMs }: ShelfSnapshot): readonly number[] {
    const over = [...this.#shown.values()].filter(
      ({ state, sentAtMs = Number.POSITIVE_INFINITY }) =>
        state === 'sent' && sentAtMs + KEPT_MS < receivedAtMs,
    )
    for (const { seq } of over) this.#shown.delete(seq)
    return over.map(({ seq }) => seq)
  }

  /** Whether the server's list already contains this count. */
  #isShown({ state, work, sentAtMs }: OutboxEntry): boolean {
    if (!this.#snapshot || state === 'refused') return false
    if (work.kind === 'count' && this.#known.has(work.event.id)) return true
    if (state !== 'sent') return false
    return (sentAtMs ?? Number.POSITIVE_INFINITY) + LAG_MS < this.#snapshot.receivedAtMs
  }

  #recount(): void {
    this.#lines = undefined
    this.#own = new Map()
    for (const entry of this.#entries.values()) this.#count(entry)
  }

  #count(entry: OutboxEntry): void {
    if (entry.work.kind !== 'count' || !entry.work.shown || entry.state === 'refused') return
    const { shown, event } = entry.work
    if (shown.repeats || this.#setAside.has(entry.seq)) return
    const { line, name, unit, effect } = shown
    const own = this.#own.get(line) ?? empty()
    own.name = name ?? own.name
    own.unit = unit ?? own.unit
    own.effect += effect
    own.unsent += entry.state === 'waiting' ? 1 : 0
    own.countedAtMs = Math.max(own.countedAtMs, event.deviceTimeMs)
    own.isPlain &&= event.kind === 'add'
    own.events.push({ event: this.#toShelfEvent(entry, shown), shown })
    const eventId = event.id
    if (effect > 0) own.labels.push(...labelsOf(event).map((one) => ({ ...one, line, eventId })))
    this.#own.set(line, own)
  }

  #toShelfEvent({ seq, userId, work }: OutboxEntry, shown: ShownCount): ShelfEvent {
    const event = work.kind === 'count' ? work.event : undefined
    return {
      id: event?.id ?? '',
      kind: event?.kind ?? 'empty',
      line: event?.kind === 'void' ? null : shown.line,
      quantity: shown.effect,
      voids: event?.voids ?? null,
      version: Number.POSITIVE_INFINITY,
      seenVersion: event?.seenVersion ?? null,
      quarantined: false,
      userId,
      deviceId: this.#deviceId() ?? THIS_DEVICE,
      deviceSeq: seq,
      deviceTimeMs: event?.deviceTimeMs ?? 0,
    }
  }

  #merge(): readonly ShelfLine[] {
    const merged = new Map<string, ShelfLine>()
    for (const { id, itemName, unit, quantity } of this.#snapshot?.lines ?? []) {
      const countedAtMs = this.#snapshot?.countedAtMs?.[id]
      const replacedCorrection = this.#snapshot?.replacedCorrections?.[id]
      const said = { line: id, name: itemName, unit, quantity, unsent: 0, countedAtMs }
      merged.set(id, { ...said, ...(replacedCorrection && { replacedCorrection }) })
    }
    for (const [line, own] of this.#own) {
      const before = merged.get(line)
      const listed = before && totalToMilli(before.quantity)
      const total = own.isPlain ? (listed ?? 0) + own.effect : this.#judge(line, listed, own)
      if (total === undefined) merged.delete(line)
      else {
        merged.set(line, {
          ...before,
          line,
          name: own.name ?? before?.name ?? null,
          unit: own.unit ?? before?.unit ?? null,
          quantity: fromMilli(total),
          unsent: own.unsent,
          countedAtMs: Math.max(own.countedAtMs, before?.countedAtMs ?? 0),
        })
      }
    }
    const labels = this.#labels()
    return [...merged.values()]
      .map((one) => withLabels(one, labels.get(one.line)))
      .sort((a, b) => (b.countedAtMs ?? 0) - (a.countedAtMs ?? 0))
  }

  /** By line, without what this device has undone since. */
  #labels(): ReadonlyMap<string, readonly LineLabel[]> {
    const own = [...this.#own.values()]
    const voided = new Set(own.flatMap(({ events }) => events.map(({ event }) => event.voids)))
    const all = [...(this.#snapshot?.labels ?? []), ...own.flatMap((one) => one.labels)]
    const standing = all.filter(({ eventId }) => !voided.has(eventId))
    return Map.groupBy(standing, ({ line }) => line)
  }

  /** The total of a line including this device's own counts; undefined if not counted. */
  #judge(line: string, listed: Milli | undefined, own: OwnLine): Milli | undefined {
    const events = this.#listedEvents(line, listed)
    const known = new Set([...events, ...own.events.map(({ event }) => event)].map(({ id }) => id))
    const total = (all: readonly ShelfEvent[]) => totalsOf(all).get(line)
    const stands = total([...events, ...own.events.map(({ event }) => event)])
    // An event older than the list is undone by the effect that was shown for it.
    const older = own.events.filter(({ event }) => event.voids !== null && !known.has(event.voids))
    const taken = older.reduce((sum, { shown }) => sum + shown.effect, 0)
    if (stands === undefined) return undefined
    const unlisted = (listed ?? 0) - (total(events) ?? 0)
    const quantity = Math.max(0, stands + taken + unlisted)
    return older.length > 0 && quantity === 0 ? undefined : quantity
  }

  /** The server's events of a line, with the oldest ones combined into one. */
  #listedEvents(line: string, listed: Milli | undefined): readonly ShelfEvent[] {
    const { events = [], version = 1 } = this.#snapshot ?? {}
    const newest = events.filter((event) => event.line === line || event.kind === 'void')
    if (listed === undefined) return newest
    const told = totalsOf(newest).get(line)
    if (told !== undefined && told >= listed) return newest
    const oldest = events.reduce((least, event) => Math.min(least, event.version), version + 1)
    const quantity = listed - (told ?? 0)
    return [{ ...OLDER, line, quantity, version: Math.max(1, oldest - 1) }, ...newest]
  }
}

function withLabels(line: ShelfLine, labels: readonly LineLabel[] | undefined): ShelfLine {
  return labels && line.quantity > 0 ? { ...line, labels } : line
}

/** Until the device has its own id. */
const THIS_DEVICE = 'this device'

/** What was counted before the newest events, by anyone. */
const OLDER: ShelfEvent = {
  id: '',
  kind: 'add',
  line: null,
  quantity: 0,
  voids: null,
  version: 1,
  seenVersion: null,
  quarantined: false,
  userId: '',
  deviceId: '',
  deviceSeq: 0,
  deviceTimeMs: 0,
}

function empty(): OwnLine {
  const nothing = { name: null, unit: null, effect: 0, unsent: 0, countedAtMs: 0 }
  return { ...nothing, isPlain: true, events: [], labels: [] }
}
