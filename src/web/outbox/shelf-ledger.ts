// What stands on a shelf, as far as this device knows: what the server last said, and what the device
// has counted since. Sums only grow and shrink with each event, so a long queue costs nothing.

import { fromMilli, type Milli, totalToMilli } from '#domain/quantity.ts'
import type { OutboxChange } from './outbox-change.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'

export interface ShelfLine {
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string
  readonly name: string | null
  readonly unit: string | null
  readonly quantity: number
  /** How many counts of it the server has not confirmed yet. */
  readonly unsent: number
  /** When it was last counted; undefined: longer ago than anybody remembers here. */
  readonly countedAtMs: number | undefined
}

interface OwnLine {
  name: string | null
  unit: string | null
  effect: Milli
  unsent: number
  countedAtMs: number
  /** Counts less undos: a line whose counts are all undone was not counted. */
  events: number
}

/** A tab may see the server's list a little later than another tab sees the answer. */
const LAG_MS = 10_000

export class ShelfLedger {
  /** What counts beside the server's list. */
  #entries = new Map<number, OutboxEntry>()
  /** What the list has shown once: it never counts beside it again. */
  readonly #shown = new Set<number>()
  #snapshot: ShelfSnapshot | undefined
  #known: ReadonlySet<string> = new Set()
  #own = new Map<string, OwnLine>()
  #lines: readonly ShelfLine[] | undefined

  /** All that the device keeps for the shelf. Answers which entries are not needed any more. */
  load(entries: readonly OutboxEntry[]): readonly number[] {
    const over = entries.filter(({ seq, state }) => this.#shown.has(seq) && state === 'sent')
    const rest = entries.filter(({ seq }) => !this.#shown.has(seq))
    this.#entries = new Map(rest.map((entry) => [entry.seq, entry]))
    return [...over.map(({ seq }) => seq), ...this.#sift()]
  }

  /** The server's list. Answers which entries are not needed any more, now that it shows them. */
  learn(snapshot: ShelfSnapshot): readonly number[] {
    this.#snapshot = snapshot
    this.#known = new Set(snapshot.eventIds)
    return this.#sift()
  }

  /** Answers which entries are not needed any more: the list had shown them before the answer came. */
  apply(change: OutboxChange, auditAssignmentId: string): readonly number[] {
    this.#lines = undefined
    switch (change.type) {
      case 'appended':
        for (const entry of change.entries) {
          if (entry.auditAssignmentId === auditAssignmentId) this.#append(entry)
        }
        return []
      case 'named':
        this.#name(change)
        return []
      case 'settled':
        return this.#settle(change)
      case 'refilled':
        return []
    }
  }

  /** Newest first; the same list as long as nothing changed. */
  lines(): readonly ShelfLine[] {
    this.#lines ??= this.#merge()
    return this.#lines
  }

  /** How many counts of the person the server keeps without effect. */
  setAside(): number {
    return this.#snapshot?.setAside ?? 0
  }

  /** Null: not counted, which is not 0. */
  quantityOf(line: string): number | null {
    return this.lines().find((one) => one.line === line)?.quantity ?? null
  }

  #append(entry: OutboxEntry): void {
    if (this.#entries.has(entry.seq) || this.#shown.has(entry.seq)) return
    if (this.#isShown(entry)) {
      this.#shown.add(entry.seq)
      return
    }
    this.#entries.set(entry.seq, entry)
    this.#count(entry)
  }

  #settle({ settlements, atMs }: Extract<OutboxChange, { type: 'settled' }>): readonly number[] {
    let touched = false
    for (const { seq, fault } of settlements) {
      const entry = this.#entries.get(seq)
      if (!entry) continue
      touched = true
      const state = fault ? ('refused' as const) : ('sent' as const)
      this.#entries.set(seq, { ...entry, state, sentAtMs: atMs })
    }
    if (touched) this.#recount()
    const over = settlements.filter(({ seq, fault }) => !fault && this.#shown.has(seq))
    return over.map(({ seq }) => seq)
  }

  #name({ eventId, shown }: Extract<OutboxChange, { type: 'named' }>): void {
    for (const [seq, entry] of this.#entries) {
      if (entry.work.kind !== 'count' || entry.work.event.id !== eventId) continue
      this.#entries.set(seq, { ...entry, work: { ...entry.work, shown } })
      this.#recount()
    }
  }

  #sift(): readonly number[] {
    const shown = [...this.#entries.values()].filter((entry) => this.#isShown(entry))
    for (const { seq } of shown) {
      this.#entries.delete(seq)
      this.#shown.add(seq)
    }
    this.#recount()
    return shown.filter(({ state }) => state === 'sent').map(({ seq }) => seq)
  }

  /** Whether the server's list contains this count already. */
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
    const { line, name, unit, effect } = entry.work.shown
    const own = this.#own.get(line) ?? empty()
    own.name = name ?? own.name
    own.unit = unit ?? own.unit
    own.effect += effect
    own.unsent += entry.state === 'waiting' ? 1 : 0
    own.countedAtMs = Math.max(own.countedAtMs, entry.work.event.deviceTimeMs)
    own.events += entry.work.event.kind === 'void' ? -1 : 1
    this.#own.set(line, own)
  }

  #merge(): readonly ShelfLine[] {
    const merged = new Map<string, ShelfLine>()
    for (const { id, itemName, unit, quantity } of this.#snapshot?.lines ?? []) {
      const countedAtMs = this.#snapshot?.countedAtMs?.[id]
      merged.set(id, { line: id, name: itemName, unit, quantity, unsent: 0, countedAtMs })
    }
    for (const [line, own] of this.#own) {
      const before = merged.get(line)
      const quantity = fromMilli(totalToMilli(before?.quantity ?? 0) + own.effect)
      const isUndone = own.events < 0 ? quantity === 0 : !before && own.events === 0
      if (isUndone) merged.delete(line)
      else {
        merged.set(line, {
          line,
          name: own.name ?? before?.name ?? null,
          unit: own.unit ?? before?.unit ?? null,
          quantity,
          unsent: own.unsent,
          countedAtMs: Math.max(own.countedAtMs, before?.countedAtMs ?? 0),
        })
      }
    }
    return [...merged.values()].sort((a, b) => (b.countedAtMs ?? 0) - (a.countedAtMs ?? 0))
  }
}

function empty(): OwnLine {
  return { name: null, unit: null, effect: 0, unsent: 0, countedAtMs: 0, events: 0 }
}
