// An audit prepared for analysis: lines with their entries, and shelves with the order in which they were scanned.
// Nothing here depends on the order in which events arrived.

import type { AuditFacts, ItemFacts, ShelfFacts } from './audit-facts.ts'
import { KIND, ScanLog } from './scan-log.ts'
import { type ScanStream, streamsOf } from './scan-streams.ts'

export interface AuditLine {
  readonly index: number
  readonly storeId: string
  readonly itemId: string
  /** Null for the whole store. */
  readonly shelfId: string | null
  readonly item: ItemFacts | null
  /** Whether its store has a baseline; without one, nothing is expected and there are no differences. */
  readonly isCompared: boolean
  /** Whether the baseline has it; if not, it was found unexpectedly. */
  readonly isExpected: boolean
  readonly expected: number
  readonly counted: number | null
  /** A line that was not counted is treated as 0. */
  readonly variance: number
  /** Per unit, in its store. */
  readonly unitCost: number | null
  /** The weight of a unit in comparisons: its cost, otherwise its price, otherwise 0. */
  readonly cost: number
  /** The smallest step of its quantities: 1, or a thousandth for weighed goods. */
  readonly grain: number
  /** The factors of its codes above 1, ascending. */
  readonly packs: readonly number[]
  /** The events that make up the count, in scan order, without those that a set replaced. */
  readonly entries: Int32Array
  /** Whether it should have been counted by now. */
  readonly isDue: boolean
}

export interface CountedAudit {
  readonly facts: AuditFacts
  readonly log: ScanLog
  /** The line of each effective event; negative when it has none. */
  readonly lineOfEvent: Int32Array
  readonly items: ReadonlyMap<string, ItemFacts>
  readonly shelves: ReadonlyMap<string, ShelfFacts>
  readonly lines: readonly AuditLine[]
  readonly lineOf: (storeId: string, itemId: string, shelfId: string) => AuditLine | undefined
  readonly linesOfItem: ReadonlyMap<string, readonly AuditLine[]>
  readonly streams: ReadonlyMap<string, readonly ScanStream[]>
}

type Draft = { -readonly [Key in keyof AuditLine]: AuditLine[Key] }

const NO_LINE = -1
const NO_ENTRIES = new Int32Array(0)

export function countedAudit(facts: AuditFacts): CountedAudit {
  const items = new Map(facts.items.map((item) => [item.id, item]))
  const shelves = new Map(facts.shelves.map((shelf) => [shelf.id, shelf]))
  const log = ScanLog.from(facts.events)
  const streams = streamsOf(log)
  const book = new LineBook(facts, items)
  for (const { storeId, itemId, shelfId, expected, unitCost } of facts.baseline) {
    const line = book.take(storeId, itemId, shelfId)
    line.isExpected = true
    line.expected = exact(line.expected + expected)
    if (unitCost !== undefined) value(line, unitCost)
  }
  const emptied = new Set<string>()
  const lineOfEvent = new Int32Array(log.length).fill(NO_LINE)
  const entering = { log, book, emptied, lineOfEvent }
  for (const streamed of streams.values()) {
    for (const { events } of streamed) for (const at of events) enter(entering, at)
  }
  keepEntries(entering, streams)
  for (const { id, state } of facts.shelves) if (state === 'empty') emptied.add(id)
  finish(book.lines, { log, shelves, emptied, streams })
  return {
    facts,
    log,
    lineOfEvent,
    items,
    shelves,
    lines: book.lines,
    lineOf: (storeId, itemId, shelfId) => book.find(storeId, itemId, shelfId),
    linesOfItem: book.byItem,
    streams,
  }
}

/** Finds the line of an item: by shelf if the baseline is by shelf, otherwise the store's line. */
class LineBook {
  readonly lines: Draft[] = []
  readonly byItem = new Map<string, Draft[]>()
  readonly #items: ReadonlyMap<string, ItemFacts>
  readonly #storesByShelf: ReadonlySet<string>
  readonly #comparedStores: ReadonlySet<string>
  /** By item and shelf, using the log's numbers. */
  readonly #lineOfPlace = new Map<number, number>()

  constructor(facts: AuditFacts, items: ReadonlyMap<string, ItemFacts>) {
    this.#items = items
    this.#storesByShelf = storesByShelf(facts)
    this.#comparedStores = new Set(facts.baseline.map(({ storeId }) => storeId))
  }

  find(storeId: string, itemId: string, shelfId: string | null): Draft | undefined {
    for (const line of this.byItem.get(itemId) ?? []) {
      if (line.storeId !== storeId) continue
      if (line.shelfId === null || line.shelfId === shelfId) return line
    }
    return undefined
  }

  /** The line of an event; usually the same as for an earlier event. */
  takeOf(log: ScanLog, at: number): Draft {
    const key = (log.item[at] ?? 0) * 67_108_864 + (log.shelf[at] ?? 0)
    const known = this.lines[this.#lineOfPlace.get(key) ?? NO_LINE]
    if (known && known.storeId === log.textAt(log.store, at)) return known
    const [storeId, itemId] = [log.textAt(log.store, at), log.textAt(log.item, at)]
    const line = this.take(storeId, itemId, log.textAt(log.shelf, at))
    this.#lineOfPlace.set(key, line.index)
    return line
  }

  take(storeId: string, itemId: string, shelfId: string | null): Draft {
    const known = this.find(storeId, itemId, shelfId)
    if (known) return known
    const item = this.#items.get(itemId) ?? null
    const line = newLine(this.lines.length, { storeId, itemId, item })
    line.shelfId = this.#storesByShelf.has(storeId) ? shelfId : null
    line.isCompared = this.#comparedStores.has(storeId)
    value(line, item?.unitCost ?? null)
    this.lines.push(line)
    const others = this.byItem.get(itemId)
    if (others) others.push(line)
    else this.byItem.set(itemId, [line])
    return line
  }
}

function newLine(
  index: number,
  { storeId, itemId, item }: Pick<AuditLine, 'storeId' | 'itemId' | 'item'>,
): Draft {
  const packs = new Set(item?.barcodes.map(({ factor }) => factor).filter((factor) => factor > 1))
  return {
    index,
    storeId,
    itemId,
    shelfId: null,
    item,
    isCompared: false,
    isExpected: false,
    expected: 0,
    counted: null,
    variance: 0,
    unitCost: null,
    cost: 0,
    grain: 1,
    packs: [...packs].sort((one, other) => one - other),
    entries: NO_ENTRIES,
    isDue: true,
  }
}

function value(line: Draft, unitCost: number | null): void {
  line.unitCost = unitCost
  line.cost = unitCost ?? line.item?.unitPrice ?? 0
}

function storesByShelf({ baseline }: AuditFacts): ReadonlySet<string> {
  const balance = new Map<string, number>()
  for (const { storeId, shelfId } of baseline) {
    balance.set(storeId, (balance.get(storeId) ?? 0) + (shelfId === null ? -1 : 1))
  }
  return new Set([...balance].filter(([, more]) => more > 0).map(([storeId]) => storeId))
}

interface Entering {
  readonly log: ScanLog
  readonly book: LineBook
  readonly emptied: Set<string>
  readonly lineOfEvent: Int32Array
}

function enter({ log, book, emptied, lineOfEvent }: Entering, at: number): void {
  if (log.kind[at] === KIND.empty) emptied.add(log.textAt(log.shelf, at))
  const item = log.item[at] ?? NO_LINE
  if (item < 0 || !log.counts(at)) return
  const line = book.takeOf(log, at)
  line.counted = (line.counted ?? 0) + log.effectAt(at)
  lineOfEvent[at] = line.index
}

/** A correction on a device replaces what that device had entered on the shelf. */
function replacedEntries(
  { log, lineOfEvent }: Entering,
  streams: ReadonlyMap<string, readonly ScanStream[]>,
): ReadonlySet<number> {
  const replaced = new Set<number>()
  for (const { events } of [...streams.values()].flat()) {
    const setAgain = new Set<number>()
    for (let index = events.length - 1; index >= 0; index -= 1) {
      const at = events[index] ?? 0
      const line = lineOfEvent[at] ?? NO_LINE
      if (setAgain.size > 0 && setAgain.has(line)) replaced.add(at)
      if (log.kind[at] === KIND.set && line !== NO_LINE) setAgain.add(line)
    }
  }
  return replaced
}

/** All entries are in one array, with those of a line next to each other. */
function keepEntries(
  entering: Entering,
  streams: ReadonlyMap<string, readonly ScanStream[]>,
): void {
  const { book, lineOfEvent } = entering
  const replaced = replacedEntries(entering, streams)
  const ends = new Int32Array(book.lines.length + 1)
  const each = (visit: (line: number, at: number) => void) => {
    for (const streamed of streams.values()) {
      for (const { events } of streamed) {
        for (const at of events) {
          const line = lineOfEvent[at] ?? NO_LINE
          if (line !== NO_LINE && !replaced.has(at)) visit(line, at)
        }
      }
    }
  }
  each((line) => {
    ends[line + 1] = (ends[line + 1] ?? 0) + 1
  })
  for (let line = 1; line < ends.length; line += 1) {
    ends[line] = (ends[line] ?? 0) + (ends[line - 1] ?? 0)
  }
  const all = new Int32Array(ends.at(-1) ?? 0)
  const next = ends.slice()
  each((line, at) => {
    const to = next[line] ?? 0
    all[to] = at
    next[line] = to + 1
  })
  for (const line of book.lines) {
    const [from, to] = [ends[line.index] ?? 0, ends[line.index + 1] ?? 0]
    if (to > from) line.entries = all.subarray(from, to)
  }
}

interface Surroundings {
  readonly log: ScanLog
  readonly shelves: ReadonlyMap<string, ShelfFacts>
  readonly emptied: ReadonlySet<string>
  readonly streams: ReadonlyMap<string, readonly ScanStream[]>
}

function finish(lines: readonly Draft[], { log, shelves, emptied, streams }: Surroundings): void {
  const unfinished = new Set<string>()
  for (const { storeId, state } of shelves.values()) {
    if (state === 'open' || state === 'counting') unfinished.add(storeId)
  }
  const isOver = (shelfId: string) => {
    const state = shelves.get(shelfId)?.state
    return state === undefined ? streams.has(shelfId) : state === 'counted' || state === 'empty'
  }
  for (const line of lines) {
    const { shelfId } = line
    if (shelfId !== null && line.counted === null && emptied.has(shelfId)) line.counted = 0
    if (line.counted !== null) line.counted = exact(line.counted)
    line.variance = exact((line.counted ?? 0) - line.expected)
    const over = shelfId === null ? !unfinished.has(line.storeId) : isOver(shelfId)
    line.isDue = line.counted !== null || over
    if (isWhole(log, line)) continue
    line.grain = 0.001
  }
}

function isWhole(log: ScanLog, { expected, counted, entries }: Draft): boolean {
  if (!Number.isInteger(expected) || !Number.isInteger(counted ?? 0)) return false
  return entries.every((at) => Number.isInteger(log.enteredAt(at)))
}

/** Keeps sums of thousandths exact. */
export function exact(quantity: number): number {
  return Math.round(quantity * 1_000) / 1_000
}
