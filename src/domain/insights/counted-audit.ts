// An audit put together for looking at it: lines with what was entered on them, and shelves with the
// order in which they were scanned. Nothing here depends on the order in which events arrived.

import type { AuditFacts, ItemFacts, ScanFact, ShelfFacts } from './audit-facts.ts'
import { effectOfScan } from './scan-effect.ts'
import { type ScanStream, streamsOf } from './scan-streams.ts'

export interface AuditLine {
  readonly index: number
  readonly storeId: string
  readonly itemId: string
  /** Null: the whole store. */
  readonly shelfId: string | null
  readonly item: ItemFacts | null
  /** Whether the baseline names it; otherwise it was found without being expected. */
  readonly isExpected: boolean
  readonly expected: number
  readonly counted: number | null
  /** What is not counted is taken as 0. */
  readonly variance: number
  /** Per unit; 0 when unknown. */
  readonly cost: number
  /** The smallest step of its quantities: 1, or a thousandth for what is weighed. */
  readonly grain: number
  /** What its codes stand for beyond one unit, ascending. */
  readonly packs: readonly number[]
  /** Entries that make up the count, in scan order; what was set again is left out. */
  readonly entries: readonly ScanFact[]
  /** Whether somebody should have been there by now. */
  readonly isDue: boolean
}

export interface CountedAudit {
  readonly facts: AuditFacts
  readonly items: ReadonlyMap<string, ItemFacts>
  readonly shelves: ReadonlyMap<string, ShelfFacts>
  readonly lines: readonly AuditLine[]
  readonly lineOf: (storeId: string, itemId: string, shelfId: string) => AuditLine | undefined
  readonly linesOfItem: ReadonlyMap<string, readonly AuditLine[]>
  readonly streams: ReadonlyMap<string, readonly ScanStream[]>
}

type Draft = { -readonly [Key in keyof AuditLine]: AuditLine[Key] } & { entries: ScanFact[] }

export function countedAudit(facts: AuditFacts): CountedAudit {
  const items = new Map(facts.items.map((item) => [item.id, item]))
  const shelves = new Map(facts.shelves.map((shelf) => [shelf.id, shelf]))
  const streams = streamsOf(facts.events)
  const book = new LineBook(facts, items)
  for (const { storeId, itemId, shelfId, expected } of facts.baseline) {
    const line = book.take(storeId, itemId, shelfId)
    line.isExpected = true
    line.expected = exact(line.expected + expected)
  }
  const emptied = new Set<string>()
  for (const streamed of streams.values()) {
    for (const { events } of streamed) for (const event of events) enter(book, emptied, event)
  }
  for (const { id, state } of facts.shelves) if (state === 'empty') emptied.add(id)
  finish(book.lines, { shelves, emptied, streams })
  return {
    facts,
    items,
    shelves,
    lines: book.lines,
    lineOf: (storeId, itemId, shelfId) => book.find(storeId, itemId, shelfId),
    linesOfItem: book.byItem,
    streams,
  }
}

/** Finds the line of an item: by shelf where the baseline goes by shelf, else that of the store. */
class LineBook {
  readonly lines: Draft[] = []
  readonly byItem = new Map<string, Draft[]>()
  readonly #items: ReadonlyMap<string, ItemFacts>
  readonly #storesByShelf: ReadonlySet<string>

  constructor(facts: AuditFacts, items: ReadonlyMap<string, ItemFacts>) {
    this.#items = items
    this.#storesByShelf = storesByShelf(facts)
  }

  find(storeId: string, itemId: string, shelfId: string | null): Draft | undefined {
    for (const line of this.byItem.get(itemId) ?? []) {
      if (line.storeId !== storeId) continue
      if (line.shelfId === null || line.shelfId === shelfId) return line
    }
    return undefined
  }

  take(storeId: string, itemId: string, shelfId: string | null): Draft {
    const known = this.find(storeId, itemId, shelfId)
    if (known) return known
    const item = this.#items.get(itemId) ?? null
    const line = newLine(this.lines.length, { storeId, itemId, item })
    line.shelfId = this.#storesByShelf.has(storeId) ? shelfId : null
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
    isExpected: false,
    expected: 0,
    counted: null,
    variance: 0,
    cost: item?.unitCost ?? item?.unitPrice ?? 0,
    grain: 1,
    packs: [...packs].sort((one, other) => one - other),
    entries: [],
    isDue: true,
  }
}

function storesByShelf({ baseline }: AuditFacts): ReadonlySet<string> {
  const balance = new Map<string, number>()
  for (const { storeId, shelfId } of baseline) {
    balance.set(storeId, (balance.get(storeId) ?? 0) + (shelfId === null ? -1 : 1))
  }
  return new Set([...balance].filter(([, more]) => more > 0).map(([storeId]) => storeId))
}

function enter(book: LineBook, emptied: Set<string>, event: ScanFact): void {
  if (event.kind === 'empty') emptied.add(event.shelfId)
  if (event.itemId === null || event.entered === null) return
  const line = book.take(event.storeId, event.itemId, event.shelfId)
  line.counted = (line.counted ?? 0) + effectOfScan(event)
  if (event.kind === 'set') line.entries = line.entries.filter((one) => !isReplaced(one, event))
  line.entries.push(event)
}

/** A correction on a device takes the place of what that device had entered on the shelf. */
function isReplaced(entry: ScanFact, by: ScanFact): boolean {
  return entry.shelfId === by.shelfId && entry.deviceId === by.deviceId
}

interface Surroundings {
  readonly shelves: ReadonlyMap<string, ShelfFacts>
  readonly emptied: ReadonlySet<string>
  readonly streams: ReadonlyMap<string, readonly ScanStream[]>
}

function finish(lines: readonly Draft[], { shelves, emptied, streams }: Surroundings): void {
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
    if (isWhole(line)) continue
    line.grain = 0.001
  }
}

function isWhole({ expected, counted, entries }: Draft): boolean {
  if (!Number.isInteger(expected) || !Number.isInteger(counted ?? 0)) return false
  return entries.every(({ entered }) => Number.isInteger(entered ?? 0))
}

/** Sums of thousandths stay thousandths. */
export function exact(quantity: number): number {
  return Math.round(quantity * 1_000) / 1_000
}
