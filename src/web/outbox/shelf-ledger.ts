// What stands on a shelf, as far as this device knows: what the server last said, and what the device
// has counted since. Sums only grow and shrink with each event, so a long queue costs nothing.

import { fromMilli, type Milli, toMilli } from '#domain/quantity.ts'
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
  /** When the device last counted it; undefined: only the server did. */
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
  #entries = new Map<number, OutboxEntry>()
  #snapshot: ShelfSnapshot | undefined
  #own = new Map<string, OwnLine>()
  #lines: readonly ShelfLine[] | undefined

  /** All that the device keeps for the shelf. */
  load(entries: readonly OutboxEntry[]): void {
    this.#entries = new Map(entries.map((entry) => [entry.seq, entry]))
    this.#recount()
  }

  /** The server's list. Answers which entries are not needed any more, now that it shows them. */
  learn(snapshot: ShelfSnapshot): readonly number[] {
    this.#snapshot = snapshot
    const known = new Set(snapshot.eventIds)
    const over = [...this.#entries.values()].filter((entry) => isShown(entry, snapshot, known))
    for (const { seq } of over) this.#entries.delete(seq)
    this.#recount()
    return over.filter(({ state }) => state === 'sent').map(({ seq }) => seq)
  }

  apply(change: OutboxChange, auditAssignmentId: string): void {
    this.#lines = undefined
    if (change.type === 'appended') {
      for (const entry of change.entries) {
        if (entry.auditAssignmentId !== auditAssignmentId || this.#entries.has(entry.seq)) continue
        this.#entries.set(entry.seq, entry)
        this.#count(entry)
      }
      return
    }
    let touched = false
    for (const { seq, fault } of change.settlements) {
      const entry = this.#entries.get(seq)
      if (!entry) continue
      touched = true
      const state = fault ? ('refused' as const) : ('sent' as const)
      this.#entries.set(seq, { ...entry, state, sentAtMs: change.atMs })
    }
    if (touched) this.#recount()
  }

  /** Newest first; the same list as long as nothing changed. */
  lines(): readonly ShelfLine[] {
    this.#lines ??= this.#merge()
    return this.#lines
  }

  /** Null: not counted, which is not 0. */
  quantityOf(line: string): number | null {
    return this.lines().find((one) => one.line === line)?.quantity ?? null
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
      const facts = { name: itemName, unit, quantity, unsent: 0, countedAtMs: undefined }
      merged.set(id, { line: id, ...facts })
    }
    for (const [line, own] of this.#own) {
      const before = merged.get(line)
      const quantity = fromMilli(toMilli(before?.quantity ?? 0) + own.effect)
      const isUndone = own.events < 0 ? quantity === 0 : !before && own.events === 0
      if (isUndone) merged.delete(line)
      else {
        merged.set(line, {
          line,
          name: own.name ?? before?.name ?? null,
          unit: own.unit ?? before?.unit ?? null,
          quantity,
          unsent: own.unsent,
          countedAtMs: own.countedAtMs,
        })
      }
    }
    return [...merged.values()].sort((a, b) => (b.countedAtMs ?? 0) - (a.countedAtMs ?? 0))
  }
}

function empty(): OwnLine {
  return { name: null, unit: null, effect: 0, unsent: 0, countedAtMs: 0, events: 0 }
}

/** Whether the server's list contains this count already. */
function isShown(entry: OutboxEntry, snapshot: ShelfSnapshot, known: ReadonlySet<string>): boolean {
  if (entry.state === 'refused') return false
  if (entry.work.kind === 'count' && known.has(entry.work.event.id)) return true
  if (entry.state !== 'sent') return false
  return (entry.sentAtMs ?? Number.POSITIVE_INFINITY) + LAG_MS < snapshot.receivedAtMs
}
